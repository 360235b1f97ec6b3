import { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import * as z from 'zod';

/** How the configuration of a source (`mapping` in its row) is written, one schema a kind. Unknown keys are refused. */

const isZone = (zone: string) => {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const text = z.string().trim().min(1).max(500);

const common = {
  /** IANA zone that the source's clocks show. */
  zone: z.string().refine(isZone, 'must be an IANA zone, such as America/New_York').default('America/New_York'),
  /** Who permits or buys: 'Louisville Metro Government'. */
  agency: text.optional(),
  /** Of rows that name none. */
  city: text.optional(),
  state: z.string().length(2).toUpperCase().optional(),
  /** 'louisville-area' passes over what lies outside of the four counties, and what says not where it lies. */
  within: z.enum(['anywhere', 'louisville-area']).default('anywhere'),
  /**
   * 'rolling' where the source lists only what is recent, such as the permits of the last 30 days: a row that leaves
   * it has aged and keeps its last known status. From 'everything', a row that is gone is over.
   */
  lists: z.enum(['everything', 'rolling']).default('everything'),
  /** What the source's own words for a state mean, where they aren't understood or mean something else. */
  statuses: z
    .record(z.string(), SourceStatus)
    .transform((own) => Object.fromEntries(Object.entries(own).map(([word, status]) => [word.toLowerCase(), status])))
    .prefault({}),
  /** The page of one row, with '{id}' in place of its id. */
  link: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  /**
   * 'permitted' where the publisher has said that programs may read this very address, whatever robots.txt says of
   * its host to search engines.
   */
  robots: z.enum(['obey', 'permitted']).default('obey'),
};

/** Permits are all construction work and have begun; what a public body wants to buy is open and may be anything. */
const permits = {
  ...common,
  only: z.enum(['everything', 'construction']).default('everything'),
  status: SourceStatus.default('in-progress'),
};
const offers = {
  ...common,
  only: z.enum(['everything', 'construction']).default('construction'),
  status: SourceStatus.default('bidding-open'),
};

/** One column, several whose words are joined by spaces, or the first of several that says something. */
const Column = z.union([text, z.array(text).min(1).max(12), z.strictObject({ firstOf: z.array(text).min(1).max(12) })]);
export type Column = z.infer<typeof Column>;

const optional = Column.optional();
const Columns = z.strictObject({
  id: Column,
  url: optional,
  title: optional,
  description: optional,
  street: optional,
  city: optional,
  state: optional,
  zip: optional,
  county: optional,
  latitude: optional,
  longitude: optional,
  status: optional,
  kind: optional,
  category: optional,
  squareFeet: optional,
  budget: optional,
  budgetMin: optional,
  budgetMax: optional,
  deadline: optional,
  permitNumber: optional,
  reference: optional,
  contractor: optional,
  contact: optional,
  listedAt: optional,
});
export type Columns = z.infer<typeof Columns>;

/** The names of BLDS, the permit data standard: a source that keeps to it needs no columns in its configuration. */
export const bldsColumns: Columns = {
  id: 'PermitNum',
  url: 'Link',
  description: 'Description',
  street: { firstOf: ['OriginalAddress1', 'OriginalAddress'] },
  city: 'OriginalCity',
  state: 'OriginalState',
  zip: 'OriginalZip',
  latitude: 'Latitude',
  longitude: 'Longitude',
  status: { firstOf: ['StatusCurrentMapped', 'StatusCurrent'] },
  kind: { firstOf: ['PermitTypeMapped', 'PermitType'] },
  category: ['PermitClassMapped', 'WorkClass'],
  squareFeet: 'TotalSqFt',
  budget: 'EstProjectCost',
  permitNumber: 'PermitNum',
  contractor: 'ContractorCompanyName',
  listedAt: { firstOf: ['IssuedDate', 'AppliedDate'] },
};

const table = {
  /** Column names, in any case; a column that isn't named isn't read. Without any, those of BLDS are. */
  columns: Columns.optional(),
  /** What a date without a zone is meant in. */
  dates: z.enum(['local', 'utc']).default('local'),
};

export const ArcgisMapping = z.strictObject({
  ...permits,
  ...table,
  /** Which rows, in the SQL of the service. */
  where: text.default('1=1'),
  objectId: text.default('OBJECTID'),
  pageSize: z.number().int().min(1).max(5000).default(1000),
});
export type ArcgisMapping = z.infer<typeof ArcgisMapping>;

export const SocrataMapping = z.strictObject({
  ...permits,
  ...table,
  /** Which rows, in SoQL. */
  where: text.optional(),
  /** Must tell rows apart, so that pages neither overlap nor leave gaps. */
  order: text.default(':id'),
  pageSize: z.number().int().min(1).max(50_000).default(1000),
});
export type SocrataMapping = z.infer<typeof SocrataMapping>;

export const FileMapping = z.strictObject({
  ...permits,
  ...table,
  format: z.enum(['csv', 'json']).optional(),
  /** Of a CSV file; told from its first line where it isn't given. */
  separator: z.enum([',', ';', '\t', '|']).optional(),
  /** Where the list of rows is in a JSON file: 'data.rows'. */
  rows: text.optional(),
});
export type FileMapping = z.infer<typeof FileMapping>;

export const BonfireMapping = z.strictObject(offers);
export type BonfireMapping = z.infer<typeof BonfireMapping>;

export const CivicplusMapping = z.strictObject(offers);
export type CivicplusMapping = z.infer<typeof CivicplusMapping>;

export const FeedMapping = z.strictObject({
  ...offers,
  /** What stands before the deadline and the place in an entry's text: 'Bid Date', 'Project Location'. */
  deadlineLabel: text.optional(),
  placeLabel: text.optional(),
});
export type FeedMapping = z.infer<typeof FeedMapping>;

export const SamMapping = z.strictObject({
  ...offers,
  /** Two letters of the state of performance. */
  placeState: z.string().length(2).toUpperCase().optional(),
  /** How many days back notices are read; SAM.gov answers for at most a year. */
  days: z.number().int().min(1).max(364).default(90),
  /** Notice types: o solicitation, k combined synopsis, p presolicitation, r sources sought. */
  types: text.default('o,k,p'),
  pageSize: z.number().int().min(1).max(1000).default(1000),
});
export type SamMapping = z.infer<typeof SamMapping>;

/** What the mappings of all kinds have in common. */
export type RowMapping = Pick<
  ArcgisMapping,
  'zone' | 'agency' | 'city' | 'state' | 'within' | 'lists' | 'statuses' | 'link' | 'only' | 'status'
> & { readonly dates?: 'local' | 'utc' };
