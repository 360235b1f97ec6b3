import { citySlug } from '@plumbline/contract/domains/directory/city-page.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import { cityPages } from '../public.ts';
import { listedCityPagesQuery } from '../store/city-page.ts';
import { updateContractor } from '../store/contractor.ts';
import { showCityPage } from './show-city-page.ts';

const { db } = await testDatabase();
const ctx = testContext(db);
const SHEPHERDSVILLE = { city: 'Shepherdsville', state: 'KY', latitude: 37.9884, longitude: -85.7158 };
const MOUNT_WASHINGTON = { city: 'Mount Washington', state: 'KY', latitude: 38.0501, longitude: -85.5458 };
const place = { trade: 'plumbing', state: 'KY', city: 'shepherdsville' } as const;

beforeAll(async () => {
  await aContractor(ctx, { ...SHEPHERDSVILLE, companyName: 'Bullitt Pipes' });
  await aContractor(ctx, { ...SHEPHERDSVILLE, companyName: 'Salt River Plumbing', isPremium: true });
  await aContractor(ctx, { ...SHEPHERDSVILLE, trades: ['electrical'] });
  await aContractor(ctx, { ...SHEPHERDSVILLE, status: 'hidden' });
  await aContractor(ctx, MOUNT_WASHINGTON);
  await aContractor(ctx, { ...MOUNT_WASHINGTON, trades: ['hvac'] });
});

describe('the page about a trade in a city', () => {
  it('shows who is listed there, Featured first, and where else nearby there are some', async () => {
    const page = await showCityPage(ctx, place);
    expect(page).toMatchObject({
      city: 'Shepherdsville',
      total: 2,
      around: 3,
      others: [{ trade: 'electrical', count: 1 }],
      nearby: [{ city: 'Mount Washington', slug: 'mount-washington', count: 1 }],
    });
    expect(page.contractors.map(({ companyName }) => companyName)).toEqual(['Salt River Plumbing', 'Bullitt Pipes']);
    expect(page.nearby[0]?.miles).toBeCloseTo(10, -1);
  });

  it.each([
    { ...place, trade: 'handyman' as const },
    { ...place, city: 'mount-nowhere' },
    { ...place, state: 'IN' },
  ])('does not exist where nobody takes requests: $trade in $city, $state', async (elsewhere) => {
    await expect(showCityPage(ctx, elsewhere)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('follows a contractor who moves or pauses', async () => {
    const { id } = await aContractor(ctx, { ...SHEPHERDSVILLE, trades: ['construction'] });
    const builders = { ...place, trade: 'construction' } as const;
    expect((await showCityPage(ctx, builders)).total).toBe(1);
    await updateContractor(ctx.db, id, { city: 'Lebanon Junction' });
    await expect(showCityPage(ctx, builders)).rejects.toMatchObject({ code: 'not-found' });
    const moved = { ...builders, city: 'lebanon-junction' };
    expect((await showCityPage(ctx, moved)).total).toBe(1);
    await updateContractor(ctx.db, id, { pausedUntil: '2027-01-01' });
    await expect(showCityPage(ctx, moved)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the pages about trades in cities, for the sitemap', () => {
  it('are listed once each, in parts without gaps', async () => {
    const pages = cityPages(ctx);
    const all = await pages.between({ from: '', to: null, limit: 100 });
    expect(all.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/plumbers/ky/shepherdsville', '/electricians/ky/shepherdsville']),
    );
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(await pages.starts(2)).toEqual(all.filter((_, at) => at % 2 === 0).map(({ key }) => key));
    const [first, second, third] = all;
    expect(await pages.between({ from: second?.key ?? '', to: third?.key ?? '', limit: 100 })).toEqual([second]);
    expect(await pages.between({ from: '', after: first?.key, to: null, limit: 1 })).toEqual([second]);
    expect(first?.updatedAt).toMatch(/^2026-.*Z$/);
  });

  it('come from their index alone', async () => {
    // A few rows are read faster in other ways.
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${listedCityPagesQuery('KY/a', undefined, null, 100)}`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/Scan using \w+ on contractor_trades/g)).toEqual(
      Array.from({ length: 3 }, () => 'Scan using contractor_trades_in_city on contractor_trades'),
    );
    expect(plan).not.toMatch(/Group|Seq Scan|Bitmap/);
  });
});

it.each(['St. Matthews', "Coeur d'Alene", 'La Cañada Flintridge', ' Ünion  City '])(
  'the database names %s in addresses as links do',
  async (city) => {
    const { rows } = await db.execute<{ slug: string }>(sql`select city_slug(${city}) as slug`);
    expect(rows[0]?.slug).toBe(citySlug(city));
  },
);
