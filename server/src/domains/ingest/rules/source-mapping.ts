import { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { problem } from '@plumbline/contract/kernel/words.ts';
import * as z from 'zod';

import { isEncoding } from '../../../kernel/text-encoding.ts';
import { isKnownReference } from '../../locations/public.ts';
import { parseDateFormat } from './date-format.ts';
import { mappingWords } from './source-mapping.words.ts';

/**
 * The shared part of source configurations (`mapping` in their rows). A kind's additions are next to its reader.
 * Unknown keys are rejected.
 */

const isZone = (zone: string) => {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** A short text in a mapping. */
export const text = z.string().trim().min(1).max(500);

const common = {
  /** IANA zone of the source's clocks. */
  zone: z
    .string()
    .refine(
      isZone,
      problem(mappingWords, (words) => words.zone),
    )
    .default('America/New_York'),
  /** The body that issues the permits or buys: 'Louisville Metro Government'. */
  agency: text.optional(),
  /** For rows that don't give one. */
  city: text.optional(),
  state: z.string().length(2).toUpperCase().optional(),
  /** 'louisville-area' skips rows outside the four counties, and rows without a location. */
  within: z.enum(['anywhere', 'louisville-area']).default('anywhere'),
  /**
   * 'rolling' if the source lists only recent rows, such as the permits of the last 30 days: a row that disappears has
   * aged and keeps its last known status. With 'everything', a row that disappears is finished.
   */
  lists: z.enum(['everything', 'rolling']).default('everything'),
  /** Overrides for the source's own status terms, if they aren't understood or mean something else. */
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
   * 'permitted' if the publisher has said that programs may read this exact address, whatever its host's robots.txt
   * tells search engines.
   */
  robots: z.enum(['obey', 'permitted']).default('obey'),
  /** The encoding ('windows-1252', 'utf-16le'), if the byte order mark or the server is wrong. */
  encoding: z
    .string()
    .refine(
      isEncoding,
      problem(mappingWords, (words) => words.encoding),
    )
    .optional(),
};

/** Permits are all for construction work that has begun. A public body's purchases are open and may be for anything. */
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
 * 'locations'), a constant text, or a column of codes that stand for words. `last` uses only that many letters from the
 * end; a code that `words` doesn't list stays as it is.
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

/** One part, several joined by spaces or by `with`, or the first of several that isn't empty. */
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
  /** Both coordinates in one column: '(38.6, -90.2)', WKT, GeoJSON, a location object. */
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
  /** The license number of the contractor. */
  contractorLicense: optional,
  /** Other firms on the job: 'PLUMBING CONTRACTOR' in one column, the firm's name in another. */
  subcontractors: z
    .array(z.strictObject({ type: Column, name: Column }))
    .min(1)
    .max(20)
    .optional(),
  contact: optional,
  listedAt: optional,
});
export type Columns = z.infer<typeof Columns>;

/** The names of BLDS, the permit data standard. A source that follows it needs no columns in its configuration. */
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
  contractorLicense: 'ContractorLicNum',
  listedAt: { firstOf: ['IssuedDate', 'AppliedDate'] },
};

const Format = z.string().refine(
  (format) => parseDateFormat(format) !== null,
  problem(mappingWords, (words) => words.dateFormat),
);
const Formats = z.union([Format, z.array(Format).min(1).max(5)]);
type Formats = z.infer<typeof Formats>;

const table = {
  /** Column names, in any case. A column that isn't named isn't read. Without any, the BLDS names apply. */
  columns: Columns.optional(),
  /** The zone of times without one. 'wall': zones and offsets in the text are wrong and are ignored. */
  dates: z.enum(['local', 'utc', 'wall']).default('local'),
  /**
   * One or several date formats of a column: 'DD/MM/YYYY'. Needed only if dates are ambiguous and the column as a whole
   * doesn't resolve them.
   */
  dateFormats: z.strictObject({ listedAt: Formats.optional(), deadline: Formats.optional() }).optional(),
  /** The code (EPSG, Esri) of the map grid of the coordinates, if they aren't degrees and the source doesn't say. */
  spatialReference: z
    .number()
    .int()
    .refine(
      isKnownReference,
      problem(mappingWords, (words) => words.grid),
    )
    .optional(),
};

/** The mapping of a table of permits; a kind may add keys. */
export const PermitMapping = z.strictObject({ ...permits, ...table });
export type PermitMapping = z.infer<typeof PermitMapping>;

/** The mapping of a list of public purchases; a kind may add keys. */
export const OfferMapping = z.strictObject(offers);

/** The keys that every mapping may have. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(Object.keys(OfferMapping.shape));

/** The keys that the mappings of all kinds share. */
export type RowMapping = Pick<
  PermitMapping,
  'zone' | 'agency' | 'city' | 'state' | 'within' | 'lists' | 'statuses' | 'link' | 'only' | 'status'
> & {
  readonly dates?: 'local' | 'utc' | 'wall';
  readonly dateFormats?:
    | { readonly listedAt?: Formats | undefined; readonly deadline?: Formats | undefined }
    | undefined;
};

/** The same, and what only tables have. */
export type TableMapping = RowMapping & {
  readonly columns?: Columns | undefined;
  readonly spatialReference?: number | undefined;
};
