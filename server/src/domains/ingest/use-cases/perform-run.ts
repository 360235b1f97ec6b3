import type { IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue, notifyLive } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { closeVanished, PROJECTS_TOPIC } from '../../projects/public.ts';
import {
  beat,
  finishRun,
  forgetRuns,
  type Hold,
  lockUnfinishedRun,
  releaseRun,
  takeRun,
  waitingSources,
} from '../store/run.ts';
import { LostRun } from './hold-run.ts';
import { readSource } from './read-source.ts';
import { scheduleDue } from './schedule-due.ts';
import { tellWatchers } from './tell-watchers.ts';

const BEAT_MS = 10_000;
/** Milliseconds for which ended runs are kept. */
const KEEP_MS = 30 * 24 * 60 * 60_000;

/**
 * Executes a run: reads its sources, in parallel across hosts. Takes over from a killed process and continues its work.
 * When `stopping` fires, another process gets the rest. Does nothing if the run has ended.
 */
export async function performRun(ctx: Context, runId: IngestRunId, stopping: AbortSignal): Promise<void> {
  const run: Hold = { runId, holder: newId('ex') };
  if (!(await inTransaction(ctx, (ctx) => takeRun(ctx.db, run, ctx.clock.now())))) return;
  const lost = new AbortController();
  const heart = setInterval(() => void keepHold(ctx, run, lost), BEAT_MS);
  try {
    await readSources(ctx, run, AbortSignal.any([stopping, lost.signal]));
  } catch (error) {
    if (error instanceof LostRun) return;
    if (!stopping.aborted) throw error;
    await handOver(ctx, run);
  } finally {
    clearInterval(heart);
  }
}

async function keepHold(ctx: Context, run: Hold, lost: AbortController): Promise<void> {
  // A heartbeat that fails because the database is unavailable is skipped; the next one will tell.
  const isOurs = await beat(ctx.db, run, ctx.clock.now()).catch(() => true);
  if (!isOurs) lost.abort(new LostRun());
}

/** Returns when everything has been read; throws the signal's reason if it fires first. */
async function readSources(ctx: Context, run: Hold, signal: AbortSignal): Promise<void> {
  const failed = new AbortController();
  const ending = AbortSignal.any([signal, failed.signal]);
  const active = new Map<SourceId, { host: string | null; done: Promise<void> }>();
  const begin = (source: { id: SourceId; host: string | null }) => {
    const done = readSource(ctx, run, source.id, ending)
      .catch((error: unknown) => failed.abort(error))
      .finally(() => active.delete(source.id));
    active.set(source.id, { host: source.host, done });
  };
  const isFree = (host: string | null) => host === null || ![...active.values()].some((other) => other.host === host);
  while (!ending.aborted) {
    const waiting = await waitingSources(ctx.db, run.runId);
    for (const source of waiting) {
      const hasRoom = active.size < ctx.settings.ingest.concurrency;
      if (hasRoom && !active.has(source.id) && isFree(source.host)) begin(source);
    }
    if (active.size > 0) await Promise.race([...active.values()].map(({ done }) => done));
    else if (await endRun(ctx, run)) return;
  }
  await Promise.all([...active.values()].map(({ done }) => done));
  ending.throwIfAborted();
}

/** Returns false if sources were added in the meantime. */
async function endRun(ctx: Context, run: Hold): Promise<boolean> {
  const now = ctx.clock.now();
  const closed = await closeVanished(ctx, ctx.settings.ingest.graceDays);
  if (closed > 0) await notifyLive(ctx, PROJECTS_TOPIC);
  await forgetRuns(ctx.db, new Date(now.getTime() - KEEP_MS));
  return inTransaction(ctx, async (ctx) => {
    // Callers that add sources to the run hold this lock.
    if ((await lockUnfinishedRun(ctx.db))?.id !== run.runId) throw new LostRun();
    if (!(await finishRun(ctx.db, run, ctx.clock.now()))) return false;
    await scheduleDue(ctx);
    await tellWatchers(ctx);
    return true;
  });
}

/** Makes another process continue at once, because this one is stopping. */
const handOver = (ctx: Context, run: Hold): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await releaseRun(ctx.db, run))) return;
    await enqueue(ctx, [{ task: 'ingest-run', payload: { runId: run.runId }, key: `ingest-run:${run.runId}` }]);
    await tellWatchers(ctx);
  });
