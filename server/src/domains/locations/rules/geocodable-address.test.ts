import { expect, it } from 'vitest';
import { addressId, geocodableAddress } from './geocodable-address.ts';

const louisville = { city: 'Louisville', state: 'KY', zip: '40216' };
const streetOf = (street: string | null) => geocodableAddress({ ...louisville, street })?.street ?? null;

it.each([
  ['1338 Lynmar Dr', '1338 Lynmar Dr'],
  ['1338  LYNMAR DR, 1', '1338 LYNMAR DR'],
  ['460 W St', '460 W St'],
  ['12A Oak St Apt 4', '12A Oak St'],
  ['33-30 29 Street #2', '33-30 29 Street'],
  ['12 1/2 Oak St', '12 1/2 Oak St'],
  ['5 5th St', '5 5th St'],
  ['100 US Highway 42', '100 US Highway 42'],
  ['12 Oak Hill Rd, Lot 4', '12 Oak Hill Rd'],
  ['1117-1119 Oak St', '1117 Oak St'],
  [`12 ${'x'.repeat(114)} St`, `12 ${'x'.repeat(114)} St`],
])('%s is looked up as %s', (said, street) => {
  expect(streetOf(said)).toBe(street);
});

it.each([
  '0 Main St',
  '000 Main St',
  'Main St',
  '100 Block of Main St',
  'Lot 4 Oak Hill',
  '100 Main St & Oak St',
  'PO Box 12',
  '12 PO Box',
  '29129073610967',
  '12',
  '12 4',
  '',
  null,
  `12 ${'x'.repeat(115)} St`,
])('%s is not a house that a geocoder knows', (said) => {
  expect(streetOf(said)).toBeNull();
});

it('needs a ZIP code, or a city and its state', () => {
  const street = '12 Oak St';
  expect(geocodableAddress({ street, city: null, state: null, zip: '40216' })).not.toBeNull();
  expect(geocodableAddress({ street, city: 'Louisville', state: 'KY', zip: null })).not.toBeNull();
  expect(geocodableAddress({ street, city: 'Louisville', state: null, zip: null })).toBeNull();
  expect(geocodableAddress({ street, city: null, state: 'KY', zip: null })).toBeNull();
});

it('is the same in capitals and under another name of the city', () => {
  const id = addressId({ ...louisville, street: '1338 Lynmar Dr.' });
  expect(addressId({ ...louisville, street: '1338 LYNMAR DR', city: 'Shively' })).toBe(id);
  expect(addressId({ ...louisville, street: '1338 LYNMAR DR', zip: '40202' })).not.toBe(id);
  expect(id).toBe('1338 LYNMAR DR||KY|40216');
});

it('differs in another city if no ZIP code is known', () => {
  const unzipped = { street: ' 1338 Lynmar Dr ', city: 'Louisville', state: 'KY', zip: null };
  expect(addressId(unzipped)).toBe('1338 LYNMAR DR|LOUISVILLE|KY|');
  expect(addressId({ ...unzipped, city: 'Lexington' })).toBe('1338 LYNMAR DR|LEXINGTON|KY|');
});
