import { expect, it } from 'vitest';
import { isPlausibleAddress } from './plausible-address.ts';

const home = { street: '1127 Cherokee Rd', city: 'Louisville', state: 'KY', zipCode: '40204' };

it.each([
  ['a house on a street in its ZIP code', {}],
  ['a unit', { street: '1127 Cherokee Rd Apt 4' }],
  ['a long ZIP code', { zipCode: '40204-1234' }],
])('is plausible: %s', (_what, given) => {
  expect(isPlausibleAddress({ ...home, ...given })).toBe(true);
});

it.each([
  ['a street without a number', { street: 'Cherokee Road' }],
  ['a post office box', { street: 'PO Box 1127' }],
  ['words', { street: 'behind the church' }],
  ['a ZIP code that does not exist', { zipCode: '00000' }],
  ['a ZIP code of another state', { zipCode: '47130' }],
  ['a ZIP code far from the city', { zipCode: '42001' }],
])('is not plausible: %s', (_what, given) => {
  expect(isPlausibleAddress({ ...home, ...given })).toBe(false);
});
