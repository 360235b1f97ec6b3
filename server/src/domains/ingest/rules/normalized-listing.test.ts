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

  it.each([
    [{ naics: '238220' }, 'listing'],
    [{ psc: 'Y1AA' }, 'listing'],
    [{}, 'skipped'],
  ])('an offer that says little is judged by its codes: %j is %s', (codes, kind) => {
    expect(listingOf({ id: 1, title: 'Project 14', ...codes }, source, OfferMapping.parse({})).kind).toBe(kind);
  });

  it.each([
    ['PERMIT - NEW CONSTRUCTION', 'New construction permit P-1'],
    ['PERMIT -FENCE', 'Fence permit P-1'],
    ['permit: Fence', 'Fence permit P-1'],
    ['Building permit - fence', 'Building permit - fence P-1'],
    ['PERMITTED-USE', 'Permitted-use P-1'],
    ['POOL', 'Pool permit P-1'],
    ['NB', 'NB permit P-1'],
  ])('the kind %j is described as %j', (kind, described) => {
    expect(listed({ kind, permitNumber: 'P-1' }).description).toBe(`${described} of Louisville Metro Government.`);
  });

  it.each([
    [{ kind: 'Plumbing', category: 'Residential' }, 'Permit type: Plumbing, Residential.'],
    [{ kind: 'Plumbing' }, 'Permit type: Plumbing.'],
    [{ category: 'Residential' }, 'Permit type: Residential.'],
    // Offers are not permits.
    [{ kind: 'Plumbing', reference: 'IFB-1' }, ''],
    [{}, ''],
  ])('the description of %j ends with %j', (row, end) => {
    expect(listed({ ...row, description: 'Remodel the kitchen.' }).description).toBe(
      `Remodel the kitchen.${end && `\n\n${end}`}`,
    );
  });

  it('a row elsewhere is listed if the source has no limits', () => {
    expect(listed({ city: 'Jackson' }).city).toBe('Jackson');
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
    // An action and its object; only one of them; neither.
    [{ title: 'Replace water heater', description: 'Remodel kitchen' }, 'Replace water heater'],
    [{ title: 'Renovation', description: 'Replace roof' }, 'Replace roof'],
    [{ title: 'Garage', description: 'Replace roof' }, 'Replace roof'],
    [{ title: 'Jones project', description: 'Replace roof' }, 'Replace roof'],
    [{ title: 'Jones project' }, 'Jones project'],
    // Offers keep their buyer's title.
    [{ title: 'Jones project', description: 'Replace roof', reference: 'IFB-1' }, 'Jones project'],
    [{ title: 'Jones project', description: 'Replace roof', deadline: '10/21/2026' }, 'Jones project'],
    // A row without a title.
    [{ title: '', street: '12 OAK ST' }, 'Construction at 12 Oak St'],
    [{ title: '', street: '12 OAK ST', kind: 'Repairs', reference: 'IFB-1' }, 'Repairs at 12 Oak St'],
    [{ title: '', kind: 'Repairs', reference: 'IFB-1' }, 'Repairs'],
  ])('%j is named %j', (row, title) => {
    expect(listed(row).title).toBe(title);
  });

  it.each([
    [{ budgetMin: '5000', budgetMax: '4000', budget: '9000' }, 400_000, 500_000],
    [{ budgetMin: '5000', budget: '9000' }, 500_000, null],
    [{ budgetMax: '5000', budget: '9000' }, null, 500_000],
    [{ budget: '9000' }, 900_000, 900_000],
  ])('the budget of %j is from %j to %j cents', (row, budgetMinCents, budgetMaxCents) => {
    expect(listed(row)).toMatchObject({ budgetMinCents, budgetMaxCents });
  });

  it.each([
    [['Jane Doe', 'N/A', '<b>502-555-0100</b>'], 'Jane Doe, 502-555-0100, Louisville Metro Government'],
    [['Louisville Metro Government, Room 2'], 'Louisville Metro Government, Room 2'],
    [['N/A', ''], 'Louisville Metro Government'],
    [undefined, 'Louisville Metro Government'],
  ])('the contact %j is %j', (contact, contactInfo) => {
    expect(listed(contact === undefined ? {} : { contact }).contactInfo).toBe(contactInfo);
  });

  it('the contact of a source without an agency is what the row gives', () => {
    expect(listed({ contact: ['Jane Doe'] }, PermitMapping.parse({})).contactInfo).toBe('Jane Doe');
    expect(listed({}, PermitMapping.parse({})).contactInfo).toBeNull();
  });

  it('an id of 200 characters is kept', () => {
    expect(listed({ id: 'x'.repeat(200) }).externalId).toBe('x'.repeat(200));
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

  it.each([
    ['http://city.example/permits', 'view/7', 'http://city.example/view/7'],
    ['permits/https:copy.csv', 'https://city.example/7', 'https://city.example/7'],
    ['permits.csv', 'view/7', null],
  ])('of the source %j, the link %j is %j', (address, url, link) => {
    const result = listingOf({ id: 1, title: 'Kitchen remodel', url }, { ...source, address }, permits);
    expect(result).toMatchObject({ listing: { url: link } });
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
