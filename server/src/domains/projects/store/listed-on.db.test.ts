import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aListing } from '../fixtures.ts';
import { recordListings } from '../use-cases/record-listings.ts';
import { registerSource } from '../use-cases/register-source.ts';

const { db } = await testDatabase();
const ctx = testContext(db);

/** Runs the migration's statement that finds projects stored without a date. */
async function findUndated(): Promise<void> {
  const file = await readFile(new URL('../../../../migrations/0044_listed_on.sql', import.meta.url), 'utf8');
  await db.execute(sql.raw(file.slice(file.indexOf('update projects'), file.indexOf('drop index'))));
}

it('projects from the previous release are undated if no source gave a date', async () => {
  await registerSource(ctx, { id: 'permits', name: 'Permits', host: null, pageUrl: null });
  await recordListings(ctx, 'permits', [
    aListing({ externalId: 'dated', title: 'Dated' }),
    aListing({ externalId: 'undated', title: 'Undated', listedAt: null, listedOn: null }),
  ]);
  // The state that the previous release left behind.
  await db.execute(sql`update projects set listed_on = null, is_dated = true`);
  await db.execute(sql`update project_listings set listing = listing - 'listedOn'`);
  await findUndated();
  const { rows } = await db.execute(sql`select title, is_dated from projects order by title`);
  expect(rows).toEqual([
    { title: 'Dated', is_dated: true },
    { title: 'Undated', is_dated: false },
  ]);
});
