import { describe, expect, it } from 'vitest';
import { readAngle, readPoint, referenceOf } from './point-forms.ts';

const POINT = { x: -90.25, y: 38.5 };
/** Parses the coordinate pairs of a shape written as in WKT. */
const pairsOf = (text: string) => text.split(', ').map((pair) => pair.split(' ').map(Number));

describe('a point in a text', () => {
  it.each([
    '38.5, -90.25',
    '38.5 -90.25',
    '38.5;-90.25',
    '38.5|-90.25|141',
    '(38.5, -90.25)',
    '38.5° N, 90.25° W',
    // The letters decide, in either order.
    '90.25 W, 38.5 N',
    '90.25 W, 38.5',
    '-90.25, 38.5 N',
    '38°30′N, 90°15′0″W',
    '100 Main St, St. Louis, MO (38.5, -90.25)',
    `${'A very long address of a very long street. '.repeat(3)}(38.5, -90.25)`,
    'POINT (-90.25 38.5)',
    'point z(-90.25 38.5 12)',
    'MULTIPOINT ((-90.25 38.5))',
    '[-90.25, 38.5]',
    '{"type":"Point","coordinates":[-90.25,38.5]}',
    "{'latitude': '38.5', 'longitude': '-90.25'}",
    "{'lng': -90.25, 'lat': 38.5}",
    "{'type': 'Point', 'coordinates': (-90.25, 38.5)}",
    // Other blanks, brackets and quotes.
    ' 38.5, -90.25 ',
    ' [-90.25, 38.5]',
    '38.5  -90.25',
    '( 38.5 -90.25 )',
    'Main [old] St (38.5, -90.25)',
    'POINT (-90.25  38.5)',
    '{lat: 38.5, lng: -90.25}',
    "{'lat':38.5,'lon':-90.25}",
    "{'lat' : 38.5, 'long' : -90.25}",
    '{lat=38.5, longitude=-90.25}',
    '{coordinates:[-90.25,38.5]}',
    "{'coordinates' : [ -90.25, 38.5]}",
    // In at most 80 characters at the end.
    `${'x'.repeat(70)} (38.5, -90.25)`,
    `38.5,${' '.repeat(69)}-90.25`,
  ])('is read from %j', (text) => {
    expect(readPoint(text)).toEqual(POINT);
  });

  it.each(["{'lat': 38.25, 'lng': 90.25}", "{'coordinates': (90.25, 38.25)}"])('may lie in the east: %j', (text) => {
    expect(readPoint(text)).toEqual({ x: 90.25, y: 38.25 });
  });

  it('keeps the reference that it names', () => {
    expect(readPoint('SRID=4326;POINT(-90.25 38.5)')).toEqual({ ...POINT, reference: 4326 });
  });

  it.each([
    '',
    '38.5',
    '38.5, -90.25, x',
    '38.5, -90.25, 1, 2',
    'Main, Oak',
    `${'A long address without brackets '.repeat(3)} 38.5, -90.25`,
    'CIRCLE (-90.25 38.5, 2)',
    'POINT EMPTY',
    'POINT ()',
    'POINT (-90.25)',
    'POINT (-90.25 x)',
    'POINT (x 38.5)',
    'Somewhere here: 38.5 -90.25',
    '(38.5, -90.25) or so',
    `(38.5,${' '.repeat(80)}-90.25)`,
    `38.5,${' '.repeat(70)}-90.25`,
    `${'x'.repeat(50_000)} (38.5, -90.25)`,
    "{'longitude': '-90.25'}",
    "{'latitude': '38.5'}",
    '{"a":',
  ])('is not found in %j', (text) => {
    expect(readPoint(text)).toBeNull();
  });
});

describe('a point in an object', () => {
  it.each([
    { latitude: '38.5', longitude: '-90.25' },
    { LAT: 38.5, LNG: -90.25 },
    { x: -90.25, y: 38.5 },
    { geometry: { location: { point: { lat: 38.5, lon: -90.25 } } } },
    { type: 'Feature', geometry: { type: 'Point', coordinates: [-90.25, 38.5] } },
    {
      type: 'GeometryCollection',
      geometries: [
        { x: -90.25, y: 38.5 },
        { x: 1, y: 1 },
      ],
    },
    { geocoded_column: '{"latitude":"38.5","longitude":"-90.25"}' },
    [-90.25, 38.5],
    ['-90.25', '38.5', 12, 1],
  ])('is read from %j', (value) => {
    expect(readPoint(value)).toEqual(POINT);
  });

  it.each([
    null,
    undefined,
    7,
    true,
    {},
    { latitude: 38.5 },
    { longitude: -90.25 },
    [-90.25],
    [-90.25, 38.5, 1, 2, 3],
    [null, 38.5],
    ['x', '38.5'],
  ])('is none in %j', (value) => {
    expect(readPoint(value)).toBeNull();
  });

  it('is looked for under the first 60 keys', () => {
    const others = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
    expect(readPoint({ ...others(58), latitude: 38.5, longitude: -90.25 })).toEqual(POINT);
    expect(readPoint({ ...others(59), latitude: 38.5, longitude: -90.25 })).toBeNull();
  });

  it('is looked for four levels deep', () => {
    const within = (levels: number): unknown => (levels === 0 ? POINT : { geometry: within(levels - 1) });
    expect(readPoint(within(4))).toEqual(POINT);
    expect(readPoint(within(5))).toBeNull();
  });

  it('is looked for in texts within texts, each of which is a level', () => {
    const within = (texts: number): unknown => (texts === 0 ? POINT : { geometry: JSON.stringify(within(texts - 1)) });
    expect(readPoint(within(2))).toEqual(POINT);
    expect(readPoint(within(3))).toBeNull();
  });

  it('inherits the reference of the enclosing object, unless it names another', () => {
    const spatialReference = { wkid: 102100 };
    expect(readPoint({ spatialReference, geometry: POINT })).toEqual({ ...POINT, reference: 102100 });
    expect(readPoint({ spatialReference, geometry: { ...POINT, spatialReference: { wkid: 4326 } } })).toEqual({
      ...POINT,
      reference: 4326,
    });
  });
});

