import { IngestRunId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { correctListings } from './use-cases/correct-listings.ts';
import { performRun } from './use-cases/perform-run.ts';
import { startDue } from './use-cases/schedule-due.ts';

export const ingestJobs = {
  // The worker that gets the job continues where a killed process stopped.
  'ingest-run': jobKind({
    payload: z.object({ runId: IngestRunId }),
    run: (ctx, { runId }, stopping) => performRun(ctx, runId, stopping),
  }),
  'ingest-due': jobKind({
    payload: z.object({}),
    run: startDue,
  }),
  'correct-listings': jobKind({
    payload: z.object({}),
    run: (ctx, _payload, stopping) => correctListings(ctx, stopping),
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof ingestJobs> {}
}
