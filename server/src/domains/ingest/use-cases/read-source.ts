import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorCode, errorFacts } from '../../../kernel/error-facts.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { checkedNow, type Listing, markVanished, PROJECTS_TOPIC, recordListings } from '../../projects/public.ts';
import type { SourceReading } from '../ports.ts';
import { isBelieved } from '../rules/belief.ts';
import { columnWarnings, nextShares, withVanished } from '../rules/column-trouble.ts';
import type { ReadingProblem } from '../rules/reading-problem.ts';
import { nextRunAt } from '../rules/schedule.ts';
import { storableReading } from '../rules/storable-reading.ts';
import { recordDetails } from '../store/losses.ts';
import { finishPart, type Hold, type PartCounts, setCounts, setRead, startPart } from '../store/run.ts';
import { type StoredSource, setFailed, setHeldBack, setSucceeded, sourceById } from '../store/source.ts';
import { whileHolding } from './hold-run.ts';
import { tellWatchers } from './tell-watchers.ts';

type Read = Extract<SourceReading, { kind: 'read' }>;

/** A source that takes longer is abandoned. An hour, since reading many pages politely takes time. */
const LONGEST_MS = 60 * 60_000;
const PROGRESS_MS = 500;
/** Rows per transaction, and per progress update. */
const AT_ONCE = 1000;
const NOTHING: PartCounts = { read: 0, skipped: 0, losses: {}, created: 0, changed: 0, unchanged: 0, vanished: 0 };

/**
 * Executes a source's part of a run: reads it and records its listings. If the reading failed or is held back, all
 * known data stays unchanged. Progress is reported along the way. After a kill, recording resumes where it stopped,
 * because what is already recorded counts as unchanged.
 *
 * @throws LostRun if another process executes the run; the signal's reason when it fires.
 */
export async function readSource(ctx: Context, run: Hold, sourceId: SourceId, signal: AbortSignal): Promise<void> {
  const source = await sourceById(ctx.db, sourceId);
  if (source === null) throw new Error('A source of a run is gone');
  const recorded = await whileHolding(ctx, run, async (ctx) => {
    await tellWatchers(ctx);
    return startPart(ctx.db, run.runId, sourceId, ctx.clock.now());
  });
  const reading = await fetchReading(ctx, run, source, signal);
  signal.throwIfAborted();
  switch (reading.kind) {
    case 'failed':
      return settleFailed(ctx, run, source, reading.problem, reading.retryAt);
    case 'unchanged':
      return settleUnchanged(ctx, run, source);
    case 'read':
      return settleRead(ctx, run, source, reading, { ...NOTHING, ...recorded }, signal);
  }
}

async function fetchReading(
  ctx: Context,
  run: Hold,
  source: StoredSource,
  signal: AbortSignal,
): Promise<SourceReading> {
  const progress = tellProgress(ctx, run, source.id);
  try {
    const reading = await ctx.ports.sources.read(source, {
      previous: source.believeNext ? null : source.validators,
      now: ctx.clock.now(),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      progress: progress.tell,
    });
    return storableReading(reading);
  } catch (error) {
    signal.throwIfAborted();
    ctx.log.error({ source: source.id, ...errorFacts(error) }, 'Reading a source threw');
    return {
      kind: 'failed',
      problem: { kind: 'our-error' },
      retryAt: null,
    };
  } finally {
    await progress.end();
  }
}

/** Periodically writes the number of rows read, one write at a time. */
function tellProgress(ctx: Context, run: Hold, sourceId: SourceId) {
  let writing: Promise<void> = Promise.resolve();
  let toldAt = 0;
  const write = (read: number) =>
    whileHolding(ctx, run, async (ctx) => {
      await setRead(ctx.db, run.runId, sourceId, read);
      await tellWatchers(ctx);
    });
  return {
    tell: (read: number) => {
      const now = performance.now();
      if (now - toldAt < PROGRESS_MS) return;
      toldAt = now;
      // A count that can't be written now is written with the next one.
      writing = writing.then(() => write(read)).catch(() => undefined);
    },
    end: () => writing,
  };
}

const settleFailed = (
  ctx: Context,
  run: Hold,
  source: StoredSource,
  problem: ReadingProblem,
  retryAt: Date | null,
): Promise<void> =>
  whileHolding(ctx, run, async (ctx) => {
    const now = ctx.clock.now();
    const failures = source.failures + 1;
    await setFailed(ctx.db, source.id, failures, dueAfter(source, failures, retryAt, now));
    await finishPart(ctx.db, run.runId, source.id, { state: 'failed', problem }, now);
    await tellWatchers(ctx);
  });

