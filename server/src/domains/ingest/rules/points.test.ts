import { describe, expect, it } from 'vitest';
import { placeByZip } from '../../locations/public.ts';
import { pointOf } from './points.ts';
import type { SourcePoint } from './source-row.ts';

const ST_LOUIS = placeByZip('63103');
const shape = (value: unknown, middle = ST_LOUIS) => pointOf([{ shape: value }], middle);
const columns = (latitude: unknown, longitude: unknown, middle: typeof ST_LOUIS = null, reference?: number) =>
  pointOf([{ latitude, longitude, reference }], middle);
const near = (latitude: number, longitude: number, precision = 'exact') => ({
  latitude: expect.closeTo(latitude, 4),
  longitude: expect.closeTo(longitude, 4),
  precision,
});
const CITY_HALL = near(38.62695, -90.19962);

describe('a point in one column', () => {
  it.each([
    '(38.62695, -90.19962)',
    '38.62695, -90.19962',
    '38.62695 -90.19962',
    '38.62695,-90.19962,0',
    '(-90.19962, 38.62695)',
    '38.62695° N, 90.19962° W',
    '38°37′37.02″N, 90°11′58.63″W',
    '1200 MARKET ST\nST. LOUIS, MO 63103\n(38.62695, -90.19962)',
    'POINT (-90.19962 38.62695)',
    'Point(-90.19962 38.62695)',
    'SRID=4326;POINT(-90.19962 38.62695)',
    'POINT Z (-90.19962 38.62695 141.2)',
    'MULTIPOINT ((-90.19962 38.62695))',
    'POINT (38.62695 -90.19962)',
    wkb(-90.19962, 38.62695),
    '{"type":"Point","coordinates":[-90.19962,38.62695]}',
    "{'latitude': '38.62695', 'longitude': '-90.19962', 'needs_recoding': False}",
    "{'type': 'Point', 'coordinates': [-90.19962, 38.62695]}",
    { type: 'Point', coordinates: [-90.19962, 38.62695] },
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: ['-90.19962', '38.62695'] } },
    { latitude: '38.62695', longitude: '-90.19962', human_address: '{"address": ""}' },
    { lat: 38.62695, lng: -90.19962 },
    { x: -90.19962, y: 38.62695, spatialReference: { wkid: 4326 } },
    { x: -10_040_975.77, y: 4_668_375.36, spatialReference: { wkid: 102_100, latestWkid: 3857 } },
    { coordinates: { latitude: 38.62695, longitude: -90.19962 } },
    [-90.19962, 38.62695],
  ])('is read from %j', (value) => {
    expect(shape(value)).toEqual(CITY_HALL);
  });

  it.each([
    '',
    'N/A',
    'POINT EMPTY',
    'POINT (0 0)',
    '(0.0, 0.0)',
    '(-1, -1)',
    '(999.0, 999.0)',
    '38.62695',
    '1200 Market St, Unit 4',
    '{"latitude":null,"longitude":null}',
    '{broken',
    { type: 'Point', coordinates: [] },
    { human_address: '{"address":"1200 MARKET ST"}' },
    null,
    42,
  ])('is not found in %j', (value) => {
    expect(shape(value)).toBeNull();
  });
});

describe('a shape', () => {
  const square = (miles: number) => {
    const [x, y, by] = [-90.19962, 38.62695, miles / 69 / 2];
    return [
      [x - by, y - by],
      [x + by, y - by],
      [x + by, y + by],
      [x - by, y + by],
      [x - by, y - by],
    ];
  };

  it.each([
    [0.05, 'exact'],
    [0.5, 'street'],
    [5, 'zip'],
  ])('%s miles wide has its center, accurate to the %s', (miles, precision) => {
    expect(shape({ type: 'Polygon', coordinates: [square(miles)] })).toEqual({ ...CITY_HALL, precision });
    expect(shape({ rings: [square(miles)] })).toEqual({ ...CITY_HALL, precision });
    const text = square(miles)
      .map((pair) => pair.join(' '))
      .join(', ');
    expect(shape(`POLYGON ((${text}))`)).toEqual({ ...CITY_HALL, precision });
    expect(
      shape(`SRID=4326;MULTIPOLYGON (((${text})), ((-90.3 38.6, -90.3 38.6001, -90.3001 38.6, -90.3 38.6)))`),
    ).toEqual({ ...CITY_HALL, precision });
  });
});

