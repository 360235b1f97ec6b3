import { setTimeout as sleep } from 'node:timers/promises';
import { FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { followedWorld, queries, whenIndexed } from '../../testing/followed-world.ts';
import { hubs } from '../../testing/search-world.ts';
import { findInDatabase } from '../../use-cases/find-plumbers.ts';

const { db, world, clock, ctx, index, expectSame, closeAll } = await followedWorld(5);

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
        sql`update contractors set company_name = ${`Firm "${at}" & Söhne`}, permit_record = ${JSON.stringify({
          permits: at,
          most: null,
          since: 2024,
          latestOn: '2026-10-12',
          kinds: ['water-heater'],
          firms: [{ slug: 'a-firm-ky', name: `"${at}" & Söhne`, permits: at }],
        })}::jsonb where id = ${id}`,
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
    let processes = [await index(), await index()];
    for (let at = 0; at < 90; at += 1) {
      await edit(at);
      for (const follower of processes) await expectSame(follower, queries[at % queries.length] ?? {});
      if (at % 30 !== 20) continue;
      await closeAll();
      await edit(at + 1);
      processes = [await index(), await index()];
    }
    for (const query of queries) for (const follower of processes) await expectSame(follower, query);
  });

  it('goes on page by page, and finds the same with every cursor', async () => {
    const follower = await index();
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
    const follower = await index();
    for (const query of queries.slice(0, 6)) {
      const [first] = await expectSame(follower, query);
      if (first === undefined) continue;
      await db.execute(sql`update contractors set status = 'hidden' where id = ${first}`);
      expect(await expectSame(follower, query)).not.toContain(first);
    }
  });

  it('shows a license until its last day, and opening hours by the minute', async () => {
    const [query = {}] = queries;
    const follower = await index();
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
      while ((await follower.recent())?.outdated(clock.now()).length !== 0) await sleep(5);
      await expectSame(follower, query);
    }
  });

  it('lets the database answer while too much changes at once, and takes it over', async () => {
    const follower = await index();
    await db.execute(sql`update contractors set company_name = company_name || '.'`);
    expect(await follower.recent()).toBeNull();
    await whenIndexed(follower);
    await expectSame(follower, queries[0] ?? {});
    await db.execute(sql`insert into directory_changes (contractor_ids) values (null)`);
    expect(await follower.recent()).toBeNull();
    await whenIndexed(follower);
    await expectSame(follower, queries[0] ?? {});
  });
});