const settleUnchanged = (ctx: Context, run: Hold, source: StoredSource): Promise<void> =>
  whileHolding(ctx, run, async (ctx) => {
    const now = ctx.clock.now();
    await checkedNow(ctx, source.id);
    await setSucceeded(ctx.db, source.id, dueAfter(source, 0, null, now), now);
    await setCounts(ctx.db, run.runId, source.id, { ...NOTHING, unchanged: source.lastCount ?? 0 });
    await finishPart(ctx.db, run.runId, source.id, { state: 'unchanged', problem: null }, now);
    await tellWatchers(ctx);
  });

async function settleRead(
  ctx: Context,
  run: Hold,
  source: StoredSource,
  reading: Read,
  before: PartCounts,
  signal: AbortSignal,
): Promise<void> {
  const { listings, read, skipped, losses } = reading;
  const externalIds = listings.map(({ externalId }) => externalId);
  if (!isBelieved(source, listings.length)) {
    return whileHolding(ctx, run, async (ctx) => {
      const now = ctx.clock.now();
      await setHeldBack(ctx.db, source.id, dueAfter(source, 0, null, now));
      await setCounts(ctx.db, run.runId, source.id, { ...NOTHING, read, skipped, losses });
      await recordDetails(ctx.db, { runId: run.runId, sourceId: source.id }, reading);
      await finishPart(
        ctx.db,
        run.runId,
        source.id,
        {
          state: 'held-back',
          problem: { kind: 'too-few', count: listings.length, before: source.lastCount ?? 0 },
        },
        now,
      );
      await tellWatchers(ctx);
    });
  }
  let counts: PartCounts = { ...before, read, skipped, losses };
  for (let at = 0; at < listings.length; at += AT_ONCE) {
    signal.throwIfAborted();
    const recorded = await recordSome(ctx, run, source, listings.slice(at, at + AT_ONCE), counts);
    if ('kind' in recorded) return settleFailed(ctx, run, source, recorded, null);
    counts = recorded;
  }
  await whileHolding(ctx, run, async (ctx) => {
    const now = ctx.clock.now();
    const vanished = await markVanished(ctx, source.id, externalIds);
    if (vanished > 0) await notifyLive(ctx, PROJECTS_TOPIC);
    await checkedNow(ctx, source.id);
    const former = source.believeNext ? null : source.columnShares;
    const columns = withVanished(reading.columns, former, read);
    await setSucceeded(ctx.db, source.id, dueAfter(source, 0, null, now), now, {
      count: listings.length,
      validators: reading.validators,
      shares: nextShares(columns, former),
      warnings: columnWarnings(columns, former),
    });
    await recordDetails(ctx.db, { runId: run.runId, sourceId: source.id }, reading);
    // Listings recorded by a killed process count as new or changed, not also as unchanged.
    const unchanged = Math.max(0, counts.unchanged - before.created - before.changed);
    await setCounts(ctx.db, run.runId, source.id, { ...counts, unchanged, vanished });
    await finishPart(ctx.db, run.runId, source.id, { state: 'succeeded', problem: unreadable(reading) }, now);
    await tellWatchers(ctx);
  });
}

/** Returns the counts including these listings; the problem if the database rejects one of them. */
async function recordSome(
  ctx: Context,
  run: Hold,
  source: StoredSource,
  listings: readonly Listing[],
  before: PartCounts,
): Promise<PartCounts | ReadingProblem> {
  try {
    return await whileHolding(ctx, run, async (ctx) => {
      const { created, changed, corrected, unchanged } = await recordListings(ctx, source.id, listings);
      const counts = {
        ...before,
        created: before.created + created,
        changed: before.changed + changed,
        // The source has not changed what was only misread.
        unchanged: before.unchanged + unchanged + corrected,
      };
      await setCounts(ctx.db, run.runId, source.id, counts);
      await tellWatchers(ctx);
      if (created + changed + corrected > 0) await notifyLive(ctx, PROJECTS_TOPIC);
      return counts;
    });
  } catch (error) {
    const code = errorCode(error);
    // Class 22 is an invalid value, class 23 a violated constraint. Anything else affects the whole run.
    if (code === null || !/^2[23]/.test(code)) throw error;
    ctx.log.error({ source: source.id, ...errorFacts(error) }, 'A listing cannot be stored');
    return { kind: 'not-stored', code };
  }
}

const dueAfter = ({ intervalMinutes }: StoredSource, failures: number, retryAt: Date | null, now: Date) =>
  nextRunAt({ intervalMinutes, failures, retryAt }, now, Math.random());

function unreadable({ rejected, rejections: [example] }: Read): ReadingProblem | null {
  return rejected === 0 ? null : { kind: 'rows-unreadable', count: rejected, example };
}
