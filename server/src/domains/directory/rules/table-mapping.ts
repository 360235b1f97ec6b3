import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import * as z from 'zod';
import { isEncoding } from '../../../kernel/text-encoding.ts';
import { licenseStatuses } from '../policy.ts';

/**
 * A column by its name in the header, or by its number from 1 on. If there are several, the first non-empty one counts.
 */
const Column = z.union([z.string().min(1), z.number().int().min(1)]);
const Columns = z.union([Column, z.array(Column).min(1)]);
export type Columns = z.infer<typeof Columns>;

const SourceName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be in small letters, digits and dashes, such as 'ky-hvac'");
const Trades = z.array(Trade).min(1);

/** A mapping file, which describes a table of businesses or licenses. */
export const TableMapping = z.strictObject({
  source: z.strictObject({ id: SourceName, name: z.string().min(1) }),
  table: z
    .strictObject({
      /** Detected by default: comma, semicolon, tab or bar. */
      separator: z.string().length(1).optional(),
      /** Whether the first line names the columns. */
      header: z.boolean().default(true),
      /** Detected by default: UTF-8, UTF-16 or Windows-1252. */
      encoding: z.string().refine(isEncoding, 'must be an encoding, such as windows-1252').optional(),
    })
    .prefault({}),
  columns: z.strictObject({
    /** The source's id for the row. By default, the license number. */
    id: Columns.optional(),
    name: Columns,
    contactName: Columns.optional(),
    street: Columns.optional(),
    city: Columns.optional(),
    state: Columns.optional(),
    zip: Columns.optional(),
    country: Columns.optional(),
    latitude: Columns.optional(),
    longitude: Columns.optional(),
    phone: Columns.optional(),
    email: Columns.optional(),
    website: Columns.optional(),
    /** Codes or words, one or several per cell, that `trades` maps to trades. */
    trades: Columns.optional(),
  }),
  /**
   * The meaning of each code or word, compared without case, spaces, dashes and leading zeros: 'C-36', 'c36', 'C 036'.
   */
  trades: z
    .record(z.string().min(1), z.strictObject({ trades: Trades, name: z.string().optional() }).or(Trades))
    .default({}),
  /** For all rows, if the file is about one trade. */
  everyRow: z.strictObject({ trades: Trades, specialties: z.array(z.string()).default([]) }).optional(),
  license: z
    .strictObject({
      board: z.strictObject({ id: SourceName, name: z.string().min(1) }),
      number: Columns,
      /** Without this column, every license of the file counts as clear. */
      status: Columns.optional(),
      /**
       * The board's terms by status, in any case. A 'clear' term must match the whole cell; the others may match a part
       * ('susp' in 'Work Comp Susp'). Any other text is 'unknown', which verifies no one.
       */
      statuses: z
        .partialRecord(z.enum(licenseStatuses), z.array(z.string().min(1)))
        .default({ clear: ['clear', 'active'] }),
      issued: Columns.optional(),
      expires: Columns.optional(),
      /** Day on which the row was looked up, if the file has it. */
      checked: Columns.optional(),
      dates: z.enum(['month-first', 'day-first', 'year-first']).default('month-first'),
    })
    .optional(),
});
export type TableMapping = z.infer<typeof TableMapping>;

/** Parses the text of a mapping file. @throws Error with a sentence that names the problem. */
export function readMapping(text: string): TableMapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`The mapping is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = TableMapping.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The mapping is wrong at '${issue?.path.join('.') || 'the top'}': ${issue?.message}`);
  }
  const mapping = parsed.data;
  if (mapping.everyRow === undefined && mapping.columns.trades === undefined) {
    throw new Error("The mapping has no trade: it needs 'columns.trades' with 'trades', or 'everyRow.trades'");
  }
  if (mapping.columns.id === undefined && mapping.license === undefined) {
    throw new Error("The mapping needs 'columns.id', the source's id of a row, or 'license.number'");
  }
  return mapping;
}

/** Returns the columns, by name or number, that a mapping requires of a table. */
export const columnsOf = (mapping: TableMapping): (string | number)[] =>
  [...Object.values(mapping.columns), ...licenseColumns(mapping)].flat().filter((column) => column !== undefined);

const licenseColumns = ({ license }: TableMapping): (Columns | undefined)[] =>
  license ? [license.number, license.status, license.issued, license.expires, license.checked] : [];
