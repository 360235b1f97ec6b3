import { expect, it } from 'vitest';
import { isUnconfirmed } from './unconfirmed.ts';

it('a request is unconfirmed only while it can still be confirmed', () => {
  expect(isUnconfirmed({ status: 'submitted', awaitsProof: 'phone' })).toBe(true);
  expect(isUnconfirmed({ status: 'submitted', awaitsProof: null })).toBe(false);
  expect(isUnconfirmed({ status: 'cancelled', awaitsProof: 'phone' })).toBe(false);
});
