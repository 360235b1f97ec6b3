import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedListing } from './imported-listing.ts';
import { mergeListings, type SourcedListing } from './merged-listing.ts';

const listing = (given: Partial<ImportedListing>): ImportedListing => ({
  externalId: '1',
  name: 'Limestone Plumbing',
  contactName: null,
  street: null,
  city: 'Louisville',
  state: 'KY',
  zipCode: '40202',
  latitude: 38.25,
  longitude: -85.75,
  precision: 'zip',
  phone: null,
  email: null,
  website: null,
  trades: ['plumbing'],
  specialties: [],
  license: null,
  closed: null,
  ...given,
});

const place: SourcedListing = {
  sourceId: 'overture',
  sourceKind: 'places',
  listing: listing({
    street: '1 Quarry Ln',
    precision: 'exact',
    latitude: 38.2,
    website: 'https://limestone.example',
    specialties: ['Plumbing'],
  }),
};
const register: SourcedListing = {
  sourceId: 'cslb',
  sourceKind: 'licenses',
  listing: listing({
    name: 'Limestone Plumbing Inc',
    street: 'PO Box 9',
    phone: '+15025871234',
    trades: ['hvac', 'plumbing'],
    specialties: ['Sheet metal'],
  }),
};
const own: SourcedListing = {
  sourceId: 'partners',
  sourceKind: 'file',
  listing: listing({ name: 'Limestone', email: 'office@limestone.example', precision: 'city' }),
};

describe('a contractor from several sources', () => {
  it('takes each fact from the best source, and names that source', () => {
    expect(mergeListings([register, own, place])).toEqual({
      companyName: 'Limestone',
      contactName: null,
      phone: '+15025871234',
      email: 'office@limestone.example',
      website: 'https://limestone.example',
      street: '1 Quarry Ln',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40202',
      latitude: 38.2,
      longitude: -85.75,
      precision: 'exact',
      trades: ['plumbing', 'hvac'],
      specialties: ['Plumbing', 'Sheet metal'],
      status: 'active',
      provenance: {
        companyName: 'partners',
        phone: 'cslb',
        email: 'partners',
        website: 'overture',
        place: 'overture',
        trades: 'partners,overture,cslb',
      },
    });
  });

  it('is the same in any order of the sources', () => {
    const many = [
      place,
      register,
      own,
      { ...place, listing: { ...place.listing, externalId: '0', name: 'Older Name' } },
    ];
    const expected = mergeListings(many);
    fc.assert(
      fc.property(fc.shuffledSubarray(many, { minLength: many.length }), (shuffled) => {
        expect(mergeListings(shuffled)).toEqual(expected);
      }),
    );
  });

  it('prefers a place with a street to one without, and then the better source', () => {
    const onStreet = { ...own, listing: listing({ street: '2 Mill Rd' }) };
    const withoutStreet = { ...own, listing: listing({}) };
    expect(mergeListings([register, withoutStreet]).street).toBe('PO Box 9');
    expect(mergeListings([register, onStreet]).street).toBe('2 Mill Rd');
    expect(mergeListings([{ ...register, listing: listing({}) }, onStreet]).street).toBe('2 Mill Rd');
  });

  it('takes a fact from the first of several entries, by the source’s id and then by the entry’s', () => {
    const entry = (sourceId: string, externalId: string) => ({
      ...place,
      sourceId,
      listing: listing({ externalId, name: `${sourceId} ${externalId}` }),
    });
    const [a1, a2, b0] = [entry('a', '1'), entry('a', '2'), entry('b', '0')];
    for (const all of [
      [a1, a2, b0],
      [b0, a2, a1],
      [a2, b0, a1],
    ]) {
      expect(mergeListings(all).companyName).toBe('a 1');
    }
  });

  it('has at most 12 specialties', () => {
    const specialties = Array.from({ length: 13 }, (_, at) => `Specialty ${at}`);
    expect(mergeListings([{ ...own, listing: listing({ specialties }) }]).specialties).toEqual(
      specialties.slice(0, 12),
    );
  });

  it('needs a source', () => {
    expect(() => mergeListings([])).toThrow('There are no sources to merge');
  });

  it('ignores sources that call it closed, unless all do; then it is hidden', () => {
    const closed = (one: SourcedListing) => ({ ...one, listing: { ...one.listing, closed: 'permanently closed' } });
    expect(mergeListings([closed(place), register])).toMatchObject({
      status: 'active',
      street: 'PO Box 9',
      website: null,
    });
    expect(mergeListings([closed(place), closed(register)])).toMatchObject({ status: 'hidden', street: '1 Quarry Ln' });
  });
});
