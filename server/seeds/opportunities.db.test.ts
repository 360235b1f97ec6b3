import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBidder } from '../src/domains/service-requests/fixtures.ts';
import { listOpportunities } from '../src/domains/service-requests/opportunities/use-cases/list-opportunities.ts';
import { trackRequest } from '../src/domains/service-requests/requests/use-cases/track-request.ts';
import { serviceRequests } from '../src/domains/service-requests/tables.ts';
import { testClock, testContext } from '../src/kernel/testing/context.ts';
import { testDatabase } from '../src/kernel/testing/test-database.ts';
import { samples, seedOpportunities } from './opportunities.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock });
const all = () => db.select().from(serviceRequests).orderBy(serviceRequests.opportunityId);

beforeAll(() => seedOpportunities(ctx));

describe('the sample requests', () => {
  it('are marked, of every trade, seen by contractors of the home market, and told to nobody', async () => {
    const rows = await all();
    expect(rows).toHaveLength(samples.length);
    expect(rows.every(({ isSynthetic, customerEmail }) => isSynthetic && customerEmail.endsWith('@example.com'))).toBe(
      true,
    );
    expect(new Set(rows.map(({ id }) => id.length))).toEqual(new Set([25]));
    const everything = ['plumbing', 'electrical', 'hvac', 'handyman', 'construction'];
    const { items } = await listOpportunities((await aBidder(ctx, { trades: everything })).ctx, {
      limit: 20,
    });
    expect(items.map(({ isSynthetic }) => isSynthetic)).toEqual(samples.map(() => true));
    const { rows: counts } = await db.execute(sql`
      select (select count(*)::int from messages) as messages,
        (select count(*)::int from graphile_worker._private_jobs) as jobs`);
    expect(counts).toEqual([{ messages: 0, jobs: 0 }]);
    const [first] = rows;
    if (first === undefined) throw new Error('There is no sample');
    expect((await trackRequest(ctx, first.id)).timeline.filter(({ completed }) => completed)).toHaveLength(1);
  });

  it('stay as they are at the next start, and are new again when their day has come', async () => {
    const before = await all();
    await seedOpportunities(ctx);
    expect(await all()).toEqual(before);
    clock.advance(30 * 24 * 60);
    await db.execute(sql`
      insert into referrals (id, request_id, contractor_id, status, offered_at)
      values ('rf_1', ${before[0]?.id}, 'ct_1', 'proposed', now())`);
    await seedOpportunities(ctx);
    const after = await all();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toEqual(before[0]);
    for (const { preferredDate } of after.slice(1)) expect(preferredDate > '2026-12-31').toBe(true);
  });
});
