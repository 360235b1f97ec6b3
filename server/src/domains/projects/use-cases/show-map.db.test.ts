import { APART_ZOOM, ProjectMap, ProjectMapQuery } from '@plumbline/contract/domains/projects/project-map.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject, bidsOn, someProjects } from '../fixtures.ts';
import { xAt, yAt } from '../rules/map-clusters.ts';
import { showMap } from './show-map.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: { bids: bidsOn() } });
const map = async (query: object, viewer = ctx) =>
  ProjectMap.parse(await showMap(viewer, ProjectMapQuery.parse(query)));

/** Degrees of longitude between neighbors; a pixel at zoom 10 is 0.0014. */
const STEP = 0.1;
beforeAll(async () => {
  await someProjects(
    ctx,
    Array.from({ length: 9 }, (_, n) => ({ title: `At ${n}`, longitude: -86 + n * STEP, latitude: 38.2 })),
  );
});

describe('the map', () => {
  it('separates projects that are far enough apart, and clusters the others', async () => {
    const near = await map({ zoom: 10 });
    expect([near.points.length, near.clusters.length]).toEqual([9, 0]);
    const far = await map({ zoom: 3 });
    expect(far.clusters).toMatchObject([{ count: 9, latitude: 38.2, west: -86, east: -85.2, north: 38.2 }]);
    expect(far.clusters[0]?.longitude).toBeCloseTo(-85.6, 4);
  });

  it('shows what is inside the box, with counts of all projects', async () => {
    const box = { west: -85.85, east: -85.55, south: 38, north: 38.4, zoom: 12 };
    const shown = await map(box);
    expect(shown.points.map(({ title }) => title).toSorted()).toEqual(['At 2', 'At 3', 'At 4']);
    expect(shown).toMatchObject({ total: 9, matching: 9 });
    expect((await map({ ...box, west: -85.55, east: -85.85 })).points).toEqual([]);
  });

  it('separates all projects at one address at the closest zoom', async () => {
    const here = { latitude: 39.001, longitude: -85.001, precision: 'zip' } as const;
    await someProjects(
      ctx,
      Array.from({ length: 30 }, () => here),
    );
    const box = { west: -85.002, east: -85, south: 39, north: 39.002 };
    const [cluster] = (await map({ ...box, zoom: 16 })).clusters;
    expect(cluster).toMatchObject({ count: 30, west: -85.001, east: -85.001 });
    const close = await map({ ...box, zoom: APART_ZOOM });
    expect([close.points.length, close.clusters.length]).toEqual([30, 0]);
  });

  it('lists projects without a location next to it, and shows bidders theirs in review', async () => {
    const nowhere = { latitude: null, longitude: null, precision: null };
    const ids = await someProjects(
      ctx,
      Array.from({ length: 22 }, () => nowhere),
    );
    const placed = await aProject(ctx, { latitude: 40, longitude: -84 });
    const theirs = await map({}, testContext(database.db, { ports: { bids: bidsOn(placed, ...ids) } }));
    expect(theirs.unplacedCount).toBe(22);
    expect(new Set(theirs.unplaced.map(({ status }) => status))).toEqual(new Set(['in-review']));
    expect(theirs.unplaced).toHaveLength(20);
    expect(theirs.points.find(({ id }) => id === placed)?.status).toBe('in-review');
    expect((await map({})).points.find(({ id }) => id === placed)?.status).toBe('bidding-open');
  });

  it('has the same positions in the database as in the code', async () => {
    const places = [
      [38.2527, -85.7585],
      [-89.9, 180],
      [89.9, -180],
    ] as const;
    for (const [latitude, longitude] of places) {
      const id = await aProject(ctx, { latitude, longitude });
      const { rows } = await database.pool.query('select map_x, map_y from projects where id = $1', [id]);
      expect(Math.abs(rows[0].map_x - xAt(longitude)) + Math.abs(rows[0].map_y - yAt(latitude))).toBeLessThan(3);
    }
  });
});
