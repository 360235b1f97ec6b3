import { describe, expect, it } from 'vitest';
import { readOverturePlace } from './overture-place.ts';

const properties = {
  names: { primary: 'Limestone Run Plumbing', common: null, rules: null },
  categories: { primary: 'plumbing', alternate: ['water_heater_installation_repair', 'home_service'] },
  confidence: 0.93,
  operating_status: 'open',
  addresses: [
    { freeform: '12 Quarry Lane', locality: 'Louisville', postcode: '40202-1234', region: 'KY', country: 'US' },
  ],
  phones: ['+32 1207', '+15025871234'],
  emails: ['info@limestone.example'],
  websites: ['https://limestone.example/'],
  socials: ['https://facebook.com/limestone'],
  brand: { wikidata: 'Q1', names: { primary: 'Limestone' } },
};
const place = (given: object = {}, rest: object = {}) => ({
  type: 'Feature',
  id: '08f2664c-1',
  geometry: { type: 'Point', coordinates: [-85.7585, 38.2527] },
  properties: { theme: 'places', type: 'place', version: 1, ...properties, ...given },
  ...rest,
});
const read = (given?: object, rest?: object) => readOverturePlace(place(given, rest));
const listed = (given?: object, rest?: object) => {
  const outcome = read(given, rest);
  return outcome.kind === 'listing' ? outcome.listing : outcome;
};

