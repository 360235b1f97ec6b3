import { emptyProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { bidsOn, someProjects } from '../../projects/fixtures.ts';
import { showMap } from '../../projects/use-cases/show-map.ts';
import { aWatcher } from '../fixtures.ts';
import { countNew } from './count-new.ts';
import { recordStay } from './record-stay.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });
const MINUTE_MS = 60_000;

it('counts what was first seen since the last stay, for as long as the next one lasts', async () => {
  const { own } = await aWatcher(ctx);
  await someProjects(ctx, [{}]);
  expect(await recordStay(own)).toEqual({ newSince: null });
  expect(await countNew(own, emptyProjectFilter)).toEqual({ since: null, count: 0 });
  const left = clock.now().toISOString();
  clock.advance(8 * 60);
  await someProjects(ctx, [{}, { status: 'planning' }, { title: 'Pump house' }]);
  clock.advance(1);

  // Before the first page of the new stay is noted, the navigation counts the same.
  expect(await countNew(own, emptyProjectFilter)).toEqual({ since: left, count: 3 });
  expect(await Promise.all([recordStay(own), recordStay(own)])).toEqual([{ newSince: left }, { newSince: left }]);
  clock.advance(20);
  await recordStay(own);
  expect(await countNew(own, { ...emptyProjectFilter, status: ['planning'] })).toEqual({ since: left, count: 1 });
  expect(await countNew(own, { ...emptyProjectFilter, search: 'pmup house' })).toMatchObject({ count: 1 });

  clock.advance(31);
  expect(await countNew(own, emptyProjectFilter)).toMatchObject({ count: 0 });
});

it('counts for visitors since the time that their browser names', async () => {
  await someProjects(ctx, [{ zip: '40014' }]);
  const since = new Date(clock.now().getTime() - 1).toISOString();
  expect(await countNew(ctx, { ...emptyProjectFilter, zip: '40014', since })).toEqual({ since, count: 1 });
  expect(await countNew(ctx, emptyProjectFilter)).toEqual({ since: null, count: 0 });
});

it('tells maps when the newest of a cluster was first seen', async () => {
  const long = new Date(clock.now().getTime() - 40 * 24 * 60 * MINUTE_MS);
  const place = { latitude: 38.4, longitude: -85.4 };
  await someProjects(ctx, [{ ...place, firstSeenAt: long }, place]);
  const { clusters, points } = await showMap(ctx, { ...emptyProjectFilter, zoom: 9 });
  expect(clusters.map(({ newestAt }) => newestAt)).toContain(clock.now().toISOString());
  expect(points.every(({ firstSeenAt }) => /^\d{4}-.*\.\d{3}Z$/.test(firstSeenAt))).toBe(true);
});
