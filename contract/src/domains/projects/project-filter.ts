import * as z from 'zod';
import { SourceId } from '../../kernel/id.ts';
import { County, ProjectType, SourceStatus } from './project.ts';
import { ProjectTrade, TradeNeed } from './trade-need.ts';

export const BudgetRange = z.enum(['under-10k', '10k-50k', '50k-100k', '100k-plus']);
export type BudgetRange = z.infer<typeof BudgetRange>;

/** Dollars; `to` is exclusive; null means no upper limit. A project matches if its budget overlaps the range. */
export const budgetRanges = {
  'under-10k': { from: 0, to: 10_000 },
  '10k-50k': { from: 10_000, to: 50_000 },
  '50k-100k': { from: 50_000, to: 100_000 },
  '100k-plus': { from: 100_000, to: null },
} as const satisfies Record<BudgetRange, { from: number; to: number | null }>;

/** Treats '' and 'all' as no filter. */
const anyWhenAll = (value: unknown) => (value === '' || value === 'all' ? undefined : value);
/** Accepts one value, several, or several in one comma-separated text. */
const list = (value: unknown) =>
  (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value])
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]))
    .filter((one) => anyWhenAll(one) !== undefined);
/** Treats 'jefferson', 'Jefferson' and 'Jefferson County' alike. */
const countyName = (value: unknown) => {
  if (typeof value !== 'string') return value;
  const word = value
    .trim()
    .toLowerCase()
    .replace(/\s+county$/, '');
  return anyWhenAll(word) && `${word.charAt(0).toUpperCase()}${word.slice(1)} County`;
};

export const MAX_SEARCH_LENGTH = 200;
const MAX_PLACE_LENGTH = 100;
/** Miles around a place, if the filter names none. */
export const USUAL_RADIUS = 10;
const MAX_DAYS = 3650;
const MAX_DOLLARS = 1_000_000_000;

const choice = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(anyWhenAll, schema.optional());
/** Accepts '$250,000' as well. */
const dollars = choice(
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value),
    z.coerce.number().int().min(0).max(MAX_DOLLARS),
  ),
);
/** No value at all means no choice of these. */
const someOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    const values = list(value);
    return values.length === 0 ? undefined : values;
  }, z.array(schema).optional());

/** The filter of the list, both maps, the counts and the export. An empty one matches everything. */
export const ProjectFilter = z.object({
  /** Words in any order, found in the title, description, address, permit number, county and type; tolerates a typo. */
  search: z.preprocess(anyWhenAll, z.string().trim().max(MAX_SEARCH_LENGTH).optional()),
  projectType: z.preprocess(list, z.array(ProjectType)),
  county: z.preprocess(countyName, County.optional()),
  budgetRange: z.preprocess(anyWhenAll, BudgetRange.optional()),
  /** The source's status; 'in-review' is accepted but matches no project. */
  status: z.preprocess(list, z.array(SourceStatus.or(z.literal('in-review')))),
  /** Only projects that need a plumber: the plumbing hub's list and map. */
  plumbing: z.preprocess(
    (value) =>
      value === 'true' || value === true ? true : value === 'false' || value === false ? undefined : anyWhenAll(value),
    z.literal(true).optional(),
  ),
  /** A ZIP code, 'City, ST', or 'latitude,longitude': the center of the search radius. */
  near: choice(z.string().trim().max(MAX_PLACE_LENGTH)),
  within: choice(z.coerce.number().min(1).max(200)),
  zip: choice(
    z
      .string()
      .trim()
      .regex(/^\d{5}$/),
  ),
  /** Only projects that were listed or changed in the last number of days. */
  days: choice(z.coerce.number().int().min(1).max(MAX_DAYS)),
  source: choice(SourceId),
  /** How surely the trade is needed; any of these. Without a trade it is plumbing. */
  need: someOf(TradeNeed.shape.need),
  trade: choice(ProjectTrade),
  /** Whether somebody is named who builds it. */
  builder: choice(z.enum(['named', 'nobody'])),
  /** Dollars. A project matches if its budget is known and touches this range. */
  valueFrom: dollars,
  valueTo: dollars,
  /** What is left out, whatever else matches: kinds, sources, and budgets that are known to stay below. */
  notType: someOf(ProjectType),
  notSource: someOf(SourceId),
  notBelow: dollars,
  /** Leaves out what is known to need the trade less surely. */
  needFrom: choice(TradeNeed.shape.need.exclude(['no'])),
});
export type ProjectFilter = z.infer<typeof ProjectFilter>;

/** The filter of the projects page until the visitor changes it. */
export const defaultProjectFilter: ProjectFilter = {
  projectType: ['residential', 'commercial'],
  status: ['bidding-open'],
};

export const emptyProjectFilter: ProjectFilter = { projectType: [], status: [] };
