import type { IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { performRun } from './perform-run.ts';
import { startRun } from './start-run.ts';

/**
 * Reads sources immediately, in this process. If another live process has a run in progress, it reads them instead.
 * Returns the run.
 */
export async function readNow(
  ctx: Context,
  sourceIds: readonly SourceId[],
  stopping: AbortSignal = new AbortController().signal,
): Promise<IngestRunId> {
  const { runId, isNew, isSilent } = await startRun(ctx, sourceIds, { here: true });
  if (isNew || isSilent) await performRun(ctx, runId, stopping);
  return runId;
}
