import { expect, it } from 'vitest';
import { rejected, skipped } from './imported-listing.ts';

it('a row that cannot be used is reported; one outside our scope is only counted', () => {
  expect(rejected('No name')).toEqual({ kind: 'rejected', reason: 'No name' });
  expect(skipped('restaurant')).toEqual({ kind: 'skipped', reason: 'restaurant' });
});
