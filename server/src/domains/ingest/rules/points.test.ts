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
  });

  it('on the web map grid are recognized by the location', () => {
    expect(columns(4_668_375.36, -10_040_975.77, ST_LOUIS)).toEqual(CITY_HALL);
    expect(columns(4_668_375.36, -10_040_975.77)).toBeNull();
  });
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
