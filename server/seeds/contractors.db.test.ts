import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertContractors } from '../src/domains/directory/store/contractor.ts';
import { contractors } from '../src/domains/directory/tables.ts';
import { testClock, testContext } from '../src/kernel/testing/context.ts';
import { testDatabase } from '../src/kernel/testing/test-database.ts';
import { LAST, seedContractors } from './contractors.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock });

let stored: (typeof contractors.$inferSelect)[] = [];
let licensed = new Set<string>();
let first = { contractors: 0, reviews: 0 };
const everything = async () =>
  (
    await database.db.execute<{ hash: string }>(sql`select md5(
      (select string_agg(contractors::text, ',' order by id) from contractors) ||
      (select string_agg(license_evidence::text, ',' order by external_id) from license_evidence) ||
      (select string_agg(reviews::text, ',' order by id) from reviews)) as hash`)
  ).rows[0]?.hash;

beforeAll(async () => {
  first = await seedContractors(ctx);
  stored = await database.db.select().from(contractors);
  const { rows } = await database.db.execute<{ id: string }>(sql`select contractor_id as id from license_evidence`);
  licensed = new Set(rows.map(({ id }) => id));
});

describe('the demonstration contractors', () => {
  it('are at least 420, marked, claimed, and may be texted', () => {
    expect(first.contractors).toBe(stored.length);
    expect(stored.length).toBeGreaterThanOrEqual(420);
    expect(stored.every((row) => row.isSynthetic && row.isClaimed && row.smsConsentAt !== null)).toBe(true);
  });

  it('are the same after a second run, later and on another database', async () => {
    const before = await everything();
    clock.advance(60 * 24);
    expect(await seedContractors(ctx)).toEqual({ contractors: 0, reviews: 0 });
    expect(await everything()).toBe(before);
    await database.db.execute(sql`delete from contractors`);
    clock.advance(-60 * 24);
    expect(await seedContractors(ctx)).toEqual(first);
    expect(await everything()).toBe(before);
  });

  it('are made anew only where the last of them is missing', async () => {
    const first = stored.find(({ slug }) => slug !== LAST);
    const restored = async (id: string | undefined) => {
      await database.db.execute(sql`delete from contractors where id = ${id}`);
      return (await seedContractors(ctx)).contractors;
    };
    expect(await restored(first?.id)).toBe(0);
    expect(await restored(stored.find(({ slug }) => slug === LAST)?.id)).toBe(2);
  });

  it('include every trade around every built-in city, most of all around Louisville', () => {
    for (const city of cities) {
      const trades = stored.filter((row) => milesBetween(city, row) <= 60).flatMap((row) => row.trades);
      expect([...new Set(trades)].sort(), city.name).toEqual([
        'construction',
        'electrical',
        'handyman',
        'hvac',
        'plumbing',
      ]);
    }
    const louisville = { latitude: 38.2527, longitude: -85.7585 };
    const home = stored.filter((row) => milesBetween(louisville, row) <= 60);
    expect(home.length).toBeGreaterThanOrEqual(180);
    expect(home.filter((row) => row.trades.includes('plumbing')).length).toBeGreaterThan(60);
  });

  it('have names of their own, fictional phones and addresses that lead nowhere', () => {
    const unique = (values: readonly (string | null)[]) => expect(new Set(values).size).toBe(stored.length);
    unique(stored.map((row) => row.companyName));
    unique(stored.map((row) => row.phone));
    unique(stored.map((row) => row.email));
    for (const row of stored) {
      expect(row.phone).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
      expect(row.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example\.com$/);
      expect(row.companyName).not.toMatch(/test|sample|demo|placeholder/i);
    }
  });

  it('differ: featured or not, verified or not, with and without reviews, few and many service areas', () => {
    const share = (test: (row: (typeof stored)[number]) => boolean) => stored.filter(test).length / stored.length;
    expect(share((row) => row.isPremium)).toBeGreaterThan(0.05);
    expect(share((row) => row.isPremium)).toBeLessThan(0.25);
    expect(share((row) => licensed.has(row.id))).toBeGreaterThan(0.4);
    expect(share((row) => !licensed.has(row.id))).toBeGreaterThan(0.2);
    expect(share((row) => row.reviewCount === 0)).toBeGreaterThan(0.05);
    expect(share((row) => row.serviceAreas.length > 6)).toBeGreaterThan(0.2);
  });

  it('have the rating of their reviews', async () => {
    const { rows } = await database.db.execute(sql`
      select c.id from contractors c left join reviews r on r.contractor_id = c.id
      group by c.id having count(r.id) <> c.review_count or round(avg(r.rating), 1) is distinct from c.rating`);
    expect(rows).toEqual([]);
  });

  it('have license evidence that says it is for demonstration', async () => {
    const { rows } = await database.db.execute(sql`select distinct source_id from license_evidence`);
    expect(rows).toEqual([{ source_id: 'demonstration' }]);
  });

  it('do not touch a real contractor', async () => {
    const [one] = stored;
    if (!one) throw new Error('nothing was seeded');
    const real = { ...one, id: 'ct_real' as typeof one.id, slug: 'real', isSynthetic: false };
    await insertContractors(database.db, [real]);
    await seedContractors(ctx);
    const { rows } = await database.db.execute(sql`select is_synthetic from contractors where id = 'ct_real'`);
    expect(rows).toEqual([{ is_synthetic: false }]);
  });
});
