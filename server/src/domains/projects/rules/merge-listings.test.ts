import { describe, expect, it } from 'vitest';
import { aListing } from '../fixtures.ts';
import type { Listing } from './listing.ts';
import { type KnownListing, mergeListings } from './merge-listings.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

/** Returns a listing that a source has had since a day in November, until another day. */
const known = (
  sourceId: string,
  given: Partial<Listing> = {},
  { since = 1, until }: { since?: number; until?: number } = {},
): KnownListing => ({
  sourceId,
  listing: aListing(given),
  firstSeenAt: day(since),
  vanishedAt: until === undefined ? null : day(until),
});

/** Merges a permit office's listing with a bid board's, which came a day later. */
const merged = (permits: Partial<Listing>, bids: Partial<Listing>) =>
  mergeListings([known('bids', bids, { since: 2 }), known('permits', permits, { since: 1 })]);

const point = (precision: 'exact' | 'street' | 'zip', latitude: number) => ({ latitude, longitude: -85.7, precision });

describe('the first of several sources', () => {
  const titleOf = (...listings: KnownListing[]) => mergeListings(listings).sourceId;

  it('is the one that listed the project first', () => {
    expect(titleOf(known('bids', {}, { since: 2 }), known('permits', {}, { since: 1 }))).toBe('permits');
  });

  it('is one that still lists it before an earlier one that does not', () => {
    const [gone, there] = [known('permits', {}, { since: 1, until: 3 }), known('bids', {}, { since: 2 })];
    expect([titleOf(gone, there), titleOf(there, gone)]).toEqual(['bids', 'bids']);
  });

  it('is chosen by name for the same day, then by the source’s own id', () => {
    expect(titleOf(known('permits'), known('bids'))).toBe('bids');
    expect(titleOf(known('bids'), known('permits'))).toBe('bids');
    const crossed = [known('permits', { externalId: 'a' }), known('bids', { externalId: 'b' })];
    expect([titleOf(...crossed), titleOf(...crossed.toReversed())]).toEqual(['bids', 'bids']);
    const two = [known('bids', { externalId: 'b', title: 'B' }), known('bids', { externalId: 'a', title: 'A' })];
    expect(mergeListings(two).title).toBe('A');
    expect(mergeListings(two.toReversed()).title).toBe('A');
  });

  it('does not exist without listings', () => {
    expect(() => mergeListings([])).toThrow(RangeError);
  });
});

describe('a fact comes from the first source that gives it', () => {
  it.each([
    ['county', 'Oldham County'],
    ['permitNumber', 'COM-26-00159'],
    ['permitStatus', 'Issued'],
    ['contractor', 'Beargrass Plumbing'],
    ['contactInfo', 'bids@example.org'],
    ['description', 'New drains'],
  ] as const)('%s', (name, value) => {
    const none = name === 'description' ? '' : null;
    const facts = merged({ [name]: none }, { [name]: value });
    expect(facts[name]).toBe(value);
    expect(facts.provenance[name]).toBe('bids');
    const both = merged({ [name]: value }, { [name]: 'Another' as typeof value });
    expect(both[name]).toBe(value);
    expect(both.provenance[name]).toBe('permits');
  });

  it('and is attributed to none if no source gives it', () => {
    const facts = merged({ contractor: null }, { contractor: null });
    expect(facts.contractor).toBeNull();
    expect(facts.provenance).not.toHaveProperty('contractor');
  });

  it('title, type, sector and work always come from the first source', () => {
    const facts = merged(
      { title: 'First', projectType: 'residential', sector: null, work: null },
      { title: 'Second', projectType: 'commercial', sector: 'commercial', work: 'renovation' },
    );
    expect(facts).toMatchObject({ title: 'First', projectType: 'residential', sector: null, work: null });
    expect(merged({ work: 'new' }, { work: 'renovation' }).work).toBe('new');
    expect(facts.provenance).toMatchObject({ title: 'permits', projectType: 'permits', sector: 'permits' });
  });

  it('the description is empty if no source has one', () => {
    expect(merged({ description: '' }, { description: '' }).description).toBe('');
  });

  it('the link comes from the first source, else from another', () => {
    expect(merged({ url: 'https://one.example/' }, {}).sourceUrl).toBe('https://one.example/');
    expect(merged({ url: null }, { url: 'https://two.example/' }).sourceUrl).toBe('https://two.example/');
    expect(merged({ url: null }, { url: null }).sourceUrl).toBeNull();
  });
});

