import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import { searchAround, searchNationwide } from './contractor-search.ts';

const database = await testDatabase();
const { db } = database;
const ctx = testContext(db);
const LIMIT = 20;
const spot = { latitude: 20, longitude: -157 };

const around = async (trade: Trade) => {
  const { hits } = await searchAround(db, { trade, limit: LIMIT }, { ...spot, radiusMiles: 10 });
  return hits.map((hit) => hit.id);
};

beforeEach(async () => {
  await db.execute(sql`delete from contractors`);
});

describe('the search index', () => {
  it('is updated when a contractor is hidden, moves, is featured or changes trades', async () => {
    await aContractor(ctx, { ...spot, id: ContractorId.parse('ct_mover'), trades: ['hvac'] });
    await aContractor(ctx, { ...spot, id: ContractorId.parse('ct_aaa'), trades: ['hvac'] });
    const change = (assignment: SQL) => db.execute(sql`update contractors set ${assignment} where id = 'ct_mover'`);

    expect(await around('hvac')).toEqual(['ct_aaa', 'ct_mover']);
    await change(sql`is_premium = true`);
    expect(await around('hvac')).toEqual(['ct_mover', 'ct_aaa']);
    await change(sql`status = 'hidden'`);
    expect(await around('hvac')).toEqual(['ct_aaa']);
    await change(sql`status = 'active', trades = array['electrical', 'plumbing']`);
    expect(await around('hvac')).toEqual(['ct_aaa']);
    expect(await around('electrical')).toEqual(['ct_mover']);
    const drains = { trade: 'electrical', limit: LIMIT, specialty: 'drain' } as const;
    expect((await searchAround(db, drains, { ...spot, radiusMiles: 10 })).hits).toEqual([]);
    await change(sql`specialties = array['Drain cleaning']`);
    expect((await searchAround(db, drains, { ...spot, radiusMiles: 10 })).hits).toHaveLength(1);
    await change(sql`latitude = -20`);
    expect(await around('electrical')).toEqual([]);
    await db.execute(sql`delete from contractors`);
    expect(await around('hvac')).toEqual([]);
  });
});

describe('searching nationwide', () => {
  it('lists featured contractors first, then by name regardless of case, then by id', async () => {
    const firms: [id: string, name: string, featured: boolean][] = [
      ['ct_5', 'zebra Plumbing', true],
      ['ct_4', 'Yarrow Plumbing', true],
      ['ct_3', 'birch Plumbing', false],
      ['ct_2', 'Cedar Plumbing', false],
      ['ct_1', 'Cedar Plumbing', false],
    ];
    for (const [id, companyName, isPremium] of firms) {
      await aContractor(ctx, { ...spot, id: ContractorId.parse(id), companyName, isPremium });
    }
    await aContractor(ctx, { ...spot, companyName: 'Aardvark Electric', trades: ['electrical'] });
    const found = await searchNationwide(db, { trade: 'plumbing', limit: 4 });
    expect(found.hits.map((hit) => hit.id)).toEqual(['ct_4', 'ct_5', 'ct_3', 'ct_1']);
    expect(found.hits.map((hit) => hit.distance)).toEqual([null, null, null, null]);
    expect(found.total).toBe(5);
  });
});
