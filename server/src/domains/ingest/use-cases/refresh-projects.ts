import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import type { IngestRunId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { type LiveTopics, type Patience, waitForTopic } from '../../../kernel/http/live-stream.ts';
import { recentRun, runById } from '../store/run.ts';
import { enabledSources } from '../store/source.ts';
import { startRun } from './start-run.ts';
import { INGEST_TOPIC } from './tell-watchers.ts';

/** As long as proxies and browsers may be told to wait; a longer run is answered as it stands, and goes on. */
const PATIENCE: Patience = { atMost: 10 * 60_000, lookEvery: 1000 };

/**
 * Reads all sources again, or joins the run under way, and answers when it is done with what each source gave. Shortly
 * after a run its result is answered again: sources are not to be asked for the same all the time.
 */
export async function refreshProjects(ctx: Context, topics: LiveTopics): Promise<IngestRun> {
  const sources = await enabledSources(ctx.db);
  const pause = ctx.settings.ingest.refreshPauseSeconds * 1000;
  const recent = pause === 0 ? null : await recentRun(ctx.db, new Date(ctx.clock.now().getTime() - pause), sources);
  if (recent !== null) return recent;
  const { runId } = await startRun(ctx, sources);
  return awaitRun(ctx, runId, topics);
}

/** The run when it has ended, or as it stands when that takes too long or the server closes. */
async function awaitRun(ctx: Context, id: IngestRunId, topics: LiveTopics): Promise<IngestRun> {
  const look = async () => {
    const run = await runById(ctx.db, id);
    return run?.finishedAt == null ? null : run;
  };
  const run = (await waitForTopic(topics, INGEST_TOPIC, look, PATIENCE)) ?? (await runById(ctx.db, id));
  if (run === null) throw new Error('A run was forgotten while it was waited for');
  return run;
}
