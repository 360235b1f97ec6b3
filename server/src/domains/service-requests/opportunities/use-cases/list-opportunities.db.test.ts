import { BEST_OF } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cursorOf } from '../../../../kernel/cursor.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aBidder, anOpenRequest, type Bidder, takingPorts } from '../../fixtures.ts';
import { listOpportunities } from './list-opportunities.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });

const BOISE = { city: 'Boise', state: 'ID', zipCode: '83702' };
const boise = { latitude: 43.6187, longitude: -116.2146 };

/** Returns all pages of the best matches, each with its score. */
async function best(contractor: Bidder, limit: number) {
  const seen: { id: string; score: number }[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const { items, next } = await listOpportunities(contractor.ctx, { limit, cursor, sort: 'best' });
    seen.push(...items.map(({ id, matchScore: score }) => ({ id, score })));
    if (next === null) break;
    cursor = cursorOf(next);
  }
  return seen;
}

describe('the best opportunities', () => {
  it('come first on all pages together, among equals the newest, each once', async () => {
    const contractor = await aBidder(ctx, { ...boise, smallestJobCents: 30_000 });
    const kinds = [{ budgetMax: 500 }, { budgetMax: 100 }, {}, { budgetMax: 500, preferredDate: '2026-12-01' }];
    const ids: string[] = [];
    for (const given of [...kinds, ...kinds]) {
      ids.push((await anOpenRequest(ctx, { ...BOISE, ...given })).opportunityId);
      clock.advance(1);
    }
    const [dear, small, unnamed, today] = ids.slice(4);
    const [olderDear, olderSmall, olderUnnamed, olderToday] = ids;
    const inOrder = [dear, olderDear, today, olderToday, unnamed, olderUnnamed, small, olderSmall];
    for (const limit of [3, 8, 100]) {
      const seen = await best(contractor, limit);
      expect(seen.map(({ id }) => id)).toEqual(inOrder);
      expect(seen.map(({ score }) => score)).toEqual(seen.map(({ score }) => score).toSorted((a, b) => b - a));
    }
  });

  it('only include the newest ones: an older one is found when sorted by newest', async () => {
    const contractor = await aBidder(ctx, { trades: ['hvac'], ...boise });
    const { id, opportunityId } = await anOpenRequest(ctx, { ...BOISE, workType: 'hvac', budgetMax: 500 });
    await ctx.db.execute(sql`
      insert into service_requests overriding system value
      select (jsonb_populate_record(service_requests, jsonb_build_object('id', 'rq_copy' || n, 'ordinal', 1000000 + n,
        'opportunity_id', 'op_copy' || n, 'created_at', created_at + n * interval '1 second', 'budget_max_cents', null))).*
      from service_requests, generate_series(1, ${BEST_OF}::int) as n where id = ${id}`);
    const seen = await best(contractor, 20);
    expect(seen).toHaveLength(BEST_OF);
    expect(seen.map((one) => one.id)).not.toContain(opportunityId);
    const { items } = await listOpportunities(contractor.ctx, { limit: 100 });
    expect(items.at(-1)?.id).toBe(opportunityId);
  });

  it('refuse the cursor of the other order', async () => {
    const contractor = await aBidder(ctx, boise);
    const cursor = cursorOf({ at: '2026-12-01T00:00:00.000000Z', id: 'op_1' });
    await expect(listOpportunities(contractor.ctx, { limit: 3, cursor, sort: 'best' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});
