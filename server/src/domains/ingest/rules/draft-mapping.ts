import {
  AS_CONFIGURED,
  type DateOrder,
  type DraftColumn,
  MAPPED_FIELDS,
  type MappedField,
} from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { ProposedColumns } from './propose-columns.ts';
import { bldsColumns, type Column, type Columns } from './source-mapping.ts';

/** A mapping before its kind has parsed it. */
export type LooseMapping = Readonly<Record<string, unknown>> & { readonly columns?: Columns | undefined };

/** What an operator has chosen for a source that is being added. */
export interface DraftChoices {
  /** The column of each field: '' for none, '=' for what the configuration says. Others are proposed. */
  readonly columns: Readonly<Partial<Record<MappedField, string>>>;
  readonly dateOrder: DateOrder | '';
}

/** No column has this name, so that a table without a chosen id can be shown. */
const NOWHERE = '(no column)';

const dateFormats: Readonly<Record<DateOrder, string[]>> = {
  'month-first': ['MM/DD/YYYY', 'MM/DD/YY'],
  'day-first': ['DD/MM/YYYY', 'DD/MM/YY'],
};

/** Returns a column in words: 'street_number + street_name', 'IssuedDate or AppliedDate'. */
export function columnWords(column: Column): string {
  if (typeof column === 'string') return column;
  if (Array.isArray(column)) return column.map(columnWords).join(' + ');
  if ('join' in column) return column.join.map(columnWords).join(' + ');
  if ('firstOf' in column) return column.firstOf.map(columnWords).join(' / ');
  return 'value' in column ? `"${column.value}"` : column.of;
}

/** Returns each field with the column that gives it: as chosen, as configured, or as proposed. */
export function draftColumns(
  configured: Columns | undefined,
  proposed: ProposedColumns,
  { columns }: DraftChoices,
): DraftColumn[] {
  return MAPPED_FIELDS.map((field) => {
    const own = configured?.[field];
    const words = own === undefined ? null : columnWords(own);
    const isSimple = typeof own === 'string';
    const given = columns[field];
    const fallback = own !== undefined ? (isSimple ? own : AS_CONFIGURED) : '';
    const proposal = configured === undefined ? proposed[field] : undefined;
    return {
      field,
      chosen: given ?? (proposal?.column || fallback),
      configured: isSimple ? null : words,
      proposedBy: given === undefined ? (proposal?.by ?? null) : null,
    };
  });
}

/** Returns the mapping that the choices make of a configuration's. */
export function draftMapping(
  base: LooseMapping,
  columns: readonly DraftColumn[],
  { dateOrder }: DraftChoices,
): LooseMapping {
  const { columns: configured, ...rest } = base;
  const chosen = columns.flatMap(({ field, chosen }): [MappedField, Column][] => {
    if (chosen === '') return [];
    const own = configured?.[field] ?? bldsColumns[field];
    return chosen === AS_CONFIGURED ? (own === undefined ? [] : [[field, own]]) : [[field, chosen]];
  });
  const named = Object.fromEntries(chosen) as Partial<Columns>;
  const id = named.id ?? NOWHERE;
  return {
    ...rest,
    columns: {
      // What the page doesn't show stays, such as the other firms on a job.
      ...Object.fromEntries(
        Object.entries(configured ?? {}).filter(([name]) => !MAPPED_FIELDS.includes(name as MappedField)),
      ),
      ...named,
      id,
      permitNumber: configured?.permitNumber ?? id,
    },
    ...(dateOrder !== '' && { dateFormats: { listedAt: dateFormats[dateOrder] } }),
  };
}

/** Returns whether a mapping names the column that tells rows apart. */
export const hasId = ({ columns }: LooseMapping): boolean => columns !== undefined && columns.id !== NOWHERE;
