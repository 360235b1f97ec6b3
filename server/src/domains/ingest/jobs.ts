import type { IngestRunId } from '@plumbline/contract/kernel/id.ts';

declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /** Reads the sources of a run; whoever has the job goes on where a killed process left off. */
    'ingest-run': { readonly runId: IngestRunId };
    /** The next source on a schedule is due. */
    'ingest-due': Record<string, never>;
    /** Corrects listings that were read by older rules and that no source will show again. */
    'correct-listings': Record<string, never>;
  }
}
