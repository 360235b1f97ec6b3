import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import type { IngestRunId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { type LiveTopics, type Patience, waitForTopic } from '../../../kernel/http/live-stream.ts';
import { recentRun, runById } from '../store/run.ts';
import { enabledSources } from '../store/source.ts';
import { startRun } from './start-run.ts';
import { INGEST_TOPIC } from './tell-watchers.ts';

/** The longest that proxies and browsers can be made to wait. A longer run is returned as it stands, and continues. */
const PATIENCE: Patience = { atMost: 10 * 60_000, lookEvery: 1000 };

/**
 * Reads all sources again, or joins the run in progress, and returns each source's result when it is done. Shortly
 * after a run, its result is returned again, so that sources aren't asked too often.
 */
export async function refreshProjects(ctx: Context, topics: LiveTopics): Promise<IngestRun> {
  const sources = await enabledSources(ctx.db);
  const pause = ctx.settings.ingest.refreshPauseSeconds * 1000;
  const since = new Date(ctx.clock.now().getTime() - pause);
  const recent = pause === 0 ? null : await recentRun(ctx.db, since, sources, ctx.language);
  if (recent !== null) return recent;
  const { runId } = await startRun(ctx, sources);
  return awaitRun(ctx, runId, topics);
}

/** Returns the run when it has ended, or in its current state if that takes too long or the server closes. */
async function awaitRun(ctx: Context, id: IngestRunId, topics: LiveTopics): Promise<IngestRun> {
  const look = async () => {
    const run = await runById(ctx.db, id, ctx.language);
    return run?.finishedAt == null ? null : run;
  };
  const run = (await waitForTopic(topics, INGEST_TOPIC, look, PATIENCE)) ?? (await runById(ctx.db, id, ctx.language));
  if (run === null) throw new Error('A run was deleted while a caller waited for it');
  return run;
}
