import { findPlumbers as endpoint, FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import { insertReviews } from '../store/review.ts';
import type { Listing } from '../views.ts';
import { findBestMatches } from './find-best-matches.ts';
import { findPlumbers } from './find-plumbers.ts';
import { showContractor } from './show-contractor.ts';

const database = await testDatabase();
const ctx = testContext(database.db);

const find = async (query: object) => endpoint.reply.parse(await findPlumbers(ctx, FindPlumbersQuery.parse(query)));
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
  ])('knows where to look from %j', async (query) => {
    const found = await find(query);
    expect(found.contractors.map((contractor) => contractor.companyName)).toEqual(['Featured', 'Near', 'Shy']);
    expect(found).toMatchObject({ totalFound: 3, location: 'Louisville, KY', searchRadius: 60 });
  });

  it('lets coordinates win over the names of places', async () => {
    expect(await names({ location: 'Austin, TX', latitude: 38.25, longitude: -85.76 })).toContain('Near');
    expect(await names({ city: 'Nowhere', state: 'ZZ', latitude: 38.25, longitude: -85.76 })).toContain('Near');
  });

  it('asks construction firms for a specific project', async () => {
    expect(await names({ location: 'Austin, TX', serviceType: 'specific-project' })).toEqual(['Austin Electric']);
    expect(await names({ location: 'Austin, TX' })).toEqual([]);
  });

  it('lists the whole country without a place, featured first, without distances', async () => {
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

  it('searches around coordinates outside the country too', async () => {
    const found = await find({ latitude: 90, longitude: 10 });
    expect(found).toMatchObject({ contractors: [], totalFound: 0, location: '90.0000, 10.0000' });
  });

  it('keeps hidden phones and e-mails on the server', async () => {
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
      sourceUrl: null,
      createdAt: '2026-06-01T00:00:00.000Z',
      edits: [],
      answer: null,
    });
    expect(found?.distance).toBeCloseTo(0.68, 2);
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
  it('go on after those that were asked', async () => {
    const around = { trade: 'plumbing', latitude: 38.2527, longitude: -85.7585, limit: 2 } as const;
    const first = await findBestMatches(ctx, { ...around, exclude: [] });
    expect(first.map(({ companyName }) => companyName)).toEqual(['Featured', 'Near']);
    const next = await findBestMatches(ctx, { ...around, exclude: first.map(({ id }) => id) });
    expect(next.map(({ companyName }) => companyName)).toEqual(['Shy']);
  });
});

describe('one contractor', () => {
  it('is shown as the search shows it', async () => {
    expect(await showContractor(ctx, near.id)).toMatchObject({ id: near.id, companyName: 'Near', isVerified: false });
  });

  it('is not found when hidden', async () => {
    await expect(showContractor(ctx, hidden.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
