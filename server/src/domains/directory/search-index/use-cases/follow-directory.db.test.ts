import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPlumbers as endpoint, FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializerSchema } from '../../../../kernel/http/json-schema.ts';
import { ReadyJson } from '../../../../kernel/http/ready-json.ts';
import { serializerOf } from '../../../../kernel/http/serializers.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { hubs, makeWorld, settle } from '../../testing/search-world.ts';
import { findInDatabase, findPlumbers } from '../../use-cases/find-plumbers.ts';
import { currentIndex } from '../store/index-file.ts';
import { buildIndex } from './build-index.ts';
import { type FollowedIndex, type FollowOptions, followDirectory } from './follow-directory.ts';

const database = await testDatabase();
const { db } = database;
const world = makeWorld(5);
await settle(db, world);
const clock = testClock(new Date('2026-11-16T16:00:00Z'));
const ctx = testContext(db, { clock });
const folders: string[] = [];
const followers: FollowedIndex[] = [];
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-index-'));
  folders.push(folder);
});
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.close()));
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

const build = () => buildIndex(db, folder, folder, clock.now());

function follow(given: Partial<FollowOptions> = {}): FollowedIndex {
  const follower = followDirectory({ db, folder, build, from: 1, clock, log: ctx.log, pauseMs: 5, ...given });
  followers.push(follower);
  return follower;
}

async function whenIndexed(follower: FollowedIndex): Promise<FollowedIndex> {
  while ((await follower.asOfNow()) === null) await sleep(5);
  return follower;
}

const serialize = serializerOf(serializerSchema(endpoint.reply));

/** Compares the reply of a process with that of SQL, letter by letter. Returns what was found. */
async function expectSame(follower: FollowedIndex, query: Record<string, unknown>): Promise<string[]> {
  const asked = FindPlumbersQuery.parse({ city: 'Louisville', state: 'KY', ...query });
  const reply = await findPlumbers({ ...ctx, ports: { ...ctx.ports, searchIndex: follower, places: null } }, asked);
  const known = await findInDatabase({ ...ctx, ports: { ...ctx.ports, places: null } }, asked);
  expect(reply instanceof ReadyJson ? reply.bytes.toString() : 'The database answered').toBe(serialize(known));
  return known.contractors.map(({ id }) => id);
}

const queries = hubs.flatMap(({ latitude, longitude }) =>
  ['plumbing', 'handyman'].flatMap((serviceType) => [
    { latitude, longitude, serviceType },
    { latitude, longitude, serviceType, sort: 'rating' },
    { latitude, longitude, serviceType, sort: 'distance', specialty: 'drain' },
  ]),
);

/** Makes one of all kinds of edit. */
async function edit(at: number): Promise<void> {
  const id = world.citizens[(at * 7919) % world.citizens.length]?.id;
  const { latitude = 0, longitude = 0 } = hubs[at % hubs.length] ?? {};
  switch (at % 9) {
    case 0:
      return void (await db.execute(sql`update contractors set status = 'hidden' where id = ${id}`));
    case 1:
      return void (await db.execute(sql`update contractors set status = 'active' where status = 'hidden'`));
    case 2:
      return void (await db.execute(
        sql`update contractors set latitude = ${latitude}, longitude = ${longitude} where id = ${id}`,
      ));
    case 3:
      return void (await db.execute(sql`update contractors set is_premium = not is_premium where id = ${id}`));
    case 4:
      return void (await db.execute(
        sql`update contractors set trades = '{plumbing,handyman}', specialties = ${sql.param([`Drain ${at}`])}::text[] where id = ${id}`,
      ));
    case 5:
      return void (await db.execute(
        sql`update contractors set company_name = ${`Firm "${at}" & Söhne`} where id = ${id}`,
      ));
    case 6:
      return void (await db.execute(sql`
        insert into reviews (id, contractor_id, customer_name, rating, review_text, is_verified, created_at)
        values (${`rv_new_${at}`}, ${id}, 'Mei H.', 4, ${'"openNow":null, they said \\'}, false, now()) on conflict do nothing`));
    case 7:
      return void (await db.execute(sql`delete from contractors where id = ${id}`));
    default:
      return void (await db.execute(sql`
        insert into contractors (id, slug, company_name, city, state, latitude, longitude, time_zone, trades,
          billing_identity, business_hours, created_at, updated_at)
        values (${`ct_new_${at}`}, ${`new-${at}`}, 'New', 'Somewhere', 'KY', ${latitude}, ${longitude}, 'America/New_York',
          '{handyman}', 'new', '{"Monday": "8:00 AM - 5:00 PM"}', now(), now()) on conflict do nothing`));
  }
}

