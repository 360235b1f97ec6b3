import type { SourceRun } from '@plumbline/contract/domains/ingest/source.ts';
import { IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadSources } from '../../../app/adapters/sources/testing/unread-sources.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { type Listing, recordListings } from '../../projects/public.ts';
import { listingNumber, reading } from '../fixtures.ts';
import type { ReadOptions, SourceReading } from '../ports.ts';
import { runById } from '../store/run.ts';
import { configureSource, confirmSource } from './configure-source.ts';
import { listSources } from './list-sources.ts';
import { performRun } from './perform-run.ts';
import { startDue } from './schedule-due.ts';
import { startRun } from './start-run.ts';

const { db } = await testDatabase();
const clock = testClock();

const SILENCE = { kind: 'unreachable', host: 'metro.example.org' } as const;

/** The next reading of each source. */
const answers = new Map<string, (options: ReadOptions) => Promise<SourceReading> | SourceReading>();
const ctx = testContext(db, {
  clock,
  ports: {
    sources: {
      ...unreadSources,
      read: async ({ id }, options) =>
        answers.get(id)?.(options) ?? { kind: 'failed', problem: SILENCE, retryAt: null },
    },
  },
});

const METRO = SourceId.parse('metro');
const COUNTY = SourceId.parse('county');
const never = new AbortController().signal;
const listings = (count: number): Listing[] => Array.from({ length: count }, (_, at) => listingNumber(at));
const gives = (id: SourceId, given: readonly Listing[], more: Partial<Extract<SourceReading, { kind: 'read' }>> = {}) =>
  answers.set(id, () => reading(given, more));

/** Reads sources as the worker does. Returns the result of each. */
async function read(...ids: SourceId[]): Promise<Record<string, SourceRun>> {
  const { runId } = await startRun(ctx, ids);
  await performRun(ctx, runId, never);
  return partsOf(runId);
}
async function partsOf(runId: IngestRunId): Promise<Record<string, SourceRun>> {
  const run = await runById(db, runId, 'en');
  return Object.fromEntries((run?.sources ?? []).map(({ sourceId, ...part }) => [sourceId, part]));
}
const counted = async (from: string) =>
  Number((await db.execute<{ n: string }>(sql`select count(*) as n from ${sql.raw(from)}`)).rows[0]?.n);
const RUN_JOBS = `graphile_worker.jobs where task_identifier = 'ingest-run'`;
const source = async (id: SourceId) => (await listSources(ctx)).sources.find((one) => one.id === id);

beforeEach(async () => {
  await db.execute(
    sql`truncate projects, project_sources, project_cells, ingest_runs, graphile_worker._private_jobs cascade`,
  );
  answers.clear();
  clock.set(new Date('2026-12-01T15:00:00Z'));
  for (const [id, host] of [
    [METRO, 'metro.example.org'],
    [COUNTY, 'county.example.org'],
  ] as const) {
    await configureSource(ctx, { id, name: id, kind: 'feed', address: `https://${host}/feed`, everyMinutes: 360 });
  }
});

