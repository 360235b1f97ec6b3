import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { LossReason, RowLosses } from './source.ts';
import { ColumnCount } from './source-columns.ts';
import { sourceDraftWords } from './source-draft.words.ts';
import { SourceKind } from './source-kinds.ts';

/** A source that an operator is adding. */
export const SourceDraftId = idOf('SourceDraftId');
export type SourceDraftId = z.infer<typeof SourceDraftId>;

/** The fields for which an operator chooses a column, in the order of the page. */
export const MAPPED_FIELDS = [
  'id',
  'description',
  'title',
  'kind',
  'category',
  'street',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'point',
  'status',
  'listedAt',
  'deadline',
  'budget',
  'squareFeet',
  'contractor',
  'contact',
  'url',
] as const;
export const MappedField = z.enum(MAPPED_FIELDS);
export type MappedField = z.infer<typeof MappedField>;

/** Fields without which no row becomes a project. */
export const NEEDED_FIELDS: readonly MappedField[] = ['id'];

/** A choice that keeps what a configuration says of a field, such as several columns joined. */
export const AS_CONFIGURED = '=';

const LONGEST_ADDRESS = 2000;
/** Characters of a table that is pasted into the form. Files may be larger. */
export const LONGEST_PASTED = 30_000;

/** Where the rows are: a web address, one of the configurations that come with the product, or a pasted table. */
export const NewSourceDraft = z
  .object({
    address: z
      .string()
      .trim()
      .max(...atMost(LONGEST_ADDRESS))
      .default(''),
    /** The id of a configuration that comes with the product. */
    ready: z.string().max(60).default(''),
    pasted: z
      .string()
      .max(...atMost(LONGEST_PASTED))
      .default(''),
  })
  .refine(({ address, pasted, ready }) => address !== '' || pasted.trim() !== '' || ready !== '', {
    path: ['address'],
    ...problem(sourceDraftWords, ({ sayWhere }) => sayWhere),
  });
export type NewSourceDraft = z.infer<typeof NewSourceDraft>;

/** How days like 11-12-26 are read. */
export const DateOrder = z.enum(['month-first', 'day-first']);
export type DateOrder = z.infer<typeof DateOrder>;

/** The columns that an operator has chosen: '' for none. */
export const DraftColumns = z.object({
  columns: z.partialRecord(MappedField, z.string().max(200)),
  dateOrder: z.union([z.literal(''), DateOrder]).default(''),
});
export type DraftColumns = z.infer<typeof DraftColumns>;

const isName = problem(sourceDraftWords, ({ sayName }) => sayName);
const isState = problem(sourceDraftWords, ({ sayState }) => sayState);

/** How often a source is read, in hours; '' only on request. */
export const EVERY_HOURS = ['6', '12', '24', '168', ''] as const;

/** The settings of a source besides its columns, before its first run. */
export const DraftRules = z.object({
  name: z.string(isName).trim().min(2, isName).max(120),
  /** For rows that give none. */
  city: z
    .string()
    .trim()
    .max(...atMost(100))
    .default(''),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, isState)
    .default(''),
  everyHours: z.enum(EVERY_HOURS).default('24'),
});
export type DraftRules = z.infer<typeof DraftRules>;

/** A field and the column that gives it. */
export const DraftColumn = z.object({
  field: MappedField,
  chosen: z.string(),
  /** Its expression in the configuration, if it combines columns: 'street_number + street_name'. */
  configured: z.string().nullable(),
  /** Set until an operator has chosen: how the column was found. */
  proposedBy: z.enum(['name', 'values']).nullable(),
});
export type DraftColumn = z.infer<typeof DraftColumn>;

/** A row as the source has it, beside the project that it becomes. */
export const DraftRow = z.object({
  raw: z.array(z.object({ name: z.string(), value: z.string() })),
  project: z
    .object({
      title: z.string(),
      /** Street, city and state. */
      place: z.string(),
      hasPoint: z.boolean(),
      listedOn: z.string().nullable(),
      need: z.enum(['yes', 'likely', 'no']).nullable(),
      /** Why it needs a plumber, or not, in the caller's language. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Why it becomes no project; null if it does. */
  lost: LossReason.nullable(),
  /** The same in words, in the caller's language, if it can't be read. */
  problem: z.string().nullable(),
});
export type DraftRow = z.infer<typeof DraftRow>;

/** A source that an operator is adding: its first rows, and what its columns give. */
export const SourceDraft = z.object({
  id: SourceDraftId,
  /** A proposal, until the operator has named it. */
  name: z.string(),
  kind: SourceKind,
  /** Null for a file that was handed over. */
  address: z.string().nullable(),
  /** False if the kind knows its columns. */
  isTable: z.boolean(),
  columns: z.array(z.string()),
  fields: z.array(DraftColumn),
  counts: z.array(ColumnCount),
  /** Set if a day can be read in two ways: an example, and how many rows each way reads. */
  dates: z
    .object({
      example: z.string(),
      order: z.union([z.literal(''), DateOrder]),
      monthFirst: z.int(),
      dayFirst: z.int(),
    })
    .nullable(),
  /** The rows of the sample, how many of them become projects, and why others don't. */
  read: z.int(),
  becomes: z.int(),
  losses: RowLosses,
  /** The first rows. */
  rows: z.array(DraftRow),
  city: z.string(),
  state: z.string(),
  everyHours: z.enum(EVERY_HOURS),
});
export type SourceDraft = z.infer<typeof SourceDraft>;

/** The rows that a preview shows. */
export const SHOWN_ROWS = 20;

/** A configuration that comes with the product. */
export const ReadySource = z.object({
  id: z.string(),
  name: z.string(),
  kind: SourceKind,
  /** Null if its address has to be entered. */
  host: z.string().nullable(),
});
export type ReadySource = z.infer<typeof ReadySource>;