describe('an index that follows the directory', () => {
  it('answers as SQL does, letter by letter, at once after every edit, in every process, through restarts', async () => {
    let processes = [await whenIndexed(follow()), await whenIndexed(follow())];
    for (let at = 0; at < 90; at += 1) {
      await edit(at);
      for (const follower of processes) await expectSame(follower, queries[at % queries.length] ?? {});
      if (at % 30 !== 20) continue;
      await Promise.all(processes.map((follower) => follower.close()));
      await edit(at + 1);
      processes = [await whenIndexed(follow()), await whenIndexed(follow())];
    }
    for (const query of queries) for (const follower of processes) await expectSame(follower, query);
  });

  it('goes on page by page, and finds the same with every cursor', async () => {
    const follower = await whenIndexed(follow());
    for (const sort of ['featured', 'distance', 'rating']) {
      let cursor: string | null = '';
      let pages = 0;
      while (cursor !== null && pages < 5) {
        const query = { ...queries[0], sort, ...(cursor !== '' && { cursor }) };
        await expectSame(follower, query);
        ({ nextCursor: cursor } = await findInDatabase(ctx, FindPlumbersQuery.parse(query)));
        pages += 1;
      }
      expect(pages).toBeGreaterThan(2);
    }
  });

  it('never finds who is hidden after the statement that hid them', async () => {
    const follower = await whenIndexed(follow());
    for (const query of queries.slice(0, 6)) {
      const [first] = await expectSame(follower, query);
      if (first === undefined) continue;
      await db.execute(sql`update contractors set status = 'hidden' where id = ${first}`);
      expect(await expectSame(follower, query)).not.toContain(first);
    }
  });

  it('shows a license until its last day, and opening hours by the minute', async () => {
    const [query = {}] = queries;
    const follower = await whenIndexed(follow());
    const [first] = await expectSame(follower, query);
    await db.execute(
      sql`insert into contractor_sources (id, name, kind) values ('board', 'A board', 'licenses') on conflict do nothing`,
    );
    await db.execute(sql`
      insert into license_evidence (source_id, external_id, contractor_id, board, number, status, expires_on, checked_on)
      values ('board', '1', ${first}, 'A board', 'M-1', 'clear', '2026-11-17', '2026-11-01')`);
    await db.execute(sql`update contractors set business_hours = '{"Monday": "8:00 AM - 5:00 PM"}'`);
    for (const hours of [1, 7, 24, 24]) {
      clock.advance(hours * 3_600_000);
      while ((await follower.asOfNow())?.outdated(clock.now()).length !== 0) await sleep(5);
      await expectSame(follower, query);
    }
  });

  it('reads what is stored after a start, but builds anew what is damaged, cut off or of another database', async () => {
    let built = 0;
    const counted = async () => {
      built += 1;
      return build();
    };
    const restart = async () => {
      await Promise.all(followers.splice(0).map((follower) => follower.close()));
      const follower = await whenIndexed(follow({ build: counted }));
      await expectSame(follower, queries[0] ?? {});
      return built;
    };
    expect(await restart()).toBe(1);
    expect(await restart()).toBe(1);
    const path = async (ending: string) => join(folder, `${await currentIndex(folder)}.${ending}`);
    await truncate(await path('cards'), 100);
    expect(await restart()).toBe(2);
    await appendFile(await path('cards'), 'more');
    expect(await restart()).toBe(3);
    await truncate(await path('columns'), 20_000);
    expect(await restart()).toBe(4);
    const bytes = await readFile(await path('columns'));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    await writeFile(await path('columns'), bytes);
    expect(await restart()).toBe(5);
    await writeFile(join(folder, 'current.json'), '{"name":"../elsewhere"}');
    expect(await restart()).toBe(6);
    await writeFile(join(folder, 'current.json'), '{');
    expect(await restart()).toBe(7);
    await db.execute(sql`update directory_log set key = 'another'`);
    expect(await restart()).toBe(8);
    expect((await readdir(folder)).length).toBe(3);
  });

  it('lets the database answer while too much changes at once, and takes it over', async () => {
    const follower = await whenIndexed(follow());
    await db.execute(sql`update contractors set company_name = company_name || '.'`);
    expect(await follower.asOfNow()).toBeNull();
    await whenIndexed(follower);
    await expectSame(follower, queries[0] ?? {});
    await db.execute(sql`insert into directory_changes (contractor_ids) values (null)`);
    expect(await follower.asOfNow()).toBeNull();
    await whenIndexed(follower);
    await expectSame(follower, queries[0] ?? {});
  });

  it('answers every search while it is built anew and replaced', async () => {
    const follower = await whenIndexed(follow({ cacheBytes: 0 }));
    const before = await currentIndex(folder);
    for (let group = 0; group < 16; group += 1) {
      await db.execute(sql`
        update contractors set company_name = company_name || '-' where abs(hashtext(id)) % 16 = ${group}`);
      await whenIndexed(follower);
    }
    let searches = 0;
    const search = async () => {
      while ((await currentIndex(folder)) === before || searches < 300) {
        searches += 1;
        const query = FindPlumbersQuery.parse(queries[searches % queries.length]);
        await findPlumbers({ ...ctx, ports: { ...ctx.ports, searchIndex: follower, places: null } }, query);
      }
    };
    await Promise.all(Array.from({ length: 10 }, search));
    await expectSame(follower, queries[0] ?? {});
  });

  it('is built by one process at a time', async () => {
    const together = await Promise.all([build(), build(), build()]);
    expect(together.filter(Boolean)).toHaveLength(1);
  });

  it('is not there below the number of contractors from which there is one, nor when the database is away', async () => {
    const small = follow({ from: 1_000_000 });
    await sleep(50);
    expect(await small.asOfNow()).toBeNull();
    expect(small.figures()).toBeNull();
    const broken = await whenIndexed(follow());
    expect(broken.figures()).toMatchObject({ contractors: expect.any(Number), bytes: expect.any(Number) });
    await broken.close();
    expect(await broken.asOfNow()).toBeNull();
  });
});
