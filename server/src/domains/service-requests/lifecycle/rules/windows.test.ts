import { describe, expect, it } from 'vitest';
import type { StoredReferral } from '../../tables.ts';
import { answerBy } from './windows.ts';

const now = new Date('2026-12-01T15:00:00Z');
const settings = {
  answerWindow: { high: 60, medium: 240, low: 1440 },
  paymentWindow: { high: 30, medium: 120, low: 720 },
};
const working = { hours: {}, timeZone: 'America/Kentucky/Louisville' };
const until = (status: StoredReferral['status'], urgency: 'high' | 'medium' | 'low' = 'high') =>
  answerBy(status, urgency, now, { settings, working })?.toISOString() ?? null;

describe('the time to act', () => {
  it.each([
    // the contractor's turn
    ['offered', '2026-12-01T16:00:00.000Z'],
    ['countered', '2026-12-01T16:00:00.000Z'],
    // the customer's, who has twice as long
    ['proposed', '2026-12-01T17:00:00.000Z'],
    // to pay the fee
    ['accepted-unpaid', '2026-12-01T15:30:00.000Z'],
  ] as const)('on an urgent request, once it is %s', (status, end) => expect(until(status)).toBe(end));

  it('is longer the less urgent the request is', () => {
    expect(until('offered', 'medium')).toBe('2026-12-01T19:00:00.000Z');
    expect(until('proposed', 'low')).toBe('2026-12-03T15:00:00.000Z');
    expect(until('accepted-unpaid', 'medium')).toBe('2026-12-01T17:00:00.000Z');
  });

  it.each(['settled', 'denied', 'declined', 'expired', 'lost', 'unreachable', 'released'] as const)(
    'is nobody’s once it is %s',
    (status) => expect(until(status)).toBeNull(),
  );
});

it('counts the contractor’s working time, except in an emergency', () => {
  // Seven hours on Tuesday, nine on Wednesday, and eight on Thursday.
  expect(until('offered', 'low')).toBe('2026-12-03T21:00:00.000Z');
  expect(until('accepted-unpaid', 'low')).toBe('2026-12-02T18:00:00.000Z');
});
