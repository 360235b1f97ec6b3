import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import * as z from 'zod';
import type {
  ReadOptions,
  SampleReading,
  SourceConfig,
  SourcePort,
  SourceReading,
} from '../../../domains/ingest/ports.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import type { Log } from '../../../kernel/log.ts';
import { arcgis } from './arcgis.ts';
import { bonfire } from './bonfire.ts';
import { civicplus } from './civicplus.ts';
import { feed } from './feed.ts';
import { file } from './file.ts';
import { type KindTools, readKind } from './kind-reader.ts';
import { ocds } from './ocds.ts';
import { sam } from './sam.ts';
import { sampleKind } from './sample-kind.ts';
import { socrata } from './socrata.ts';
import type { Kind } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** The reader of each kind. The demonstration's sources have no rows to read. */
export const kinds: Readonly<Record<Exclude<SourceKind, 'demonstration'>, Kind>> = {
  arcgis,
  socrata,
  bonfire,
  civicplus,
  sam,
  ocds,
  feed,
  file,
};

const NOTHING = z.strictObject({});

/** Returns the schema of a kind's mapping. */
export const mappingOf = (kind: SourceKind): z.ZodType => (kind === 'demonstration' ? NOTHING : kinds[kind].mapping);

export interface SourcesOptions extends KindTools {
  /** Reads the demonstration's sources, whose rows are listings already. */
  readonly demonstration: (source: SourceConfig, options: ReadOptions) => Promise<SourceReading>;
  readonly log: Log;
}

/** Reads sources of every kind. */
export function createSources({ demonstration, log, ...tools }: SourcesOptions): SourcePort {
  const read = (source: SourceConfig, options: ReadOptions): Promise<SourceReading> =>
    source.kind === 'demonstration'
      ? demonstration(source, options)
      : readKind(kinds[source.kind], tools, source, options);
  const sample = async (source: SourceConfig, options: Pick<ReadOptions, 'now' | 'signal'>): Promise<SampleReading> =>
    source.kind === 'demonstration'
      ? { kind: 'sampled', sample: { columns: null, rows: [] } }
      : { kind: 'sampled', sample: await sampleKind(kinds[source.kind], tools, source, options) };
  return {
    mappingOf,
    sample: async (source, options) => {
      try {
        return await sample(source, options);
      } catch (error) {
        return failed(error, source, options, log);
      }
    },
    read: async (source, options) => {
      try {
        return await read(source, options);
      } catch (error) {
        return failed(error, source, options, log);
      }
    },
  };
}

function failed(
  error: unknown,
  source: SourceConfig,
  { now, signal }: Pick<ReadOptions, 'now' | 'signal'>,
  log: Log,
): Extract<SourceReading, { kind: 'failed' }> {
  if (error instanceof SourceProblem) {
    const retryAt = error.waitMs === null ? null : new Date(now.getTime() + error.waitMs);
    return { kind: 'failed', problem: error.problem, retryAt };
  }
  if (signal.aborted) return { kind: 'failed', problem: { kind: 'stopped' }, retryAt: null };
  log.error({ source: source.id, ...errorFacts(error) }, 'a source could not be read');
  return { kind: 'failed', problem: { kind: 'our-error' }, retryAt: null };
}
