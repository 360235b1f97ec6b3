import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPlumbers as endpoint, FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { serializerSchema } from '../../../kernel/http/json-schema.ts';
import { ReadyJson } from '../../../kernel/http/ready-json.ts';
import { serializerOf } from '../../../kernel/http/serializers.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { buildIndex } from '../search-index/use-cases/build-index.ts';
import { type FollowedIndex, type FollowOptions, followDirectory } from '../search-index/use-cases/follow-directory.ts';
import { findInDatabase, findPlumbers } from '../use-cases/find-plumbers.ts';
import { hubs, makeWorld, settle } from './search-world.ts';

const serialize = serializerOf(serializerSchema(endpoint.reply));

/** Searches around all hubs, in all orders. */
export const queries = hubs.flatMap(({ latitude, longitude }) =>
  ['plumbing', 'handyman'].flatMap((serviceType) => [
    { latitude, longitude, serviceType },
    { latitude, longitude, serviceType, sort: 'rating' },
    { latitude, longitude, serviceType, sort: 'distance', specialty: 'drain' },
  ]),
);

/**
 * Settles a world in a database whose changes several processes follow. Each test has a folder of its own, in which they
 * keep indexes.
 */
export async function followedWorld(seed: number) {
  const { db } = await testDatabase();
  const world = makeWorld(seed);
  await settle(db, world);
  const clock = testClock(new Date('2026-11-16T16:00:00Z'));
  const ctx = testContext(db, { clock });
  const folders: string[] = [];
  const followers: FollowedIndex[] = [];
  const folder = () => folders.at(-1) ?? '';
  const build = () => buildIndex(db, folder(), folder(), clock.now());
  const closeAll = async () => {
    await Promise.all(followers.splice(0).map((follower) => follower.close()));
  };
  beforeEach(async () => {
    folders.push(await mkdtemp(join(tmpdir(), 'plumbline-index-')));
  });
  afterEach(closeAll);
  afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

  /** Follows as one more process. */
  const follow = (given: Partial<FollowOptions> = {}): FollowedIndex => {
    const usual = {
      db,
      folder: folder(),
      build,
      from: 1,
      clock,
      log: ctx.log,
      pauseMs: 5,
      recentMs: 0,
      patienceMs: 60_000,
    };
    const follower = followDirectory({ ...usual, ...given });
    followers.push(follower);
    return follower;
  };
  /** Follows, and waits until searches read the index. */
  const index = async (given: Partial<FollowOptions> = {}): Promise<FollowedIndex> => whenIndexed(follow(given));
  /** Answers a search as a process does. */
  const search = (follower: FollowedIndex, query: Record<string, unknown> = {}) =>
    findPlumbers(
      { ...ctx, ports: { ...ctx.ports, searchIndex: follower, places: null } },
      FindPlumbersQuery.parse({ city: 'Louisville', state: 'KY', ...query }),
    );
  /** Compares the reply of a process with that of SQL, letter by letter. Returns who was found. */
  const expectSame = async (follower: FollowedIndex, query: Record<string, unknown> = {}): Promise<string[]> => {
    const reply = await search(follower, query);
    const asked = FindPlumbersQuery.parse({ city: 'Louisville', state: 'KY', ...query });
    const known = await findInDatabase({ ...ctx, ports: { ...ctx.ports, places: null } }, asked);
    expect(reply instanceof ReadyJson ? reply.bytes.toString() : 'The database answered').toBe(serialize(known));
    return known.contractors.map(({ id }) => id);
  };
  return { db, world, clock, ctx, folder, build, follow, index, search, expectSame, closeAll, followers };
}

/** Waits until searches read an index. */
export async function whenIndexed(follower: FollowedIndex): Promise<FollowedIndex> {
  while ((await follower.recent()) === null) await sleep(5);
  return follower;
}
