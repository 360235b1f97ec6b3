import { findPlumbers as endpoint, FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import { THIN_AREA } from '../rules/thin-area.ts';
import { insertReviews } from '../store/review.ts';
import type { Listing } from '../views.ts';
import { findBestMatches } from './find-best-matches.ts';
import { findInDatabase } from './find-plumbers.ts';
import { showContractor, showContractorPage } from './show-contractor.ts';

const database = await testDatabase();
const ctx = testContext(database.db);

const find = async (query: object) => endpoint.reply.parse(await findInDatabase(ctx, FindPlumbersQuery.parse(query)));
const names = async (query: object) => (await find(query)).contractors.map((contractor) => contractor.companyName);

let near: Listing;
let hidden: Listing;
beforeAll(async () => {
  near = await aContractor(ctx, { companyName: 'Near', latitude: 38.26, longitude: -85.75 });
  await aContractor(ctx, { companyName: 'Featured', latitude: 38.4, longitude: -85.4, isPremium: true });
  await aContractor(ctx, {
    companyName: 'Austin Electric',
    latitude: 30.27,
    longitude: -97.74,
    city: 'Austin',
    state: 'TX',
    trades: ['electrical', 'construction'],
  });
  await aContractor(ctx, {
    companyName: 'Shy',
    latitude: 38.3,
    longitude: -85.7,
    phoneHidden: true,
    emailHidden: true,
  });
  hidden = await aContractor(ctx, { companyName: 'Hidden', latitude: 38.26, longitude: -85.75, status: 'hidden' });
  await insertReviews(
    ctx.db,
    [1, 2, 3, 4, 5].map((at) => ({
      id: `rv_${at}`,
      contractorId: near.id,
      customerName: 'Mei H.',
      rating: at,
      reviewText: `Visit ${at}`,
      isVerified: at === 5,
      serviceType: 'Water heaters',
      sourceUrl: null,
      createdAt: new Date(Date.UTC(2026, at, 1)),
    })),
  );
});

describe('finding contractors', () => {
  it.each([
    [{ location: 'Louisville, KY' }],
    [{ location: 'louisville ky 40202' }],
    [{ location: '40201' }],
    [{ city: 'Louisville', state: 'Kentucky' }],
    [{ city: 'Louisville', state: 'KY', location: '' }],
    [{ latitude: '38.2527', longitude: '-85.7585' }],
  ])('understands the location in %j', async (query) => {
    const found = await find(query);
    expect(found.contractors.map((contractor) => contractor.companyName)).toEqual(['Featured', 'Near', 'Shy']);
    expect(found).toMatchObject({ totalFound: 3, location: 'Louisville, KY', searchRadius: 60 });
  });

  it('prefers coordinates to place names', async () => {
    expect(await names({ location: 'Austin, TX', latitude: 38.25, longitude: -85.76 })).toContain('Near');
    expect(await names({ city: 'Nowhere', state: 'ZZ', latitude: 38.25, longitude: -85.76 })).toContain('Near');
  });

  it('asks construction firms for a specific project', async () => {
    expect(await names({ location: 'Austin, TX', serviceType: 'specific-project' })).toEqual(['Austin Electric']);
    expect(await names({ location: 'Austin, TX' })).toEqual([]);
  });

  it('lists the whole country without a location, featured first, without distances', async () => {
    const found = await find({ city: '', latitude: '' });
    expect(found).toMatchObject({ totalFound: 3, location: 'Nationwide', searchRadius: null });
    expect(found.contractors.map((contractor) => [contractor.companyName, contractor.distance])).toEqual([
      ['Featured', null],
      ['Near', null],
      ['Shy', null],
    ]);
  });

  it.each([
    [{ location: 'Nowhere, KY' }, 'not-found', 'location'],
    [{ city: 'Louisville', state: 'ZZ' }, 'not-found', 'city'],
    [{ city: 'Atlantis' }, 'not-found', 'city'],
    [{ state: 'KY' }, 'not-found', 'state'],
    [{ latitude: 38 }, 'invalid-input', 'longitude'],
    [{ longitude: -85 }, 'invalid-input', 'latitude'],
  ])('refuses %j with %s, naming %s', async (query, code, field) => {
    await expect(find(query)).rejects.toMatchObject({ code, fields: { [field]: expect.any(String) } });
  });

  it('searches around coordinates outside the country, too', async () => {
    const found = await find({ latitude: 90, longitude: 10 });
    expect(found).toMatchObject({ contractors: [], totalFound: 0, location: '90.0000, 10.0000' });
  });

  it('keeps hidden phones and emails on the server', async () => {
    const shy = (await find({ location: 'Louisville, KY' })).contractors.find(
      ({ companyName }) => companyName === 'Shy',
    );
    expect(shy).toMatchObject({ phone: null, email: null });
  });

  it('shows the three newest reviews, and distances in miles', async () => {
    const found = (await find({ location: 'Louisville, KY' })).contractors.find(({ id }) => id === near.id);
    expect(found?.reviews.map((review) => review.id)).toEqual(['rv_5', 'rv_4', 'rv_3']);
    expect(found?.reviews[0]).toEqual({
      id: 'rv_5',
      customerName: 'Mei H.',
      rating: 5,
      reviewText: 'Visit 5',
      isVerified: true,
      serviceType: 'Water heaters',
      work: null,
      sourceUrl: null,
      createdAt: '2026-06-01T00:00:00.000Z',
      edits: [],
      answer: null,
    });
    expect(found?.distance).toBeCloseTo(0.68, 2);
  });

  it('searches for the trade that the description implies, if none is given', async () => {
    const trade = async (query: object) => (await find({ location: 'Austin, TX', ...query })).serviceType;
    expect(await trade({ projectDescription: 'New outlets in the kitchen' })).toBe('electrical');
    expect(await trade({ projectDescription: 'New outlets', serviceType: 'hvac' })).toBe('hvac');
    expect(await trade({ projectDescription: 'New outlets', specialty: 'roof repair' })).toBe('construction');
    expect(await trade({ projectDescription: 'x'.repeat(10_000), urgency: 'normal' })).toBe('plumbing');
    expect(await names({ location: 'Austin, TX', projectDescription: 'New outlets' })).toEqual(['Austin Electric']);
  });

  it('narrows to the given specialty, both locally and nationwide', async () => {
    const drains = { latitude: 47, longitude: -110, isPremium: false };
    await aContractor(ctx, { ...drains, companyName: 'Snake & Co.', specialties: ['Drain cleaning', 'Repiping'] });
    await aContractor(ctx, { ...drains, companyName: 'Hot Water', specialties: ['Water heaters'] });
    await aContractor(ctx, { ...drains, companyName: 'Anything', specialties: [] });
    const here = { latitude: 47, longitude: -110 };
    expect(await names({ ...here, specialty: 'drain-cleaning' })).toEqual(['Snake & Co.']);
    expect(await names({ ...here, specialty: 'water heater' })).toEqual(['Hot Water']);
    expect(await names({ ...here, specialty: 'heater' })).toEqual(['Hot Water']);
    expect(await names({ ...here, specialty: "'); -- & |" })).toHaveLength(3);
    expect(await names({ specialty: 'repiping' })).toEqual(['Snake & Co.']);
    expect((await find({ ...here, specialty: 'drain cleaning' })).totalFound).toBe(1);
  });

  it('continues where a page ends, each contractor once, with the same total', async () => {
    for (let at = 0; at < 45; at += 1) {
      await aContractor(ctx, {
        latitude: -20,
        longitude: 50 + (at % 9) / 100,
        isPremium: at % 10 === 0,
        trades: ['hvac'],
      });
    }
    for (const query of [
      { latitude: -20, longitude: 50 },
      { latitude: -20, longitude: 50, sort: 'distance' },
      { latitude: -20, longitude: 50, sort: 'rating' },
      {},
    ]) {
      const ids: string[] = [];
      let cursor = '';
      let pages = 0;
      do {
        const found = await find({ ...query, serviceType: 'hvac', cursor });
        expect(found.totalFound).toBe(45);
        ids.push(...found.contractors.map(({ id }) => id));
        cursor = found.nextCursor ?? '';
        pages += 1;
      } while (cursor !== '');
      expect([new Set(ids).size, ids.length, pages], JSON.stringify(query)).toEqual([45, 45, 3]);
    }
  });

  it('refuses a cursor of another order, and an invalid one', async () => {
    const here = { latitude: -20, longitude: 50, serviceType: 'hvac' };
    const { nextCursor } = await find(here);
    for (const query of [
      { ...here, sort: 'distance', cursor: nextCursor },
      { serviceType: 'hvac', cursor: nextCursor },
      { ...here, cursor: 'next' },
      { ...here, cursor: Buffer.from('{"order":"featured","tier":1,"metres":1,"id":"\\u0000"}').toString('base64url') },
    ]) {
      await expect(find(query)).rejects.toMatchObject({
        code: 'invalid-input',
        fields: { cursor: expect.any(String) },
      });
    }
  });

  it('shows who is open now, in their own time zones', async () => {
    const spot = { latitude: 21.3, longitude: -157.8, trades: ['handyman'] };
    const hours = { Tuesday: '5:00 AM - 5:30 AM' };
    await aContractor(ctx, { ...spot, companyName: 'Early Hawaii', businessHours: hours });
    await aContractor(ctx, { ...spot, companyName: 'Elsewhere', businessHours: hours, timeZone: 'America/New_York' });
    await aContractor(ctx, { ...spot, companyName: 'Silent' });
    const found = await find({ latitude: 21.3, longitude: -157.8, serviceType: 'handyman' });
    // The test's clock is at 15:00 UTC: 5:00 in Honolulu.
    expect(Object.fromEntries(found.contractors.map((one) => [one.companyName, one.openNow]))).toEqual({
      'Early Hawaii': true,
      Elsewhere: false,
      Silent: null,
    });
  });

  it('says where to ask another service, counting all contractors of the trade as that call does', async () => {
    const search = async () => [];
    const places = { provider: 'test', attribution: 'Test Maps', dailySearches: 1, search };
    const asking = testContext(database.db, { ports: { places } });
    const elsewhere = async (query: object, as = asking) =>
      (await findInDatabase(as, FindPlumbersQuery.parse({ serviceType: 'hvac', ...query }))).elsewhere;
    const here = { latitude: 55, longitude: -130 };
    expect(await elsewhere(here)).toEqual(here);
    expect(await elsewhere({ location: '99926' })).toEqual({
      latitude: expect.closeTo(55.1, 0),
      longitude: expect.closeTo(-131.5, 0),
    });
    expect(await elsewhere({}), 'nationwide').toBeNull();
    expect(await elsewhere(here, ctx), 'no service').toBeNull();

    for (let at = 1; at < THIN_AREA; at += 1) await aContractor(ctx, { ...here, trades: ['hvac'], specialties: [] });
    expect(await elsewhere(here)).toEqual(here);
    await aContractor(ctx, { ...here, trades: ['hvac'], specialties: ['Heat pumps'] });
    expect(await elsewhere(here)).toBeNull();
    expect(await elsewhere({ ...here, specialty: 'heat pumps' }), 'narrowed to one').toBeNull();
  });

  it('needs two round trips', async () => {
    let queries = 0;
    const counting = database.pool.query.bind(database.pool);
    database.pool.query = ((...args: Parameters<typeof counting>) => {
      queries += 1;
      return counting(...args);
    }) as typeof database.pool.query;
    await find({ location: 'Louisville, KY' });
    database.pool.query = counting;
    expect(queries).toBe(2);
  });
});

describe('the best matches', () => {
  it('are the nearest regardless of placement, and continue after those already asked', async () => {
    const around = { trade: 'plumbing', latitude: 38.2527, longitude: -85.7585, limit: 2 } as const;
    const first = await findBestMatches(ctx, { ...around, exclude: [] });
    expect(first.map(({ companyName }) => companyName)).toEqual(['Near', 'Shy']);
    const next = await findBestMatches(ctx, { ...around, exclude: first.map(({ id }) => id) });
    expect(next.map(({ companyName }) => companyName)).toEqual(['Featured']);
  });
});

describe('one contractor', () => {
  it('is shown as in the search', async () => {
    expect(await showContractor(ctx, near.id)).toMatchObject({ id: near.id, companyName: 'Near', isVerified: false });
  });

  it('is found by its page’s slug, with the evidence of its licenses', async () => {
    expect(await showContractorPage(ctx, near.slug)).toMatchObject({ id: near.id, licenses: [] });
    for (const slug of ['nobody', '', '\u0000', '../x', hidden.slug]) {
      await expect(showContractorPage(ctx, slug), slug).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('is not found if hidden', async () => {
    await expect(showContractor(ctx, hidden.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
