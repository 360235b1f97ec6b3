import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { ListProjectsQuery } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { WatchId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { bidsOn, someProjects } from '../../projects/fixtures.ts';
import { listProjects } from '../../projects/use-cases/list-projects.ts';
import { aWatch, aWatcher } from '../fixtures.ts';
import { matchChanges } from './match-changes.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });

const told = (need: 'yes' | 'likely' | 'no') => ({ need, useful: true, confidence: 0.9, reason: 'As written.' });

/** Projects that differ in everything that filters tell apart. */
const someProject = fc.record({
  title: fc.constantFrom('Kitchen Remodel', 'Water heater', 'New garage', 'Duplex booster pumps'),
  description: fc.constantFrom('New bath and two sinks', 'Replace the roof', 'Install waterheater'),
  status: fc.constantFrom('bidding-open', 'planning', 'in-progress', 'completed'),
  projectType: fc.constantFrom('residential', 'commercial', 'renovation', 'new-construction'),
  county: fc.constantFrom('Jefferson County', 'Oldham County', 'Bullitt County', null),
  zip: fc.constantFrom('40202', '40206', '40014', null),
  plumbingRequired: fc.boolean(),
  trades: fc.constantFrom(null, { plumbing: told('yes'), electrical: told('no'), hvac: told('likely') }),
  contractor: fc.constantFrom('Ohio Bend Builders', null),
  permitNumber: fc.constant(null),
  budgetMinCents: fc.constantFrom(null, 500_000, 3_000_000),
  budgetMaxCents: fc.constantFrom(null, 9_000_000),
  place: fc.constantFrom([38.2527, -85.7585], [38.26, -85.71], [38.32, -85.47], [39.9, -86.1], null),
});

const filters = fc.record(
  {
    search: fc.constantFrom('kitchen', 'bath sinks', 'water heter', 'nothing like it', 'BLD-26-04471'),
    status: fc.constantFrom('bidding-open', 'planning,in-progress', 'in-review'),
    projectType: fc.constantFrom('residential', 'commercial,renovation'),
    county: fc.constantFrom('Jefferson', 'Oldham'),
    budgetRange: fc.constantFrom('under-10k', '10k-50k', '100k-plus'),
    plumbing: fc.constant('true'),
    near: fc.constantFrom('40202', 'Louisville, KY', '38.3,-85.5'),
    within: fc.constantFrom('1', '10', '75', '200'),
    zip: fc.constantFrom('40202', '40014'),
    source: fc.constantFrom('metro', 'other'),
    need: fc.constantFrom('yes', 'likely,no'),
    trade: fc.constantFrom('hvac', 'electrical'),
    builder: fc.constantFrom('named', 'nobody'),
    valueFrom: fc.constantFrom('10000', '50000'),
    valueTo: fc.constantFrom('40000'),
  },
  { requiredKeys: [] },
);

/** Keeps about three choices, so that many filters match something. */
const fewFilters = fc
  .tuple(filters, fc.array(fc.nat(14), { minLength: 0, maxLength: 3 }))
  .map(([filter, kept]) => Object.fromEntries(Object.entries(filter).filter((_, index) => kept.includes(index))));

const matchesOf = async (id: WatchId) =>
  (
    await ctx.db.execute<{ projectId: string; what: string }>(
      sql`select project_id as "projectId", what from project_watch_matches where watch_id = ${id} order by 1, 2`,
    )
  ).rows;
const jobs = async () =>
  (await ctx.db.execute<{ key: string }>(sql`select key from graphile_worker.jobs where key like 'watch-digest:%'`))
    .rows;
const changesOf = (ids: readonly string[], historyId: string | null = null) =>
  ids.map((projectId) => ({ projectId: projectId as never, historyId }));

describe('any watch and any project', () => {
  it('match exactly if the list has the project with the filter of the watch', async () => {
    const watchers = [await aWatcher(ctx), await aWatcher(ctx)] as const;
    const watches: { filter: Record<string, string | undefined>; watch: Watch }[] = [];
    for (const [index, filter] of fc.sample(fewFilters, { numRuns: 90, seed: 7 }).entries()) {
      const { own } = watchers[index % 2 === 0 ? 0 : 1];
      watches.push({ filter, watch: await aWatch(own, { filter: new URLSearchParams(filter).toString() }) });
    }
    clock.advance(1);
    const given = fc.sample(someProject, { numRuns: 80, seed: 8 }).map(({ place, ...project }) => ({
      ...project,
      latitude: place?.[0] ?? null,
      longitude: place?.[1] ?? null,
      precision: place ? 'exact' : null,
    }));
    const ids = await someProjects(ctx, given as never);
    await matchChanges(ctx, changesOf(ids));
    let matching = 0;
    for (const { filter, watch } of watches) {
      const list = await listProjects(ctx, ListProjectsQuery.parse({ ...filter, limit: 500 }));
      const found = await matchesOf(watch.id);
      expect({ filter, ids: found.map(({ projectId }) => projectId) }).toEqual({
        filter,
        ids: list.projects.map(({ id }) => id).sort((one, other) => (one < other ? -1 : 1)),
      });
      matching += found.length;
    }
    expect(matching).toBeGreaterThan(200);
    await ctx.db.execute(sql`delete from project_watches`);
  });
});

describe('a watch', () => {
  it('has a match once, however often and by however many a change is reported', async () => {
    const { own } = await aWatcher(ctx);
    const watch = await aWatch(own);
    clock.advance(1);
    const ids = await someProjects(ctx, [{}, {}]);
    const before = (await jobs()).length;
    await Promise.all([1, 2, 3, 4].map(() => matchChanges(ctx, changesOf(ids))));
    await matchChanges(ctx, changesOf(ids, '41'));
    await matchChanges(ctx, changesOf(ids, '41'));
    const found = await matchesOf(watch.id);
    expect(found.map(({ what }) => what).sort()).toEqual(['41', '41', 'new', 'new']);
    expect((await jobs()).length).toBe(before + 1);
  });

  it('tells of projects that it knew from the list only what changes', async () => {
    const { own } = await aWatcher(ctx);
    const ids = await someProjects(ctx, [{}]);
    clock.advance(1);
    const watch = await aWatch(own);
    await matchChanges(ctx, changesOf(ids));
    expect(await matchesOf(watch.id)).toEqual([]);
    await matchChanges(ctx, changesOf(ids, '77'));
    expect(await matchesOf(watch.id)).toEqual([{ projectId: ids[0], what: '77' }]);
  });

  it('finds nothing while it is paused', async () => {
    const { own } = await aWatcher(ctx);
    const watch = await aWatch(own);
    await ctx.db.execute(sql`update project_watches set paused_at = now() where id = ${watch.id}`);
    clock.advance(1);
    await matchChanges(ctx, changesOf(await someProjects(ctx, [{}])));
    expect(await matchesOf(watch.id)).toEqual([]);
  });
});
