import { expect, it } from 'vitest';
import { beginsWithStreet } from './street-start.ts';

it.each([
  ' Main St',
  ' N. Main Street, Apt 2',
  ' south 5th ave',
  ' martin luther king blvd',
  ' calle ocho',
  ' Oak Rd.',
])("'%s' continues as a street", (text) => {
  expect(beginsWithStreet(text)).toBe(true);
});

it.each([' gallons', '', ' is my zip', ' in the big old house down the street', ' btu, st'])("'%s' doesn't", (text) => {
  expect(beginsWithStreet(text)).toBe(false);
});
