import { expect, it } from 'vitest';
import { placeByZip } from '../../locations/public.ts';
import { pointOrigin } from './point-origin.ts';

const zip = '40216';
const { latitude = 0, longitude = 0 } = placeByZip(zip) ?? {};

it('is the center of the ZIP code only if the point is that center', () => {
  expect(pointOrigin({ zip, point: { latitude, longitude, precision: 'zip' } })).toBe('zip');
  expect(pointOrigin({ zip, point: { latitude: 38.18, longitude: -85.85, precision: 'zip' } })).toBe('source');
  expect(pointOrigin({ zip: null, point: { latitude, longitude, precision: 'zip' } })).toBe('source');
  expect(pointOrigin({ zip, point: { latitude: 38.18432, longitude: -85.85121, precision: 'exact' } })).toBe('source');
  expect(pointOrigin({ zip, point: { latitude, longitude, precision: 'exact' } })).toBe('source');
  expect(pointOrigin({ zip, point: { latitude, longitude: -85.9, precision: 'zip' } })).toBe('source');
  expect(pointOrigin({ zip, point: { latitude: 38.1, longitude, precision: 'zip' } })).toBe('source');
  expect(pointOrigin({ zip: '00001', point: { latitude, longitude, precision: 'zip' } })).toBe('source');
  expect(pointOrigin({ zip, point: null })).toBeNull();
});
