import type { ReadOptions, SourceConfig } from '../../../domains/ingest/ports.ts';
import {
  columnsIn,
  SAMPLE_ROWS,
  type SampledRow,
  type SourceSample,
  sampledRow,
} from '../../../domains/ingest/rules/source-sample.ts';
import { type KindTools, parseMapping } from './kind-reader.ts';
import type { Kind, KindMapping, ReadRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** Reads the first rows of a source of one kind as they are. @throws SourceProblem if it can't be read. */
export async function sampleKind<Mapping extends KindMapping>(
  kind: Kind<Mapping>,
  { web, folder, samKey }: KindTools,
  source: SourceConfig,
  { now, signal }: Pick<ReadOptions, 'now' | 'signal'>,
): Promise<SourceSample> {
  const mapping = parseMapping(kind, source.mapping);
  const named = new Set<string>();
  const { encoding } = mapping;
  const read = await kind.rows({
    source,
    mapping,
    folder,
    samKey,
    now,
    signal,
    most: SAMPLE_ROWS,
    table: {
      row: (record, geometry) => ({ row: { id: undefined }, record, geometry }),
      expectColumns: (present) => {
        for (const name of present) named.add(name);
      },
    },
    get: async (url, accept) => {
      const answer = await web.get(url, { accept, signal, obeyRobots: mapping.robots === 'obey', encoding });
      if (answer === 'not-modified') throw new SourceProblem({ kind: 'unasked-unchanged' });
      return answer;
    },
    progress: () => undefined,
  });
  const rows = read.slice(0, SAMPLE_ROWS).map((row) => sampledRow(sampled(row)));
  return { columns: 'columns' in kind.mapping.shape ? columnsIn(rows, named) : null, rows };
}

function sampled(read: ReadRow): SampledRow {
  if ('rejection' in read) return read;
  return read.record === undefined ? { row: read.row } : { record: read.record, geometry: read.geometry };
}
