import type { SourceKind } from '@plumbline/contract/domains/ingest/source.ts';
import type { ReadOptions, SourceConfig, SourcePort, SourceReading } from '../../../domains/ingest/ports.ts';

/** Reads the sources of one kind; what it throws is a failed reading. */
export type SourceReader = (source: SourceConfig, options: ReadOptions) => Promise<SourceReading>;

/** Sources of every kind that has a reader. */
export function createSources(readers: Partial<Readonly<Record<SourceKind, SourceReader>>>): SourcePort {
  return {
    read: async (source, options) => {
      const reader = readers[source.kind];
      if (reader === undefined) {
        return { kind: 'failed', problem: `Sources of the kind '${source.kind}' can't be read.`, retryAt: null };
      }
      return reader(source, options);
    },
  };
}
