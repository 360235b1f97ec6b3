import { describe, expect, it } from 'vitest';
import { placeOf } from './site-place.ts';
import type { SourceRow } from './source-row.ts';

const place = (row: Omit<SourceRow, 'id'>, defaults: Parameters<typeof placeOf>[1] = { county: null }) =>
  placeOf({ id: 1, ...row }, defaults);
const at = (latitude: unknown, longitude: unknown) => ({ points: [{ latitude, longitude }] });

describe('an address', () => {
  it('is formatted as people write it', () => {
    expect(place({ street: '1338 LYNMAR DR, 1', city: 'LOUISVILLE', state: 'ky', zip: 40216 })).toMatchObject({
      street: '1338 Lynmar Dr, 1',
      city: 'Louisville',
      state: 'KY',
      zip: '40216',
    });
    expect(place({ street: "200 NW O'HARA 25TH ST" }).street).toBe("200 NW O'Hara 25th St");
  });

  it('is split if it is a single text', () => {
    expect(place({ street: '1595 GRAND AVE, BILLINGS, MT 59102' })).toMatchObject({
      street: '1595 Grand Ave',
      city: 'Billings',
      state: 'MT',
      zip: '59102',
    });
  });

  it.each([
    ['59102-2078', '59102'],
    ['606153301', '60615'],
    ['60615-', '60615'],
    [2139, '02139'],
    ['ABC', null],
    ['00000', null],
    [null, null],
  ])('with the ZIP %j keeps %j', (zip, kept) => {
    expect(place({ zip }).zip).toBe(kept);
  });

  it('takes city and state from its ZIP code, then from the source', () => {
    expect(place({ zip: '40216' }, { city: 'Elsewhere', state: 'IN', county: null })).toMatchObject({
      city: 'Louisville',
      state: 'KY',
    });
    expect(place({}, { city: 'Louisville', state: 'KY', county: null })).toMatchObject({
      city: 'Louisville',
      state: 'KY',
      point: null,
    });
    expect(place({ city: 'La Grange, Kentucky' })).toMatchObject({ city: 'La Grange', state: 'KY' });
  });
});

describe('a point', () => {
  it.each([
    [38.18432, -85.85121, 'exact'],
    ['38.18432', '-85.85121', 'exact'],
    [38.184, -85.851, 'street'],
    [38.18, -85.85, 'zip'],
  ])('%j, %j is accurate to the %s', (latitude, longitude, precision) => {
    expect(place(at(latitude, longitude)).point).toEqual({
      latitude: Number(latitude),
      longitude: Number(longitude),
      precision,
    });
  });

  it.each([
    [0, 0],
    [38.18432, 85.85121],
    [38, -85],
    [4583345.2, -9556123.1],
    ['', ''],
    ['N/A', null],
    [Number.NaN, Infinity],
    [51.5074, -0.1278],
  ])('%j, %j is rejected', (latitude, longitude) => {
    expect(place(at(latitude, longitude)).point).toBeNull();
  });

  it('that lost its sign is corrected by its ZIP code, whatever its city is called', () => {
    const row = { city: 'Nowhere', state: 'KY', zip: '40216', ...at(38.18432, 85.85121) };
    expect(place(row).point).toEqual({ latitude: 38.18432, longitude: -85.85121, precision: 'exact' });
  });

  it('far from its ZIP code is replaced by the center of the code', () => {
    const { point } = place({ zip: '40216', ...at(41.8781, -87.6298) });
    expect(point?.precision).toBe('zip');
    expect(point?.latitude).toBeCloseTo(38.19, 0);
  });

  it('comes from the geometry if the columns have none', () => {
    const points = [
      { latitude: 0, longitude: 0 },
      { latitude: 38.25271, longitude: -85.75852 },
    ];
    expect(place({ points }).point).toMatchObject({ latitude: 38.25271, precision: 'exact' });
  });

  it('ignores noise beyond the sixth decimal', () => {
    expect(place(at(38.25271000001, -85.75852))).toEqual(place(at(38.25271000002, -85.75852)));
  });
});

describe('a county', () => {
  it.each([
    ['its point', at(38.40761, -85.37882), 'Oldham County'],
    ['its ZIP', { zip: '40165' }, 'Bullitt County'],
    ['its city', { city: 'Taylorsville', state: 'KY' }, 'Spencer County'],
    ['its name', { county: 'JEFFERSON' }, 'Jefferson County'],
    ['its name in full', { county: 'Oldham County, KY' }, 'Oldham County'],
    ['its short name', { county: 'Oldham Co.' }, 'Oldham County'],
    ['its short name without a period', { county: ' Spencer  Co,Kentucky ' }, 'Spencer County'],
  ])('is found by %s', (_, row, county) => {
    expect(place(row)).toMatchObject({ county, isElsewhere: false });
  });

  it("is the source's own if nothing else decides, and just beyond a coarse border", () => {
    expect(place({}, { county: 'Jefferson County' }).county).toBe('Jefferson County');
    expect(place(at(38.265123, -85.755123), { county: 'Jefferson County' }).county).toBe('Jefferson County');
    expect(place({ zip: '40059' }, { county: 'Jefferson County' }).county).toBe('Jefferson County');
    // A ZIP code or a city is too coarse to contradict the source.
    expect(place({ zip: '40031' }, { county: 'Jefferson County' }).county).toBe('Jefferson County');
    expect(place({ city: 'La Grange', state: 'KY' }, { county: 'Jefferson County' }).county).toBe('Jefferson County');
  });

  it("is not the source's own if the point is clearly in another", () => {
    expect(place(at(38.40761, -85.37882), { county: 'Jefferson County' }).county).toBe('Oldham County');
    expect(place(at(38.04062, -84.50372), { county: 'Jefferson County' })).toMatchObject({
      county: null,
      isElsewhere: true,
    });
  });

  it.each(['Jefferson/Oldham', 'Near Jefferson', 'Jefferson, IN', 'Fayette'])('is none by the name %j', (county) => {
    expect(place({ county }).county).toBeNull();
  });

  it.each([
    [{}, false],
    [{ state: 'KY' }, false],
    [{ city: 'Nowhere' }, false],
    [{ state: 'IN' }, true],
    [{ city: 'Lexington', state: 'KY' }, true],
    [at(38.04062, -84.50372), true],
  ])('is none for %j, which is elsewhere: %j', (row, isElsewhere) => {
    expect(place(row)).toMatchObject({ county: null, isElsewhere });
  });

  it('is none in another state, whatever its name', () => {
    expect(place({ state: 'IN', ...at(38.2527, -85.7585) })).toMatchObject({ county: null, isElsewhere: true });
    expect(place({ city: 'Jeffersonville', state: 'IN' })).toMatchObject({ county: null, isElsewhere: true });
  });
});
