import { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { expect, it } from 'vitest';
import { amountIn } from './amount.ts';

it.each([
  ['', 0],
  ['  ', 0],
  ['12500', 12_500],
  ['$12,500', 12_500],
  ['1,250,000.5', 1_250_000.5],
  ['0', 0],
])('%j is %d dollars, and the server takes it', (text, dollars) => {
  expect(amountIn(text)).toEqual({ dollars });
  expect(BidForm.parse({ projectId: 'p', amount: dollars }).amount).toBe(dollars);
});

it.each(['twelve', '-5', '1,2,3', '12.345', '1e9', '12 k', '2000000000', 'Infinity'])(
  '%j is refused, saying what to write',
  (text) => {
    expect(amountIn(text)).toEqual({ problem: expect.stringMatching(/amount/) });
  },
);
