import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';

const { db } = await testDatabase();
const ctx = testContext(db);

/** The migration's statement that handles phones confirmed before it. */
async function backfill(): Promise<void> {
  const file = await readFile(new URL('../../../../migrations/0036_proven_phones.sql', import.meta.url), 'utf8');
  await db.execute(sql.raw(file.slice(file.indexOf('update contractors set proven_phone'))));
}

const unproven = () => aContractor(ctx, { provenPhone: null });
let ids = 0;
const confirmed = (table: 'contact_changes' | 'listing_claims', contractorId: string, channel: string, at: string) => {
  ids += 1;
  const address = table === 'contact_changes' ? sql`, address` : sql.empty();
  const value =
    table === 'contact_changes' ? sql`, (select phone from contractors where id = ${contractorId})` : sql.empty();
  return db.execute(sql`
    insert into ${sql.identifier(table)} (id, contractor_id, channel, code_hash, created_at, expires_at, confirmed_at
      ${address})
    values (${`x${ids}`}, ${contractorId}, ${channel}, '', ${at}, ${at}, ${at} ${value})`);
};

it('listings from before this release are proven if a code had confirmed their phone', async () => {
  const [changed, claimed, moved, byEmail, listed, typed] = [
    await unproven(),
    await unproven(),
    await unproven(),
    await unproven(),
    await unproven(),
    await unproven(),
  ];
  await confirmed('contact_changes', changed.id, 'phone', '2026-11-01');
  await confirmed('listing_claims', claimed.id, 'phone', '2026-11-01');
  // Claimed by its phone, which was later changed to another number, and back again without a code.
  await confirmed('listing_claims', moved.id, 'phone', '2026-11-01');
  await confirmed('contact_changes', moved.id, 'phone', '2026-11-02');
  await db.execute(sql`update contractors set phone = '+15025569990' where id = ${moved.id}`);
  await confirmed('listing_claims', byEmail.id, 'email', '2026-11-01');
  await confirmed('listing_claims', listed.id, 'email', '2026-11-01');
  await db.execute(sql`insert into contractor_sources (id, name, kind) values ('permits', 'Permits', 'file')`);
  await db.execute(sql`
    insert into contractor_listings (source_id, external_id, contractor_id, facts, fingerprint, first_seen_at,
      last_changed_at)
    values ('permits', '1', ${listed.id}, ${JSON.stringify({ phone: listed.phone })}::jsonb, '', now(), now())`);
  await backfill();
  const { rows } = await db.execute<{ id: string }>(sql`select id from contractors where proven_phone = phone`);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([changed.id, claimed.id, listed.id].toSorted());
  expect(rows.map(({ id }) => id)).not.toContain(typed.id);
});
