import assert from 'node:assert/strict';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { matchChanges } from '../server/src/domains/leads/public.ts';
import { countSeenSince } from '../server/src/domains/projects/public.ts';
import { openDatabase } from '../server/src/kernel/database.ts';
import { migrate } from '../server/src/kernel/migrate.ts';
import { testContext } from '../server/src/kernel/testing/context.ts';
import { benchPostgres } from './bench-postgres.ts';
import type { Bench, Subject } from './harness.ts';
import { insertProjects } from './projects-data.ts';
import { sizeOr } from './size.ts';
import { insertWatches } from './watches-data.ts';

const MANY = sizeOr(20_000);
const FEW = Math.ceil(MANY / 10);
const PROJECTS = 10_000;
/** As projects are announced. */
const AT_ONCE = 200;
/** Where each project has ten times the matches, a fifth of them shows it. */
const DENSE_SHARE = 0.2;
/** Watches of which the query is run again; the time of all follows from theirs. */
const RERUN = 300;

interface Matching extends Subject {
  /** Matches all projects once, or a share of them. Returns the milliseconds and the matches per project. */
  pass(share?: number): Promise<Pass>;
  /** The milliseconds that running each watch's query again takes, for as many projects as are announced at once. */
  rerun(): Promise<number>;
}

interface Pass {
  readonly each: number;
  readonly matches: number;
}

const postgres = benchPostgres();

/** Projects of one area appear. `near` of the watches are there. The last one to stop ends the server. */
async function matching(name: string, watches: number, near: number, isLast = false): Promise<Matching> {
  const connectionString = await (await postgres()).databaseFor(name);
  await migrate(connectionString);
  const database = openDatabase(connectionString);
  await insertProjects(database.pool, PROJECTS);
  await insertWatches(database, watches, near);
  const ctx = testContext(database.db);
  const { rows } = await database.pool.query<{ id: ProjectId }>('select id from projects order by id');
  const batches = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, index) =>
    rows.slice(index * AT_ONCE, (index + 1) * AT_ONCE).map(({ id }) => ({ projectId: id, historyId: null })),
  );
  const startOver = () => database.pool.query('truncate project_watch_matches, graphile_worker._private_jobs cascade');
  let next = 0;
  /** Matches the next projects. Returns the milliseconds that it takes. */
  const step = async (): Promise<number> => {
    if (next % batches.length === 0) await startOver();
    const batch = batches[next % batches.length] ?? [];
    next += 1;
    const start = performance.now();
    await matchChanges(ctx, batch);
    return performance.now() - start;
  };
  return {
    pass: async (share = 1) => {
      next = 0;
      let spent = 0;
      const steps = Math.ceil(batches.length * share);
      while (next < steps) spent += await step();
      const found = await database.pool.query<{ count: number }>('select count(*)::int from project_watch_matches');
      return { each: spent / (steps * AT_ONCE), matches: (found.rows[0]?.count ?? 0) / (steps * AT_ONCE) };
    },
    run: async (seconds) => {
      let [spent, steps] = [0, 0];
      for (; spent < seconds * 1000; steps += 1) spent += await step();
      return (steps * AT_ONCE * 1000) / spent;
    },
    rerun: async () => {
      const filters = await database.pool.query<{ filter: ProjectFilter }>(
        'select filter from project_watches order by hashtext(id) limit $1',
        [RERUN],
      );
      const start = performance.now();
      for (const { filter } of filters.rows)
        await countSeenSince(ctx, filter, new Date('2026-11-29T00:00:00Z'), AT_ONCE);
      return ((performance.now() - start) / RERUN) * watches;
    },
    stop: async () => {
      await database.close();
      if (isLast) await (await postgres()).stop();
    },
  };
}

/** Each side's own pass over all projects. */
const passes = new Map<Matching, Pass>();
const lineOf = (watches: number, { each, matches }: Pass) =>
  `${watches.toLocaleString('en-US')} watches: ${each.toFixed(2)} ms per project, ${matches.toFixed(1)} matches each`;

export default {
  name: 'watches',
  summary: `${PROJECTS} new projects against ${MANY} watches and against ${FEW}, of which ${FEW} are where the projects are: at most twice the time per project`,
  ours: () => matching('many_watches', MANY, FEW, true),
  baseline: () => matching('few_watches', FEW, FEW),
  compareAnswers: async (many, few) => {
    for (const side of [few, many]) passes.set(side, await side.pass());
    assert.ok((passes.get(few)?.matches ?? 0) > 0);
    // Those elsewhere match nothing.
    assert.equal(passes.get(many)?.matches, passes.get(few)?.matches);
  },
  parts: async (many) => {
    const each = passes.get(many)?.each ?? Number.NaN;
    return [
      { name: `of running all ${MANY} queries again`, ratio: (await many.rerun()) / (each * AT_ONCE), atLeast: 1 },
    ];
  },
  afterwards: async (many, few) => {
    const dense = await matching('dense_watches', MANY, MANY);
    try {
      const [all, some] = [passes.get(many), passes.get(few)];
      if (all === undefined || some === undefined) throw new Error('Both sides have made a pass');
      return [
        lineOf(FEW, some),
        lineOf(MANY, all),
        `All of them where the projects are: ${lineOf(MANY, await dense.pass(DENSE_SHARE))}`,
      ].join('\n');
    } finally {
      await dense.stop();
    }
  },
  atLeast: 1 / 2,
} satisfies Bench<Matching>;
