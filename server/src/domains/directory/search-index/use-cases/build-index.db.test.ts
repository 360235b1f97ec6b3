import { appendFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { followedWorld, queries, whenIndexed } from '../../testing/followed-world.ts';
import { findInDatabase } from '../../use-cases/find-plumbers.ts';
import { currentIndex } from '../store/index-file.ts';
import { buildIndex } from './build-index.ts';

const { db, clock, ctx, folder, build, follow, index, search, expectSame, closeAll, followers } =
  await followedWorld(6);

describe('a stored index', () => {
  it('reads what is stored after a start, but builds anew what is damaged, cut off or of another database', async () => {
    let built = 0;
    const counted = async () => {
      built += 1;
      return build();
    };
    const restart = async () => {
      await closeAll();
      const follower = await index({ build: counted });
      await expectSame(follower, queries[0] ?? {});
      return built;
    };
    expect(await restart()).toBe(1);
    expect(await restart()).toBe(1);
    const path = async (ending: string) => join(folder(), `${await currentIndex(folder())}.${ending}`);
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
    await writeFile(join(folder(), 'current.json'), '{"name":"../elsewhere"}');
    expect(await restart()).toBe(6);
    await writeFile(join(folder(), 'current.json'), '{');
    expect(await restart()).toBe(7);
    await db.execute(sql`update directory_log set key = 'another'`);
    expect(await restart()).toBe(8);
    expect((await readdir(folder())).length).toBe(3);
  });

  it('answers every search while it is built anew and replaced', async () => {
    const follower = await index({ cacheBytes: 0 });
    const before = await currentIndex(folder());
    for (let group = 0; group < 16; group += 1) {
      await db.execute(sql`
        update contractors set company_name = company_name || '-' where abs(hashtext(id)) % 16 = ${group}`);
      await whenIndexed(follower);
    }
    let searches = 0;
    const keepSearching = async () => {
      while ((await currentIndex(folder())) === before || searches < 300) {
        searches += 1;
        await search(follower, queries[searches % queries.length]);
      }
    };
    await Promise.all(Array.from({ length: 10 }, keepSearching));
    await expectSame(follower, queries[0] ?? {});
  });

  it('shows no license that expired while it was stored', async () => {
    const [first] = (await findInDatabase(ctx, FindPlumbersQuery.parse(queries[0]))).contractors;
    await db.execute(sql`
      insert into contractor_sources (id, name, kind) values ('late', 'A board', 'licenses') on conflict do nothing`);
    await db.execute(sql`
      insert into license_evidence (source_id, external_id, contractor_id, board, number, status, expires_on, checked_on)
      values ('late', '1', ${first?.id}, 'A board', 'M-2', 'clear', ${clock.now().toISOString().slice(0, 10)}, '2026-11-01')`);
    await build();
    clock.advance(3 * 24 * 3_600_000);
    const follower = await index();
    expect((await follower.recent())?.outdated(clock.now())).toEqual([]);
    await expectSame(follower, queries[0] ?? {});
  });

  it('leaves searches to the database while its own look gets no answer, or its folder cannot be written', async () => {
    let isFrozen = false;
    const frozen = new Proxy(db, {
      get: (target, name) =>
        name === 'execute' && isFrozen ? () => new Promise(() => undefined) : Reflect.get(target, name),
    });
    const follower = await index({ db: frozen, patienceMs: 20, pauseMs: 60_000 });
    isFrozen = true;
    expect(await follower.recent()).toBeNull();
    // It never closes: its look never ends.
    followers.pop();
    const file = join(folder(), 'current.json');
    const elsewhere = follow({
      folder: join(file, 'below'),
      build: () => buildIndex(db, join(file, 'below'), file, clock.now()),
    });
    await sleep(50);
    expect(await elsewhere.recent()).toBeNull();
  });

  it('is built by one process at a time', async () => {
    const together = await Promise.all([build(), build(), build()]);
    expect(together.filter(Boolean)).toHaveLength(1);
  });

  it('is not there below the number of contractors from which there is one, nor when the database is away', async () => {
    const small = follow({ from: 1_000_000 });
    await sleep(50);
    expect(await small.recent()).toBeNull();
    expect(small.figures()).toBeNull();
    const broken = await index();
    expect(broken.figures()).toMatchObject({ contractors: expect.any(Number), bytes: expect.any(Number) });
    await broken.close();
    expect(await broken.recent()).toBeNull();
  });
});
