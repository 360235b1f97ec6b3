import { expect, it } from 'vitest';
import { feeFor } from './fee-policy.ts';

it('the first connections are free, and each later one costs the flat fee', () => {
  const fees = (freeReferrals: number) =>
    [0, 1, 2, 3].map((accepted) => feeFor(accepted, { freeReferrals, referralFeeCents: 500 }));
  expect(fees(1)).toEqual([0, 500, 500, 500]);
  expect(fees(0)).toEqual([500, 500, 500, 500]);
  expect(fees(3)).toEqual([0, 0, 0, 500]);
});