describe('a run', () => {
  it('records each source’s listings, and a repetition changes nothing', async () => {
    gives(METRO, listings(3), { read: 6, skipped: 2, rejected: 1, losses: { outside: 2, unreadable: 1 } });
    gives(COUNTY, [listingNumber(7)]);
    const first = await read(METRO, COUNTY);
    expect(first.metro).toMatchObject({
      state: 'succeeded',
      read: 6,
      skipped: 2,
      losses: { outside: 2, unreadable: 1 },
      created: 3,
    });
    expect(first.county).toMatchObject({ state: 'succeeded', created: 1 });
    const history = await counted('project_history');
    clock.advance(1);
    const second = await read(METRO, COUNTY);
    expect(second.metro).toMatchObject({ state: 'succeeded', created: 0, changed: 0, unchanged: 3, vanished: 0 });
    expect(await counted('project_history')).toBe(history);
    expect(await source(METRO)).toMatchObject({
      schedule: 'Every 6 hours',
      projects: 3,
      failures: 0,
      lastSucceededAt: clock.now().toISOString(),
      lastRun: { state: 'succeeded', unchanged: 3 },
    });
  });

  it('sends back the source’s validators, and accepts the reply that nothing is new', async () => {
    const validators = { 'https://metro.example.org/feed': { etag: '"1"' } };
    gives(METRO, listings(2), { validators });
    await read(METRO);
    const asked: unknown[] = [];
    answers.set(METRO, ({ previous }) => {
      asked.push(previous);
      return { kind: 'unchanged' };
    });
    expect((await read(METRO)).metro).toMatchObject({ state: 'unchanged', unchanged: 2, vanished: 0 });
    expect(asked).toEqual([validators]);
  });

  it('leaves all known data unchanged when a source fails, and continues with the others', async () => {
    gives(METRO, listings(2));
    gives(COUNTY, [listingNumber(7)]);
    await read(METRO, COUNTY);
    answers.delete(METRO);
    gives(COUNTY, [listingNumber(7), listingNumber(8)]);
    const parts = await read(METRO, COUNTY);
    expect(parts.metro).toMatchObject({
      state: 'failed',
      problem: "metro.example.org can't be reached: it doesn't answer.",
      vanished: 0,
    });
    expect(parts.county).toMatchObject({ state: 'succeeded', created: 1 });
    expect(await counted('projects where vanished_at is not null')).toBe(0);
    expect(await source(METRO)).toMatchObject({ failures: 1, projects: 2 });
  });

  it('treats a source that throws as failed', async () => {
    answers.set(METRO, () => Promise.reject(new Error('socket hang up')));
    expect((await read(METRO)).metro).toMatchObject({ state: 'failed' });
  });

  it('reports a listing that cannot be stored for its source alone', async () => {
    gives(METRO, [{ ...listingNumber(0), budgetMinCents: -1 }]);
    gives(COUNTY, [listingNumber(7)]);
    const parts = await read(METRO, COUNTY);
    expect(parts.metro).toMatchObject({ state: 'failed', problem: expect.stringContaining('23514') });
    expect(parts.county).toMatchObject({ state: 'succeeded', created: 1 });
  });

  it('marks projects that are no longer listed, and closes them after the grace period', async () => {
    gives(METRO, listings(4));
    await read(METRO);
    gives(METRO, listings(3));
    expect((await read(METRO)).metro).toMatchObject({ unchanged: 3, vanished: 1 });
    clock.advance(8 * 24 * 60);
    await read(METRO);
    expect(await counted(`projects where status = 'completed'`)).toBe(1);
    gives(METRO, listings(4));
    expect((await read(METRO)).metro).toMatchObject({ changed: 1, unchanged: 3 });
    expect(await counted(`projects where status = 'completed'`)).toBe(0);
  });

  it('reads sources on different hosts in parallel, and those on one host one by one', async () => {
    const neighbor = SourceId.parse('metro-bids');
    await configureSource(ctx, {
      id: neighbor,
      name: 'Bids',
      kind: 'feed',
      address: 'https://metro.example.org/bids',
    });
    let active: string[] = [];
    const together: string[] = [];
    const { promise: haveMet, resolve: meet } = Promise.withResolvers<void>();
    for (const id of [METRO, neighbor, COUNTY]) {
      answers.set(id, async () => {
        active.push(id);
        together.push(active.toSorted().join(' '));
        if (active.includes(METRO) && active.includes(COUNTY)) meet();
        // Neither host's first answer comes before both have been asked.
        await haveMet;
        active = active.filter((other) => other !== id);
        return reading([]);
      });
    }
    await read(METRO, neighbor, COUNTY);
    expect(together.join()).not.toContain('metro metro-bids');
  });
});

describe('a source that shrinks by more than half', () => {
  beforeEach(async () => {
    gives(METRO, listings(9));
    await read(METRO);
    gives(METRO, listings(4));
  });

  it('is held back: nothing is stored, and nothing vanishes', async () => {
    const { metro } = await read(METRO);
    expect(metro).toMatchObject({ state: 'held-back', created: 0, changed: 0, vanished: 0, read: 4 });
    expect(metro?.problem).toContain('4 projects instead of 9');
    expect((await read(METRO)).metro).toMatchObject({ state: 'held-back' });
    expect(await counted('project_listings where vanished_at is not null')).toBe(0);
    expect(await source(METRO)).toMatchObject({ projects: 9 });
  });

  it('is accepted again when it lists half or more', async () => {
    await read(METRO);
    gives(METRO, listings(5));
    expect((await read(METRO)).metro).toMatchObject({ state: 'succeeded', vanished: 4 });
  });

  it('is never accepted just for repeating the same reading', async () => {
    for (const given of [listings(4), []]) {
      gives(METRO, given);
      await read(METRO);
      clock.advance(25 * 60);
      expect((await read(METRO)).metro?.state).toBe('held-back');
    }
  });

  it('is accepted once after an operator has confirmed it', async () => {
    await read(METRO);
    await confirmSource(ctx, METRO);
    expect((await read(METRO)).metro).toMatchObject({ state: 'succeeded', vanished: 5 });
    gives(METRO, [listingNumber(0)]);
    expect((await read(METRO)).metro?.state).toBe('held-back');
  });
});

