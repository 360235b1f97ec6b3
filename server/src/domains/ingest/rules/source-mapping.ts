import { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import * as z from 'zod';

import { isEncoding } from '../../../kernel/text-encoding.ts';
import { isKnownReference } from '../../locations/public.ts';
import { FORMAT_PROBLEM, parseDateFormat } from './date-format.ts';

/**
 * What the configurations of sources (`mapping` in their rows) have in common. What a kind adds stands beside its reader.
 * Unknown keys are refused.
 */

const isZone = (zone: string) => {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** A word or a few of a mapping. */
export const text = z.string().trim().min(1).max(500);

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
  /** The encoding ('windows-1252', 'utf-16le'), if the file's mark or the server is wrong. */
  encoding: z.string().refine(isEncoding, 'must be an encoding, such as windows-1252').optional(),
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

/**
 * One value of a row: a column by its name in any case ('locations.zip' is 'zip' of the object in the column
 * 'locations'), words that are the same in every row, or a column whose codes stand for words: `last` takes only so
 * many letters of its end, and a code that `words` doesn't know stays as it is.
 */
const Part = z.union([
  text,
  z.strictObject({ value: text }),
  z.strictObject({
    of: text,
    last: z.number().int().min(1).max(20).optional(),
    words: z
      .record(z.string(), text)
      .transform((own) => Object.fromEntries(Object.entries(own).map(([code, word]) => [code.toLowerCase(), word])))
      .prefault({}),
  }),
]);
export type Part = z.infer<typeof Part>;
const Parts = z.array(Part).min(1).max(12);

/** One part, several joined by spaces or by what `with` says, or the first of several that says something. */
const Column = z.union([
  Part,
  Parts,
  z.strictObject({ join: Parts, with: z.string().max(5) }),
  z.strictObject({ firstOf: Parts }),
]);
export type Column = z.infer<typeof Column>;

const optional = Column.optional();
const Columns = z.strictObject({
  id: Column,
  url: optional,
  title: optional,
  description: optional,
  street: optional,
  unit: optional,
  city: optional,
  state: optional,
  zip: optional,
  county: optional,
  latitude: optional,
  longitude: optional,
  /** Both in one column: '(38.6, -90.2)', WKT, GeoJSON, a location object. */
  point: optional,
  status: optional,
  kind: optional,
  category: optional,
  squareFeet: optional,
  /** New dwelling units. */
  units: optional,
  budget: optional,
  budgetMin: optional,
  budgetMax: optional,
  deadline: optional,
  permitNumber: optional,
  reference: optional,
  contractor: optional,
  /** Firms beside the contractor: 'PLUMBING CONTRACTOR' in one column, its name in another. */
  subcontractors: z
    .array(z.strictObject({ type: Column, name: Column }))
    .min(1)
    .max(20)
    .optional(),
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

const Format = z.string().refine((format) => parseDateFormat(format) !== null, FORMAT_PROBLEM);
const Formats = z.union([Format, z.array(Format).min(1).max(5)]);
type Formats = z.infer<typeof Formats>;

const table = {
  /** Column names, in any case; a column that isn't named isn't read. Without any, those of BLDS are. */
  columns: Columns.optional(),
  /** The zone of times without one. 'wall': zones and offsets in the text are wrong, too. */
  dates: z.enum(['local', 'utc', 'wall']).default('local'),
  /**
   * Formats of a column's dates, one or several: 'DD/MM/YYYY'. Only needed where they can be misread and the
   * column as a whole doesn't tell.
   */
  dateFormats: z.strictObject({ listedAt: Formats.optional(), deadline: Formats.optional() }).optional(),
  /** The code (EPSG, Esri) of the map grid that coordinates are in, where they are no degrees and the source doesn't say. */
  spatialReference: z
    .number()
    .int()
    .refine(isKnownReference, 'must be the code of a map grid of the US, such as 2272 or 102671')
    .optional(),
};

/** The mapping of a table of permits; a kind may add words to it. */
export const PermitMapping = z.strictObject({ ...permits, ...table });
export type PermitMapping = z.infer<typeof PermitMapping>;

/** The mapping of a list of what public bodies want to buy; a kind may add words to it. */
export const OfferMapping = z.strictObject(offers);

/** The words that every mapping may hold. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(Object.keys(OfferMapping.shape));

/** What the mappings of all kinds have in common. */
export type RowMapping = Pick<
  PermitMapping,
  'zone' | 'agency' | 'city' | 'state' | 'within' | 'lists' | 'statuses' | 'link' | 'only' | 'status'
> & {
  readonly dates?: 'local' | 'utc' | 'wall';
  readonly dateFormats?:
    | { readonly listedAt?: Formats | undefined; readonly deadline?: Formats | undefined }
    | undefined;
};