describe('the status', () => {
  it.each([
    ['planning', 'bidding-open', 'bidding-open'],
    ['in-progress', 'bidding-open', 'in-progress'],
    ['in-progress', 'completed', 'completed'],
  ] as const)('of %s and %s is %s, the one furthest along', (one, other, furthest) => {
    expect(merged({ status: one }, { status: other }).status).toBe(furthest);
  });

  it('comes from sources that still list the project', () => {
    const gone = known('permits', { status: 'completed' }, { until: 3 });
    const facts = mergeListings([gone, known('bids', { status: 'planning' })]);
    expect([facts.status, facts.provenance['status']]).toEqual(['planning', 'bids']);
    expect(mergeListings([gone]).status).toBe('completed');
  });
});

describe('the address', () => {
  const nowhere = { street: null, city: null, state: null, zip: null };

  it('comes as a unit from the first source with a street', () => {
    const facts = merged(
      { ...nowhere, city: 'Prospect', state: 'KY' },
      { street: '120 Oak St', city: 'Louisville', state: 'KY', zip: null },
    );
    expect(facts).toMatchObject({
      location: '120 Oak St, Louisville, KY',
      city: 'Louisville',
      state: 'KY',
      zip: null,
    });
    expect(facts.provenance['location']).toBe('bids');
  });

  it('without a street comes from the first source with a city or a ZIP code', () => {
    expect(merged({ ...nowhere, state: 'KY' }, { ...nowhere, state: 'KY', zip: '40204' })).toMatchObject({
      location: 'KY 40204',
      zip: '40204',
    });
    const { location, provenance } = merged({ ...nowhere, city: 'Prospect' }, { ...nowhere, zip: '40204' });
    expect([location, provenance['location']]).toEqual(['Prospect', 'permits']);
  });

  it('is the county if nothing else is known', () => {
    expect(merged(nowhere, { ...nowhere, county: 'Oldham County' }).location).toBe('Jefferson County');
    expect(merged({ ...nowhere, county: null }, { ...nowhere, county: null }).location).toBe('Location not given');
  });
});

describe('the point', () => {
  it.each([
    ['zip', 'street', 2],
    ['street', 'exact', 2],
    ['exact', 'street', 1],
    ['street', 'street', 1],
  ] as const)('of %s and %s is the most precise one', (one, other, latitude) => {
    const facts = merged({ point: point(one, 1) }, { point: point(other, 2) });
    expect([facts.latitude, facts.longitude]).toEqual([latitude, -85.7]);
    expect(facts.provenance['latitude']).toBe(latitude === 1 ? 'permits' : 'bids');
  });

  it('is any point rather than none', () => {
    expect(merged({ point: null }, { point: point('zip', 2) })).toMatchObject({ latitude: 2, precision: 'zip' });
    const facts = merged({ point: null }, { point: null });
    expect(facts).toMatchObject({ latitude: null, locatedBy: null });
    expect(facts.provenance).not.toHaveProperty('latitude');
  });
});

describe('budget and deadline', () => {
  it('both ends of the budget come from the first source with either', () => {
    const facts = merged(
      { budgetMinCents: null, budgetMaxCents: 900_000 },
      { budgetMinCents: 100_000, budgetMaxCents: 200_000 },
    );
    expect(facts).toMatchObject({ budgetMinCents: null, budgetMaxCents: 900_000 });
    expect(facts.provenance).toMatchObject({ budgetMin: 'permits', budgetMax: 'permits' });
    expect(merged({}, { budgetMinCents: 100_000 })).toMatchObject({ budgetMinCents: 100_000, budgetMaxCents: null });
  });

  it('a deadline with a time is preferred to one in words', () => {
    const moment = { at: '2026-12-03T14:00:00-05:00', zone: 'America/New_York' };
    expect(merged({ deadline: { text: 'Next week' } }, { deadline: moment })).toMatchObject({
      provenance: { deadline: 'bids' },
      deadlineAt: '2026-12-03T19:00:00.000Z',
      deadlineZone: 'America/New_York',
      deadlineText: null,
    });
    expect(merged({ deadline: null }, { deadline: { text: 'Next week' } })).toMatchObject({
      provenance: { deadline: 'bids' },
      deadlineAt: null,
      deadlineZone: null,
      deadlineText: 'Next week',
    });
  });
});

describe('plumbing', () => {
  it('is required if any source says so', () => {
    const facts = merged({ plumbingRequired: false }, { plumbingRequired: true });
    expect([facts.plumbingRequired, facts.provenance['plumbingRequired']]).toEqual([true, 'bids']);
  });

  it('is not required if none does', () => {
    const facts = merged({ plumbingRequired: false }, { plumbingRequired: false });
    expect([facts.plumbingRequired, facts.provenance['plumbingRequired']]).toEqual([false, 'permits']);
  });
});

describe('a project has vanished', () => {
  it('when its last source no longer lists it', () => {
    const gone = [known('permits', {}, { until: 9 }), known('bids', {}, { until: 5 })];
    expect(mergeListings(gone).vanishedAt).toBe('2026-11-09T00:00:00.000Z');
    expect(mergeListings([...gone, known('news')]).vanishedAt).toBeNull();
  });
});
