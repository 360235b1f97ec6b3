import { describe, expect, it } from 'vitest';
import { bidStatusOf, OpportunityOrder, ProposalForm } from './opportunity.ts';

it.each([undefined, null, ''])('opportunities come newest first where the page says %j', (order) => {
  expect(OpportunityOrder.parse(order)).toBe('newest');
});

describe("a contractor's proposal", () => {
  const right = { projectId: 'op_1', bidAmount: '1', proposalDetails: 'New valve.' };
  const complaint = (given: object) => ProposalForm.safeParse({ ...right, ...given }).error?.issues[0]?.message;

  it('needs an amount and at least ten characters of description', () => {
    expect(ProposalForm.parse(right)).toEqual({ projectId: 'op_1', bidAmount: 1, proposalDetails: 'New valve.' });
  });

  it.each([
    ['less than a dollar', { bidAmount: 0.99 }, 'Enter the amount in dollars.'],
    ['more than ten million', { bidAmount: 10_000_001 }, 'The amount must be at most $10,000,000.'],
    [
      'nine characters between blanks',
      { proposalDetails: ' New pipe. ' },
      'Say what you will do for it, in at least 10 characters.',
    ],
    ['2,001 characters', { proposalDetails: 'x'.repeat(2001) }, 'Use at most 2,000 characters.'],
    ['a day without a time', { proposedDate: '2026-12-03' }, 'Enter both a date and a time, or neither.'],
    ['a time without a day', { proposedDate: '', proposedTime: '14:30' }, 'Enter both a date and a time, or neither.'],
  ])('cannot have %s', (_, given, message) => {
    expect(complaint(given)).toBe(message);
  });

  it.each([
    ['ten million', { bidAmount: 10_000_000 }],
    ['2,000 characters', { proposalDetails: 'x'.repeat(2000) }],
    ['both a day and a time', { proposedDate: '2026-12-03', proposedTime: '14:30' }],
    ['neither', { proposedDate: '', proposedTime: null }],
  ])('can have %s', (_, given) => {
    expect(complaint(given)).toBeUndefined();
  });
});

describe('a proposal among My Bids', () => {
  it.each([
    ['offered', 'pending'],
    ['proposed', 'pending'],
    ['countered', 'pending'],
    ['accepted-unpaid', 'accepted'],
    ['settled', 'accepted'],
    ['denied', 'withdrawn'],
    ['withdrawn', 'withdrawn'],
    ['unreachable', 'rejected'],
    ['declined', 'rejected'],
    ['expired', 'rejected'],
    ['lapsed', 'rejected'],
    ['lost', 'rejected'],
    ['released', 'rejected'],
  ] as const)('that is %s is %s', (status, shown) => {
    expect(bidStatusOf(status)).toBe(shown);
  });
});
