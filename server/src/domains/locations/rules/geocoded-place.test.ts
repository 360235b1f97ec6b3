import { expect, it } from 'vitest';
import type { GeocodedPoint } from '../ports.ts';
import { isPlausible } from './geocoded-place.ts';

const louisville = { street: '1338 Lynmar Dr', city: 'Louisville', state: 'KY', zip: '40216' };
const found = (given: Partial<GeocodedPoint> = {}): GeocodedPoint => ({
  latitude: 38.1856,
  longitude: -85.8401,
  precision: 'exact',
  state: 'KY',
  ...given,
});
const acrossTheRiver = { latitude: 38.2862, longitude: -85.8244 };

it('must be in the state and near the ZIP code or the city', () => {
  expect(isPlausible(louisville, found())).toBe(true);
  expect(isPlausible(louisville, found({ state: 'Kentucky' }))).toBe(true);
  expect(isPlausible({ ...louisville, zip: null }, found())).toBe(true);
  expect(isPlausible({ ...louisville, state: null }, found())).toBe(true);
});

it('is rejected in another state, however near', () => {
  expect(isPlausible(louisville, found({ state: 'IN', ...acrossTheRiver }))).toBe(false);
  expect(isPlausible(louisville, found({ state: null, ...acrossTheRiver }))).toBe(false);
  expect(isPlausible(louisville, found({ state: null }))).toBe(true);
  expect(isPlausible(louisville, found({ state: 'Ontario' }))).toBe(false);
});

it('is rejected far away in the same state', () => {
  expect(isPlausible(louisville, found({ latitude: 38.0406, longitude: -84.5037 }))).toBe(false);
});

it('is rejected if nothing can confirm it', () => {
  expect(isPlausible({ ...louisville, zip: '00001', city: 'Nowhere' }, found())).toBe(false);
  expect(isPlausible({ ...louisville, zip: null, city: null }, found())).toBe(false);
  expect(isPlausible({ ...louisville, zip: null, state: null }, found())).toBe(false);
});

it('is accepted on water if the geocoder gives no state', () => {
  const chicago = { street: '1 Navy Pier', city: 'Chicago', state: 'IL', zip: '60611' };
  const offshore = { latitude: 41.9, longitude: -87.4 };
  expect(isPlausible(chicago, found({ ...offshore, state: null }))).toBe(true);
  expect(isPlausible(chicago, found({ ...offshore, state: 'Ontario' }))).toBe(false);
});
