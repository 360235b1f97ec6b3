import * as z from 'zod';

/** The fields of a project that a source's columns give; 'point' is the location, from whatever columns. */
export const COLUMN_FIELDS = [
  'id',
  'permitNumber',
  'title',
  'description',
  'kind',
  'category',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'county',
  'point',
  'status',
  'listedAt',
  'deadline',
  'budget',
  'budgetMin',
  'budgetMax',
  'squareFeet',
  'units',
  'contractor',
  'contact',
  'reference',
  'url',
] as const;
export const ColumnField = z.enum(COLUMN_FIELDS);
export type ColumnField = z.infer<typeof ColumnField>;

const count = z.int().min(0);

/** How the values of one column were read. */
export const ColumnCount = z.object({
  field: ColumnField,
  read: count,
  /** The row has no value, or one that stands for none: 'N/A', an amount of 0. */
  empty: count,
  /** There is a value, but nobody knows what it means: a date that is none. */
  misread: count,
  /** The first few different values of each. */
  examples: z.array(z.string()),
  misreadExamples: z.array(z.string()),
});
export type ColumnCount = z.infer<typeof ColumnCount>;
