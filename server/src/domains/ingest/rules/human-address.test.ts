import { expect, it } from 'vitest';
import { humanAddress } from './human-address.ts';

const written = { address: '100 MAIN ST', city: 'SPRINGFIELD', state: 'IL', zip: '' };

it('is read from a location, given as an object or as its text', () => {
  expect(humanAddress({ latitude: '39.8', human_address: JSON.stringify(written) })).toEqual(written);
  expect(humanAddress({ human_address: written })).toEqual(written);
});

it('omits anything that is not text', () => {
  expect(humanAddress({ human_address: { address: 5, city: 'SPRINGFIELD' } })).toEqual({
    address: '',
    city: 'SPRINGFIELD',
    state: '',
    zip: '',
  });
});

it('is none in a text of more than 2000 characters', () => {
  expect(humanAddress({ human_address: JSON.stringify({ ...written, note: 'x'.repeat(2000) }) })).toBeNull();
});

it.each([null, '100 MAIN ST', 42, {}, { human_address: '{broken' }, { human_address: null }])(
  'is none in %j',
  (value) => {
    expect(humanAddress(value)).toBeNull();
  },
);