describe('two runs started at the same time', () => {
  it('are one run, whichever came first', async () => {
    gives(METRO, listings(2));
    const started = await Promise.all(Array.from({ length: 6 }, () => startRun(ctx, [METRO])));
    expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
    expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await counted(RUN_JOBS)).toBe(1);
  });

  it('add their missing sources to the run in progress', async () => {
    gives(METRO, listings(1));
    gives(COUNTY, [listingNumber(7)]);
    const { runId } = await startRun(ctx, [METRO]);
    await startRun(ctx, [METRO, COUNTY]);
    await performRun(ctx, runId, never);
    expect(Object.keys(await partsOf(runId))).toEqual(['county', 'metro']);
  });

  it('execute a run once: the earlier one stops writing', async () => {
    const { runId } = await startRun(ctx, [METRO]);
    const firstReads = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    answers.set(METRO, async () => {
      firstReads.resolve();
      await mayAnswer.promise;
      return reading(listings(9));
    });
    const first = performRun(ctx, runId, never);
    await firstReads.promise;
    gives(METRO, listings(2));
    await performRun(ctx, runId, never);
    mayAnswer.resolve();
    await first;
    expect(await counted('projects')).toBe(2);
    expect((await partsOf(runId)).metro).toMatchObject({ state: 'succeeded', created: 2 });
  });
});

describe('a run whose process was killed', () => {
  it('is continued by the next process', async () => {
    const { runId } = await startRun(ctx, [METRO]);
    // The state after a kill: started by another process and partly recorded.
    await db.execute(sql`update ingest_runs set holder = 'ex_gone'`);
    await db.execute(sql`update ingest_source_runs set state = 'running', created = 1, read = 5000`);
    await recordListings(ctx, METRO, listings(1));
    gives(METRO, listings(3));
    await performRun(ctx, runId, never);
    expect((await partsOf(runId)).metro).toMatchObject({ state: 'succeeded', created: 3, unchanged: 0, read: 3 });
    expect((await runById(db, runId, 'en'))?.finishedAt).not.toBeNull();
  });

  it('gets a new job when another caller joins it after it has gone silent', async () => {
    const { runId } = await startRun(ctx, [METRO]);
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    clock.advance(1);
    expect(await startRun(ctx, [METRO])).toEqual({ runId, isNew: false, isSilent: false });
    expect(await counted(RUN_JOBS)).toBe(0);
    clock.advance(2);
    await startRun(ctx, [METRO]);
    expect(await counted(RUN_JOBS)).toBe(1);
  });

  it('is released to another process at once when this one must stop', async () => {
    const { runId } = await startRun(ctx, [METRO]);
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    const stop = new AbortController();
    answers.set(METRO, ({ signal }) => {
      const stopped = new Promise<SourceReading>((resolve) =>
        signal.addEventListener('abort', () =>
          resolve({ kind: 'failed', problem: { kind: 'stopped' }, retryAt: null }),
        ),
      );
      stop.abort();
      return stopped;
    });
    await performRun(ctx, runId, stop.signal);
    expect((await partsOf(runId)).metro).toMatchObject({ state: 'waiting', problem: null });
    expect(await counted(RUN_JOBS)).toBe(1);
    expect(await source(METRO)).toMatchObject({ failures: 0 });
  });
});

describe('the schedule', () => {
  const jobs = async () =>
    (
      await db.execute<{ task: string; at: Date }>(sql`
        select task_identifier as task, run_at as at from graphile_worker.jobs where task_identifier = 'ingest-due'`)
    ).rows.map(({ at }) => new Date(at));

  it('reads a source when it is due, with one job however many set it', async () => {
    gives(METRO, listings(1));
    gives(COUNTY, listings(1));
    await read(METRO, COUNTY);
    const [at, ...others] = await jobs();
    expect(others).toEqual([]);
    const hours = ((at?.getTime() ?? 0) - clock.now().getTime()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(6);
    expect(hours).toBeLessThanOrEqual(6.6);

    await startDue(ctx);
    expect((await listSources(ctx)).run).toBeNull();
    clock.advance(7 * 60);
    await Promise.all([startDue(ctx), startDue(ctx)]);
    expect((await listSources(ctx)).run?.sources.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(await counted('ingest_runs where finished_at is null')).toBe(1);
  });

  it('asks a failing source soon, then less and less often', async () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure++) {
      await read(METRO);
      const next = Date.parse((await source(METRO))?.nextRunAt ?? '');
      waits.push(Math.floor((next - clock.now().getTime()) / 60_000));
    }
    expect(waits[0]).toBeGreaterThanOrEqual(15);
    expect(waits[0]).toBeLessThan(17);
    expect(waits.every((wait, at) => at === 0 || wait > (waits[at - 1] ?? 0) * 1.5 || wait >= 1440)).toBe(true);
    expect(Math.max(...waits)).toBeLessThan(1440 * 1.11);
  });

  it('waits as long as the source asks', async () => {
    const retryAt = new Date(clock.now().getTime() + 48 * 3_600_000);
    answers.set(METRO, () => ({ kind: 'failed', problem: SILENCE, retryAt }));
    await read(METRO);
    expect((await source(METRO))?.nextRunAt).toBe(retryAt.toISOString());
  });
});
