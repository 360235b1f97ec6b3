import type { RowLosses } from '@plumbline/contract/domains/ingest/source.ts';
import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import type { SourceConfig } from '../ports.ts';
import { plainLine } from './plain-text.ts';
import { type LeftOutRow, type RowOutcome, rowCollector } from './row-results.ts';
import type { TableMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';
import type { SampledRow, SourceSample } from './source-sample.ts';
import { columnReader } from './table-row.ts';

/** What a mapping makes of the first rows of a source. */
export interface SourcePreview {
  readonly rows: readonly { readonly raw: readonly RawValue[]; readonly outcome: RowOutcome }[];
  readonly columns: readonly ColumnCount[];
  readonly losses: RowLosses;
  readonly leftOut: readonly LeftOutRow[];
  readonly becomes: number;
}

export interface RawValue {
  readonly name: string;
  readonly value: string;
}

const LONGEST_VALUE = 200;

/** Returns what a mapping makes of a sample. The same as a run would make of these rows alone. */
export function previewOf(
  sample: SourceSample,
  { address, county }: Pick<SourceConfig, 'address' | 'county'>,
  mapping: TableMapping,
  now: Date,
): SourcePreview {
  const read = columnReader(mapping.columns, mapping.spatialReference);
  const rows = sample.rows.map((sampled) =>
    'record' in sampled ? { row: read(sampled.record, sampled.geometry) } : sampled,
  );
  const collector = rowCollector(
    { address, county, isSynthetic: false },
    mapping,
    rows.flatMap((one) => ('row' in one ? [one.row] : [])),
    now,
  );
  const outcomes = rows.map((row, at) => collector.take(row, at));
  const { columns, losses, leftOut, listings } = collector.result();
  return {
    rows: sample.rows.flatMap((sampled, at) => {
      const outcome = outcomes[at];
      return outcome === undefined ? [] : [{ raw: rawOf(sampled, sample.columns), outcome }];
    }),
    columns,
    losses,
    leftOut,
    becomes: listings.length,
  };
}

/** Returns the values of a row as its source has them, with the names of their columns. */
function rawOf(sampled: SampledRow, columns: readonly string[] | null): RawValue[] {
  if ('rejection' in sampled) return [];
  if ('row' in sampled) return fieldsOf(sampled.row);
  const { record } = sampled;
  return (columns ?? Object.keys(record)).map((name) => ({ name, value: textOf(record[name]) }));
}

const fieldsOf = (row: SourceRow): RawValue[] =>
  Object.entries(row)
    .map(([name, value]) => ({ name, value: textOf(value) }))
    .filter(({ value }) => value !== '');

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map(textOf).filter((part) => part !== '');
    return plainLine(parts.join(', '), LONGEST_VALUE);
  }
  return plainLine(typeof value === 'object' && value !== null ? JSON.stringify(value) : value, LONGEST_VALUE);
}