describe('the middle of a shape', () => {
  /** A rectangle with an extra vertex on one side, which shifts the mean of its corners but not its center. */
  const ring = pairsOf('0 0, 1 0, 4 0, 4 2, 0 2, 0 0');
  const line = pairsOf('0 0, 1 2, 5 4, 2 6');

  it.each([
    'POLYGON ((0 0, 1 0, 4 0, 4 2, 0 2, 0 0))',
    'MULTIPOLYGON (((0 0, 1 0, 4 0, 4 2, 0 2, 0 0)), ((9 9, 9.1 9, 9.1 9.1, 9 9)))',
    { rings: [ring] },
    { rings: ['x', ring] },
    { type: 'Polygon', coordinates: [ring] },
    { type: 'MultiPolygon', coordinates: [[ring]] },
  ])('is the center of an area: %j', (value) => {
    expect(readPoint(value)).toEqual({ x: expect.closeTo(2), y: expect.closeTo(1), corner: [4, 2] });
  });

  it.each([
    'LINESTRING (0 0, 1 2, 5 4, 2 6)',
    { paths: [line] },
    { points: line },
    { type: 'LineString', coordinates: line },
  ])('is the mean of a line or points: %j', (value) => {
    expect(readPoint(value)).toEqual({ x: 2, y: 3, corner: [5, 6] });
  });

  it('is looked for in lists within lists, up to three levels deep', () => {
    expect(readPoint({ type: 'Polygon', coordinates: [[[ring]]] })).toMatchObject({ corner: [4, 2] });
    expect(readPoint({ type: 'Polygon', coordinates: [[[[ring]]]] })).toBeNull();
  });

  it('ignores what is no pair of numbers', () => {
    expect(readPoint({ points: [[0, 0], ['1', 9], [9, '1'], null, 7, [4, 2]] })).toEqual({
      x: 2,
      y: 1,
      corner: [4, 2],
    });
  });

  it('has no reference unless its object names one', () => {
    expect(readPoint({ rings: [ring] })).not.toHaveProperty('reference');
  });

  it('keeps the reference of its object', () => {
    expect(readPoint({ rings: [ring], spatialReference: { wkid: 2256 } })).toMatchObject({ reference: 2256 });
  });
});

describe('an angle', () => {
  it.each([
    ['-90.25', -90.25, null],
    ['−90.25', -90.25, null],
    ['+38.5', 38.5, null],
    ['-9.025e1', -90.25, null],
    ['2,692,341.5', 2_692_341.5, null],
    ['2,692,341', 2_692_341, null],
    ['N 38.5', 38.5, 'latitude'],
    ['38.5° S', -38.5, 'latitude'],
    ['90.25e', 90.25, 'longitude'],
    ['-90.25 W', -90.25, 'longitude'],
    ['90°15\'36"W', -90.26, 'longitude'],
    ["38°30'N", 38.5, 'latitude'],
  ])('%j is %d, %s', (text, value, axis) => {
    expect(readAngle(text)).toEqual({ value: expect.closeTo(value, 9), axis });
  });

  it.each(['', 'W', '90 15 36', '1,23', '38.5 X'])('is none in %j', (text) => {
    expect(readAngle(text)).toBeNull();
  });
});

describe('a reference', () => {
  it.each([
    [{ wkid: 102100 }, 102100],
    [{ wkid: 102100, latestWkid: 3857 }, 3857],
    [{ type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2256' } }, 2256],
    [{ properties: { name: 'EPSG:4326' } }, 4326],
    [{ properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }, undefined],
    [{ properties: null }, undefined],
    [{ properties: { name: 'EPSG:4326 and more' } }, undefined],
    [{ properties: { name: `${'x'.repeat(95)}EPSG:4326` } }, undefined],
    [{ wkid: '4326' }, undefined],
    [4326, undefined],
    [null, undefined],
  ])('of %j is %s', (value, code) => {
    expect(referenceOf(value)).toBe(code);
  });
});