describe('a place of Overture Maps', () => {
  it('becomes a listing in our terms', () => {
    expect(listed()).toEqual({
      externalId: '08f2664c-1',
      name: 'Limestone Run Plumbing',
      contactName: null,
      street: '12 Quarry Lane',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40202',
      latitude: 38.2527,
      longitude: -85.7585,
      precision: 'exact',
      phone: '+15025871234',
      email: 'info@limestone.example',
      website: 'https://limestone.example',
      trades: ['plumbing'],
      specialties: ['Plumbing', 'Water heater installation repair'],
      license: null,
      closed: null,
    });
  });

  it.each<[string, object, string[]]>([
    ['the first taxonomy', { categories: { primary: 'hvac_services' } }, ['hvac']],
    [
      'the newer taxonomy',
      {
        categories: null,
        taxonomy: { primary: 'electrician', hierarchy: ['services_and_business', 'home_service', 'electrician'] },
      },
      ['electrical'],
    ],
    [
      'the newer taxonomy before the first',
      { categories: { primary: 'cafe' }, taxonomy: { primary: 'roofing', hierarchy: ['roofing'] } },
      ['construction'],
    ],
    [
      'what stands above a kind that is new',
      {
        categories: null,
        taxonomy: { primary: 'pipe_relining', hierarchy: ['home_service', 'plumbing', 'pipe_relining'] },
      },
      ['plumbing'],
    ],
    [
      'the newer taxonomy without a hierarchy',
      { categories: null, taxonomy: { primary: 'electrician' } },
      ['electrical'],
    ],
    ['the basic category alone', { categories: null, basic_category: 'handyman_service' }, ['handyman']],
    [
      'alternates as well',
      { taxonomy: { primary: 'plumbing', hierarchy: ['plumbing'], alternates: ['hvac_service', 'bakery'] } },
      ['plumbing', 'hvac'],
    ],
    ['masonry', { categories: { primary: 'masonry_concrete' } }, ['construction']],
  ])('gets its trade from %s', (_, given, trades) => {
    expect(listed(given)).toMatchObject({ trades });
  });

  it.each<[string, object]>([
    ['a café', { categories: { primary: 'coffee_shop', alternate: ['plumbing'] } }],
    [
      'a supplier',
      {
        categories: null,
        taxonomy: {
          primary: 'hvac_supplier',
          hierarchy: ['business_to_business', 'supplier_distributor', 'hvac_supplier'],
        },
        basic_category: 'b2b_supplier_distributor',
      },
    ],
    ['nothing known', { categories: null }],
  ])('is skipped as another trade: %s', (_, given) => {
    expect(read(given)).toEqual({ kind: 'skipped', reason: 'of another trade' });
  });

  it('is skipped abroad', () => {
    const toronto = [{ freeform: '1 Yonge St', locality: 'Toronto', region: 'CA-ON', country: 'CA' }];
    expect(read({ addresses: toronto })).toEqual({ kind: 'skipped', reason: 'outside the United States' });
    expect(listed({ addresses: [...toronto, null, ...properties.addresses] })).toMatchObject({ city: 'Louisville' });
  });

  it('is in the United States by its state if its country is missing', () => {
    const [address] = properties.addresses;
    const elsewhere = { freeform: '1 Yonge St', locality: 'Elsewhere' };
    const here = { ...address, region: 'US-KY', country: null };
    expect(listed({ addresses: [elsewhere, here] })).toMatchObject({ street: '12 Quarry Lane', state: 'KY' });
    expect(listed({ addresses: [{ ...here, region: 'KY' }] })).toMatchObject({ street: '12 Quarry Lane' });
  });

  it('is closed if it is closed for now or for good, or if Overture is unsure', () => {
    expect(listed({ operating_status: 'permanently_closed' })).toMatchObject({ closed: 'permanently closed' });
    expect(listed({ operating_status: 'temporarily_closed' })).toMatchObject({ closed: 'temporarily closed' });
    expect(listed({ confidence: 0.49 })).toMatchObject({ closed: 'confidence 0.49 is below 0.5' });
    for (const confidence of [0.5, 1, null, undefined]) expect(listed({ confidence })).toMatchObject({ closed: null });
    expect(listed({ operating_status: null })).toMatchObject({ closed: null });
  });

  it("has its state as a state code or a country's code", () => {
    const [address] = properties.addresses;
    expect(listed({ addresses: [{ ...address, region: 'US-KY' }] })).toMatchObject({ state: 'KY' });
    expect(listed({ addresses: [{ ...address, region: null }] })).toMatchObject({ state: 'KY', zipCode: '40202' });
    expect(
      listed(
        { addresses: [{ freeform: '1 Calle Sol', locality: 'San Juan', postcode: '00901', country: 'PR' }] },
        {
          geometry: { type: 'Point', coordinates: [-66.1057, 18.4655] },
        },
      ),
    ).toMatchObject({ state: 'PR', city: 'San Juan' });
    expect(
      listed({ addresses: [{ freeform: '1 Calle Sol', locality: 'San Juan', country: 'PR' }] }, { geometry: null }),
    ).toMatchObject({ state: 'PR', precision: 'city' });
  });

  it('is located by its point alone if it has no address', () => {
    expect(listed({ addresses: null })).toMatchObject({ city: 'Louisville', state: 'KY', precision: 'exact' });
  });

  it('is located by its ZIP code if its point is missing or far away', () => {
    for (const coordinates of [
      [0, 0],
      [85.7585, 38.2527],
      [-118.2, 34.05],
    ]) {
      const found = listed({}, { geometry: { type: 'Point', coordinates } });
      expect(found).toMatchObject({ precision: 'zip', city: 'Louisville' });
    }
  });

  it.each<[string, object, object, RegExp]>([
    ['with an empty name', { names: { primary: ' ' } }, {}, /no name/],
    ['without a name', { names: { primary: null } }, {}, /no name/],
    ['without names', { names: null }, {}, /no name/],
    ['without any place', { addresses: null }, { geometry: null }, /says no place/],
    [
      'with a point abroad',
      { addresses: null },
      { geometry: { type: 'Point', coordinates: [-79.38, 43.65] } },
      /not in the United States/,
    ],
    ['without an id', {}, { id: undefined }, /no place of Overture Maps: id/],
  ])('is rejected %s', (_, given, rest, reason) => {
    expect(read(given, rest)).toMatchObject({ kind: 'rejected', reason: expect.stringMatching(reason) });
  });

  it('is rejected, whatever else it contains', () => {
    for (const raw of [null, 7, 'x', [], {}, { id: 'a', properties: { names: 'x' } }]) {
      expect(readOverturePlace(raw).kind, JSON.stringify(raw)).toBe('rejected');
    }
  });
});
