import { expect, it } from 'vitest';
import { binaryPoint } from './binary-point.ts';

// The output of PostGIS for ST_MakePoint(-90.2, 38.6): with SRID 4326, without it, and big-endian.
const LITTLE = '0101000020E6100000CDCCCCCCCC8C56C0CDCCCCCCCC4C4340';
const BARE = '0101000000CDCCCCCCCC8C56C0CDCCCCCCCC4C4340';
const BIG = '0000000001C0568CCCCCCCCCCD40434CCCCCCCCCCD';

it('parses points that databases print in hexadecimal', () => {
  expect(binaryPoint(LITTLE)).toEqual({ x: -90.2, y: 38.6, reference: 4326 });
  expect(binaryPoint(BARE.toLowerCase())).toEqual({ x: -90.2, y: 38.6 });
  expect(binaryPoint(BIG)).toEqual({ x: -90.2, y: 38.6 });
});

it.each([
  ['an empty point', '0101000000000000000000F87F000000000000F87F'],
  ['half of a point', '0101000000CDCCCCCCCC8C56C0000000000000F87F'],
  ['a line', BARE.replace('01010', '01020')],
  ['a part of one', LITTLE.slice(0, 42)],
  ['a parcel number', '29129073610967'],
  ['a text', '38.6, -90.2'],
])('rejects %s', (_, text) => {
  expect(binaryPoint(text)).toBeNull();
});