describe('coordinates in two columns', () => {
  it('are corrected if they were swapped', () => {
    expect(columns(-90.19962, 38.62695)).toEqual(CITY_HALL);
  });

  it('that lost their minus sign are corrected if the location proves it, and only then', () => {
    expect(columns(38.62695, 90.19962, ST_LOUIS)).toEqual(CITY_HALL);
    expect(columns(90.19962, 38.62695, ST_LOUIS)).toEqual(CITY_HALL);
    expect(columns(38.62695, 90.19962)).toBeNull();
    expect(columns(38.62695, 90.19962, placeByZip('40202'))).toBeNull();
  });

  it('may both be in either column', () => {
    const both = { type: 'Point', coordinates: [-90.19962, 38.62695] };
    expect(columns(both, both)).toEqual(CITY_HALL);
    expect(columns('(38.62695, -90.19962)', undefined)).toEqual(CITY_HALL);
    expect(columns('(38.62695, -90.19962)', -90.19962)).toEqual(CITY_HALL);
  });

  it.each([
    [0, 0],
    [-1, -1],
    [999, 999],
    [38, -90],
    [37.0902, -95.7129],
    [39.8283, -98.5795],
    ['', ''],
  ])('%j, %j is a placeholder', (latitude, longitude) => {
    expect(columns(latitude, longitude)).toBeNull();
  });

  it('on a map grid are ignored, unless the mapping names the grid', () => {
    expect(columns(1_017_266.19, 906_019.2, ST_LOUIS)).toBeNull();
    expect(columns('1,017,266.19', '906,019.2', ST_LOUIS, 102_696)).toEqual(near(38.62695, -90.19962));
    expect(columns('906019.2', '1017266.19', ST_LOUIS, 102_696)).toEqual(near(38.62695, -90.19962));
    expect(columns(38.62695, -90.19962, ST_LOUIS, 102_696)).toEqual(CITY_HALL);
    expect(columns(1_017_266.19, 906_019.2, placeByZip('40202'), 102_696)).toBeNull();
    expect(columns(1_017_266.19, 906_019.2, ST_LOUIS, 999_999)).toBeNull();
    // One of the two may be as small as a degree.
    expect(columns(4_280_000, 100, null, 26_916)).toEqual(near(38.52793, -92.733));
  });

  it('on the web map grid are recognized by the location', () => {
    expect(columns(4_668_375.36, -10_040_975.77, ST_LOUIS)).toEqual(CITY_HALL);
    expect(columns(4_668_375.36, -10_040_975.77)).toBeNull();
  });
});

describe('a point anywhere in the United States', () => {
  it.each([
    [17, -66.12345],
    [72, -150.12345],
    [52.12345, -180],
    [18.12345, -64],
    [-180, 52.12345],
  ])('%d, %d is one', (one, other) => {
    expect(columns(one, other)).toEqual(near(Math.max(one, other), Math.min(one, other)));
  });

  it.each([
    [16.99999, -66.12345],
    [72.00001, -150.12345],
    [18.12345, -63.99999],
  ])('%d, %d is none', (latitude, longitude) => {
    expect(columns(latitude, longitude)).toBeNull();
  });

  it('is none beyond the western end of a map', () => {
    expect(columns(7_000_000, -20_037_000, null, 3857)).not.toBeNull();
    expect(columns(7_000_000, -20_100_000, null, 3857)).toBeNull();
  });

  it.each([
    [38.6269, -90.1996, 'exact'],
    [38.6, -90.1996, 'exact'],
    [38.627, -90.2, 'street'],
    [38.63, -90.2, 'zip'],
  ])('%d, %d is accurate to the %s', (latitude, longitude, precision) => {
    expect(columns(latitude, longitude)?.precision).toBe(precision);
  });
});

it.each([
  ['an invalid one', { latitude: 999, longitude: 999 }],
  ['a less precise one', { latitude: 38.63, longitude: -90.2 }],
  ['another as precise', { latitude: 38.628, longitude: -90.201 }],
])('keeps a point if %s follows', (_, next) => {
  expect(pointOf([{ latitude: 38.627, longitude: -90.2 }, next], ST_LOUIS)).toEqual(near(38.627, -90.2, 'street'));
});

it('prefers the most precise point, and among equals the first', () => {
  const given: SourcePoint[] = [
    { latitude: 38.63, longitude: -90.2 },
    { shape: 'POINT (-90.19962 38.62695)' },
    { shape: 'POINT (-90.19001 38.62001)' },
  ];
  expect(pointOf(given, ST_LOUIS)).toEqual(CITY_HALL);
  expect(pointOf(given.slice(0, 1), ST_LOUIS)).toEqual(near(38.63, -90.2, 'zip'));
});

function wkb(x: number, y: number): string {
  const bytes = Buffer.alloc(25);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(0x20000001, 1);
  bytes.writeUInt32LE(4326, 5);
  bytes.writeDoubleLE(x, 9);
  bytes.writeDoubleLE(y, 17);
  return bytes.toString('hex');
}
