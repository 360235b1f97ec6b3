import { describe, expect, it } from 'vitest';
import { listingOf } from './normalized-listing.ts';
import { OfferMapping, PermitMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

const permits = PermitMapping.parse({ agency: 'Louisville Metro Government', state: 'KY' });
const source = { address: 'https://city.example/permits', county: 'Jefferson County', isSynthetic: false } as const;

function listed(row: Partial<SourceRow>, mapping: Parameters<typeof listingOf>[2] = permits) {
  const result = listingOf({ id: 'P-1', title: 'Kitchen remodel', ...row }, source, mapping);
  if (result.kind !== 'listing') throw new Error(JSON.stringify(result));
  return result.listing;
}

describe('a row becomes a listing', () => {
  it('a permit without a title is named by its kind and size', () => {
    const row = {
      id: 'COM-NEW-26-00159',
      title: undefined,
      permitNumber: 'COM-NEW-26-00159',
      kind: 'Commercial New',
      status: 'Issued',
      contractor: 'MONARCH RESTORATION',
      squareFeet: 1232,
      budget: 10000,
      street: '1338 LYNMAR DR, 1',
      city: 'LOUISVILLE',
      zip: '40216',
      points: [{ latitude: 38.18, longitude: -85.85 }],
      listedAt: 1790222400000,
    };
    expect(listed(row)).toEqual({
      externalId: 'COM-NEW-26-00159',
      url: null,
      title: 'New commercial building, 1,232 sq ft',
      description: 'Commercial New permit COM-NEW-26-00159 of Louisville Metro Government. 1,232 square feet.',
      street: '1338 Lynmar Dr, 1',
      city: 'Louisville',
      state: 'KY',
      zip: '40216',
      county: 'Jefferson County',
      status: 'in-progress',
      projectType: 'new-construction',
      sector: 'commercial',
      work: 'new',
      plumbingRequired: true,
      trades: expect.objectContaining({
        plumbing: expect.objectContaining({ need: 'likely', reason: 'New building: needs rough-in plumbing.' }),
      }),
      budgetMinCents: 1_000_000,
      budgetMaxCents: 1_000_000,
      deadline: null,
      permitNumber: 'COM-NEW-26-00159',
      permitStatus: 'Issued',
      contractor: 'MONARCH RESTORATION',
      contactInfo: 'Louisville Metro Government',
      point: { latitude: 38.18, longitude: -85.85, precision: 'zip' },
      listedAt: '2026-09-24T04:00:00.000Z',
      listedOn: '2026-09-24',
      isSynthetic: false,
    });
  });

  it('a row that is not construction work is skipped if the source has other rows too', () => {
    const offers = OfferMapping.parse({});
    const row = (title: string) => listingOf({ id: 1, title }, source, offers).kind;
    expect(row('Sodium Chloride (Rock Salt) REBID')).toBe('skipped');
    expect(row('Roof Replacement, Fire Station 5')).toBe('listing');
  });

  it('a row outside the area is skipped if the source covers more than the area', () => {
    const near = OfferMapping.parse({ within: 'louisville-area', state: 'KY' });
    const row = (place: Partial<SourceRow>) =>
      listingOf({ id: 1, title: 'Roof replacement', ...place }, { ...source, county: null }, near).kind;
    expect(row({ city: 'Jackson' })).toBe('skipped');
    expect(row({ zip: '83705' })).toBe('skipped');
    expect(row({})).toBe('skipped');
    expect(row({ city: 'Shepherdsville' })).toBe('listing');
  });

  it.each([
    ['no id', { id: '  ' }, { kind: 'no-id' }],
    ['an endless id', { id: 'x'.repeat(1000) }, { kind: 'id-too-long', most: 200 }],
    ['neither title nor address', { title: '<script>x</script>' }, { kind: 'no-title' }],
  ])('a row with %s is rejected with the reason', (_, row, reason) => {
    expect(listingOf({ id: 1, title: 'x', ...row }, source, permits)).toEqual({ kind: 'rejected', reason });
  });

  it.each(['OWNER', 'N/A', 'Homeowner', 'TBD', '-', '', null])('the contractor %j is nobody', (contractor) => {
    expect(listed({ contractor }).contractor).toBeNull();
  });

  it('a link is built from the id if the row has none', () => {
    const mapping = PermitMapping.parse({ link: 'https://city.example/permit?n={id}' });
    expect(listed({ id: 'A 1&b' }, mapping).url).toBe('https://city.example/permit?n=A%201%26b');
    expect(listed({ url: 'view/7' }, mapping).url).toBe('https://city.example/view/7');
  });

  it('hostile text in every field is inert and short', () => {
    const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202e\u200b=cmd|' /C calc'!A0 ${'x'.repeat(1_000_000)}`;
    const listing = listed({
      ...Object.fromEntries(
        'title description street city state zip county status kind category squareFeet budget deadline permitNumber reference contractor listedAt'
          .split(' ')
          .map((field) => [field, hostile]),
      ),
      url: 'javascript:alert(1)',
      contact: [hostile],
      points: [{ latitude: hostile, longitude: hostile }],
    });
    const all = JSON.stringify(listing);
    expect(all).not.toMatch(/<|javascript:|onerror|\\u0000|[\u202e\u200b]/);
    expect(all.length).toBeLessThan(8000);
    expect(listing).toMatchObject({ url: null, point: null, zip: null, state: 'KY', budgetMinCents: null });
  });

  it.each([undefined, null, {}, [], true, () => 1])('%s in any field is nothing', (value) => {
    const row = Object.fromEntries(
      'description street city state zip county status kind category squareFeet budget budgetMin budgetMax deadline permitNumber reference contractor listedAt url'
        .split(' ')
        .map((field) => [field, value]),
    );
    expect(listed({ ...row, points: [{ latitude: value, longitude: value }], contact: [value] })).toMatchObject({
      title: 'Kitchen remodel',
      street: null,
      permitNumber: null,
    });
  });
});
