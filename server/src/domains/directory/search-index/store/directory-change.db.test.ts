import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { makeWorld, settle } from '../../testing/search-world.ts';
import { changesSince, forgetOldChanges, hasContractors, renameHistory, seenNow } from './directory-change.ts';

const { db } = await testDatabase();
const world = makeWorld(3);
await settle(db, world);
const [one, other, third] = world.citizens.map(({ id }) => id as string);

describe('the changes of the directory', () => {
  it('name whoever was edited, reviewed, checked or removed since, once', async () => {
    const { seen, ids } = await changesSince(db, await seenNow(db));
    expect(ids).toEqual([]);
    await db.execute(sql`update contractors set company_name = 'Limestone' where id in (${one}, ${other})`);
    await db.execute(sql`update contractors set company_name = 'Granite' where id = ${one}`);
    const edited = await changesSince(db, seen);
    expect(edited.ids?.toSorted()).toEqual([one, other].toSorted());
    await db.execute(sql`insert into reviews (id, contractor_id, customer_name, rating, review_text, is_verified, created_at)
      values ('rv_new', ${third}, 'Mei H.', 5, 'On time.', false, now())`);
    const reviewed = await changesSince(db, edited.seen);
    expect(reviewed.ids).toEqual([third]);
    await db.execute(sql`update reviews set contractor_id = ${other} where id = 'rv_new'`);
    const moved = await changesSince(db, reviewed.seen);
    expect(moved.ids?.toSorted()).toEqual([other, third].toSorted());
    await db.execute(sql`insert into contractor_sources (id, name, kind) values ('board', 'A board', 'licenses')`);
    await db.execute(sql`insert into license_evidence (source_id, external_id, contractor_id, board, number, status, checked_on)
      values ('board', '1', ${one}, 'A board', 'M-1', 'clear', '2026-11-01')`);
    const checked = await changesSince(db, moved.seen);
    expect(checked.ids).toEqual([one]);
    await db.execute(sql`delete from contractors where id = ${one}`);
    expect((await changesSince(db, checked.seen)).ids).toEqual([one]);
  });

  it('are missed by nobody, in whatever order transactions commit', async () => {
    const before = await seenNow(db);
    let between = before;
    await db.transaction(async (slow) => {
      await slow.execute(sql`update contractors set company_name = 'Slow' where id = ${other}`);
      await db.execute(sql`update contractors set company_name = 'Fast' where id = ${third}`);
      const found = await changesSince(db, before);
      expect(found.ids).toEqual([third]);
      between = found.seen;
    });
    expect((await changesSince(db, between)).ids).toEqual([other]);
    expect((await changesSince(db, before)).ids?.toSorted()).toEqual([other, third].toSorted());
  });

  it('are unknown after a source got another name, or the directory another content', async () => {
    let { seen } = await changesSince(db, await seenNow(db));
    await db.execute(sql`update contractor_sources set kind = kind where id = 'board'`);
    expect((await changesSince(db, seen)).ids).toEqual([]);
    await db.execute(sql`update contractor_sources set name = 'Another board' where id = 'board'`);
    expect((await changesSince(db, seen)).ids).toBeNull();
    ({ seen } = await changesSince(db, seen));
    await db.execute(sql`truncate reviews cascade`);
    expect((await changesSince(db, seen)).ids).toBeNull();
  });

  it('are unknown to whoever has seen another database, or less than what was forgotten', async () => {
    const seen = await seenNow(db);
    await db.execute(sql`update contractors set company_name = 'Harbor' where id = ${third}`);
    await forgetOldChanges(db);
    expect((await changesSince(db, seen)).ids).toEqual([third]);
    await db.execute(sql`update directory_changes set changed_at = changed_at - interval '2 days'`);
    await forgetOldChanges(db);
    expect((await changesSince(db, seen)).ids).toBeNull();
    const later = await seenNow(db);
    expect(later.key).toMatch(/^[\w-]+ \d+ [0-9A-F]{8}$/);
    expect((await changesSince(db, { ...later, key: later.key.replace(/\w{8}$/, '0000FFFF') })).ids).toBeNull();
    await renameHistory(db);
    expect((await changesSince(db, later)).ids).toBeNull();
  });

  it('begin anew after a dump of another server was restored, whose transactions have higher numbers', async () => {
    await db.execute(sql`insert into directory_changes (xid, contractor_ids) values ('9000000000', '{ct_elsewhere}')`);
    await db.execute(sql`update directory_log set forgotten = '8000000000'`);
    const seen = await seenNow(db);
    expect((await changesSince(db, seen)).ids).toBeNull();
    await forgetOldChanges(db);
    expect((await changesSince(db, seen)).ids).toBeNull();
    const now = await seenNow(db);
    await db.execute(sql`update contractors set company_name = 'Orchard' where id = ${other}`);
    expect((await changesSince(db, now)).ids).toEqual([other]);
  });

  it('count contractors no further than needed', async () => {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::integer as count from contractors`);
    const count = rows[0]?.count ?? 0;
    expect(await hasContractors(db, count)).toBe(true);
    expect(await hasContractors(db, count + 1)).toBe(false);
  });
});
