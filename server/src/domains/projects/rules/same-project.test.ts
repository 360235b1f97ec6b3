import { describe, expect, it } from 'vitest';
import { aListing } from '../fixtures.ts';
import type { Listing } from './listing.ts';
import { addressKey, permitKey } from './match-keys.ts';
import { type Candidate, sameProject } from './same-project.ts';

const now = new Date('2026-11-25T15:00:00Z');
const known = (given: Partial<Candidate> = {}): Candidate => ({
  id: 'pj_1',
  permitKey: null,
  addressKey: addressKey('100 Main St'),
  title: 'Restroom renovation',
  description: 'New plumbing fixtures and floors',
  city: 'Louisville',
  zip: '40202',
  county: 'Jefferson County',
  listedAt: new Date('2026-11-20T05:00:00Z'),
  isSynthetic: false,
  sourceIds: ['metro'],
  ...given,
});
const found = (listing: Partial<Listing>, ...candidates: Candidate[]) =>
  sameProject('state', aListing(listing), now, candidates)?.id ?? null;

describe('a listing belongs to a known project', () => {
  it('if it has the same address and similar words, and was listed at about the same time', () => {
    expect(found({}, known())).toBe('pj_1');
    expect(found({ title: 'Renovating the restrooms', description: '' }, known())).toBe('pj_1');
  });

  it('if it has the same permit number, whatever else it says', () => {
    const permitNumber = 'BLD-2026-00123';
    const permit = known({ permitKey: permitKey(permitNumber), addressKey: null, title: 'Roof', description: '' });
    expect(found({ permitNumber, street: null }, permit)).toBe('pj_1');
    expect(found({ permitNumber, street: null }, known(), { ...permit, id: 'pj_2' })).toBe('pj_2');
  });

  it('whose text is most similar, or the first of equally similar ones', () => {
    const vague = known({ id: 'pj_0', description: 'Renovated offices upstairs with carpets' });
    expect(found({}, vague, known())).toBe('pj_1');
    expect(found({}, known({ id: 'pj_2' }), known())).toBe('pj_1');
    expect(found({}, known(), known({ id: 'pj_2' }))).toBe('pj_1');
  });

  it('regardless of other projects that it can’t belong to', () => {
    const others = [{ isSynthetic: true }, { zip: '40203' }, { listedAt: new Date('2025-11-20T05:00:00Z') }];
    expect(found({}, ...others.map((other) => known({ ...other, id: 'pj_0' })), known())).toBe('pj_1');
  });

  it('even if only one of the two has a permit number', () => {
    expect(found({ permitNumber: 'BLD-2026-00123' }, known())).toBe('pj_1');
    expect(found({ permitNumber: null }, known({ permitKey: permitKey('BLD-2026-00123') }))).toBe('pj_1');
  });

  it('even if it inflects a word differently', () => {
    const said = (title: string) => known({ title, description: '' });
    expect(found({ title: 'Renovation', description: '' }, said('Renovations'))).toBe('pj_1');
    expect(found({ title: 'Renovating', description: '' }, said('Renovated'))).toBe('pj_1');
  });
});

describe('a listing is a new project', () => {
  it.each<[string, Partial<Listing>, Partial<Candidate>]>([
    ['at another address', { street: '200 Main St' }, {}],
    ['without an address', { street: null }, { addressKey: null }],
    ['in other words', { title: 'Parking garage', description: 'Concrete decks' }, {}],
    ['without words', { title: 'Project', description: '' }, {}],
    ['with a word of two letters alone', { title: 'AC', description: '' }, { title: 'AC', description: '' }],
    ['with the street’s words alone', { title: 'Main', description: '' }, { title: 'Main', description: '' }],
    ['mostly in other words', { title: 'Roof deck floors', description: 'Ladder' }, {}],
    [
      'in the same words only after sixty others',
      {
        title: 'Roof',
        description: `${Array.from({ length: 59 }, (_, at) => `one${at}`).join(' ')} ${'same '.repeat(80)}`,
      },
      { title: 'Sink', description: 'same' },
    ],
    ['under another permit', { permitNumber: 'BLD-2026-00123' }, { permitKey: permitKey('BLD-2026-00124') }],
    ['in another ZIP', { zip: '40203' }, {}],
    ['in another county', { zip: null, county: 'Oldham County' }, {}],
    ['in another city', { zip: null, county: null, city: 'Shively' }, {}],
    ['of the same source', {}, { sourceIds: ['metro', 'state'] }],
    ['where one of the two is a sample', {}, { isSynthetic: true }],
  ])('%s', (_where, listing, candidate) => expect(found(listing, known(candidate))).toBeNull());

  it('if no project is known', () => expect(found({})).toBeNull());

  it('if it was listed more than half a year apart', () => {
    const listedOn = (iso: string) => known({ listedAt: new Date(iso) });
    const listedAt = '2026-11-20T05:00:00Z';
    expect(found({ listedAt }, listedOn('2026-05-24T05:00:00Z'))).toBe('pj_1');
    expect(found({ listedAt }, listedOn('2026-05-24T04:59:59Z'))).toBeNull();
    expect(found({ listedAt }, listedOn('2027-05-19T05:00:01Z'))).toBeNull();
    expect(found({ listedAt: null }, listedOn('2026-05-29T15:00:00Z'))).toBe('pj_1');
    expect(found({ listedAt: null }, listedOn('2026-05-29T14:59:59Z'))).toBeNull();
  });
});

describe('two places', () => {
  it('are the same if the ZIP code is, whatever names the city’s parts have', () => {
    expect(found({ city: 'Shively', county: 'Oldham County' }, known())).toBe('pj_1');
  });

  it('don’t contradict each other in fields that only one of them has', () => {
    expect(found({ zip: null, county: null, city: null }, known())).toBe('pj_1');
    expect(found({ zip: null, county: null, city: 'LOUISVILLE' }, known())).toBe('pj_1');
    expect(found({}, known({ zip: null, county: null, city: null }))).toBe('pj_1');
    expect(found({ zip: null }, known())).toBe('pj_1');
    expect(found({ zip: null }, known({ county: null }))).toBe('pj_1');
    expect(found({ zip: null, county: null }, known({ city: null }))).toBe('pj_1');
  });
});
