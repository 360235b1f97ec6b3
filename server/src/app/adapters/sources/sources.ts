import type { ReadOptions, SourceConfig, SourcePort, SourceReading } from '../../../domains/ingest/ports.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import type { Log } from '../../../kernel/log.ts';
import { arcgis } from './arcgis.ts';
import { bonfire } from './bonfire.ts';
import { civicplus } from './civicplus.ts';
import { feed } from './feed.ts';
import { file } from './file.ts';
import { readKind } from './kind-reader.ts';
import type { PoliteFetch } from './polite-fetch.ts';
import { sam } from './sam.ts';
import { socrata } from './socrata.ts';
import { SourceProblem } from './source-problem.ts';

export interface SourcesOptions {
  readonly web: PoliteFetch;
  /** Where files of sources lie. */
  readonly folder: string;
  readonly samKey: string | null;
  /** Reads the demonstration's sources, whose rows are listings already. */
  readonly demonstration: (source: SourceConfig, options: ReadOptions) => Promise<SourceReading>;
  readonly log: Log;
}

/** Sources of every kind: adding one is a file beside this one and its line below. */
export function createSources({ web, folder, samKey, demonstration, log }: SourcesOptions): SourcePort {
  const readers = { sam: sam(samKey), file: file(folder) };
  const read = (source: SourceConfig, options: ReadOptions): Promise<SourceReading> => {
    switch (source.kind) {
      case 'arcgis':
        return readKind(arcgis, web, source, options);
      case 'socrata':
        return readKind(socrata, web, source, options);
      case 'bonfire':
        return readKind(bonfire, web, source, options);
      case 'civicplus':
        return readKind(civicplus, web, source, options);
      case 'sam':
        return readKind(readers.sam, web, source, options);
      case 'feed':
        return readKind(feed, web, source, options);
      case 'file':
        return readKind(readers.file, web, source, options);
      case 'demonstration':
        return demonstration(source, options);
    }
  };
  return {
    read: async (source, options) => {
      try {
        return await read(source, options);
      } catch (error) {
        return failed(error, source, options, log);
      }
    },
  };
}

function failed(error: unknown, source: SourceConfig, { now, signal }: ReadOptions, log: Log): SourceReading {
  if (error instanceof SourceProblem) {
    const retryAt = error.waitMs === null ? null : new Date(now.getTime() + error.waitMs);
    return { kind: 'failed', problem: error.message, retryAt };
  }
  if (signal.aborted) return { kind: 'failed', problem: 'The reading was stopped before it was done.', retryAt: null };
  log.error({ source: source.id, ...errorFacts(error) }, 'a source could not be read');
  return {
    kind: 'failed',
    problem: 'It could not be read because of a fault of ours, which the log describes.',
    retryAt: null,
  };
}
