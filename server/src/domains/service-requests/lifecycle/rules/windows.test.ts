import { describe, expect, it } from 'vitest';
import type { StoredReferral } from '../../tables.ts';
import type { EmergencyHours } from './lane.ts';
import { answerBy } from './windows.ts';

const now = new Date('2026-12-01T15:00:00Z');
const settings = {
  answerWindow: { high: 60, medium: 240, low: 1440 },
  emergencyWindow: 15,
  paymentWindow: { high: 30, medium: 120, low: 720 },
};
const unknown: EmergencyHours = { hours: {}, timeZone: 'America/Kentucky/Louisville', nightHours: {} };
const until = (status: StoredReferral['status'], urgency: 'high' | 'medium' | 'low' = 'high') =>
  answerBy(status, urgency, now, { settings, working: unknown })?.toISOString() ?? null;

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

it('counts the contractor’s working time, except in the emergency lane', () => {
  // Seven hours on Tuesday, nine on Wednesday, and eight on Thursday.
  expect(until('offered', 'low')).toBe('2026-12-03T21:00:00.000Z');
  expect(until('accepted-unpaid', 'low')).toBe('2026-12-02T18:00:00.000Z');
});

describe('in an emergency on Sunday at 5:35 PM', () => {
  const sunday = new Date('2026-12-06T17:35:00-05:00');
  const daily: EmergencyHours = { ...unknown, hours: { Monday: '7:00 AM - 3:00 PM' } };
  const open: EmergencyHours = { ...unknown, hours: { Sunday: '8:00 AM - 6:00 PM' } };
  const nightly: EmergencyHours = { ...daily, nightHours: { Sunday: '5:00 PM - 11:00 PM' } };
  const evenings: EmergencyHours = { ...daily, nightHours: { Sunday: '8:00 PM - 11:00 PM' } };
  it.each([
    ['a firm that is open has 15 minutes', open, 'offered', '06T17:50'],
    ['a firm that answers at night has 15 minutes', nightly, 'offered', '06T17:50'],
    ['… and 15 to answer the customer’s own proposal', nightly, 'countered', '06T17:50'],
    ['… and half an hour to pay, though it closes before', open, 'accepted-unpaid', '06T18:05'],
    ['a firm that opens on Monday at 7 has until 8', daily, 'offered', '07T08:00'],
    ['… and until 7:30 to pay', daily, 'accepted-unpaid', '07T07:30'],
    ['a firm whose night begins at 8 PM has until 9', evenings, 'offered', '06T21:00'],
    ['a firm of unknown hours has until 9 on Monday', unknown, 'offered', '07T09:00'],
    ['the customer has twice an hour, at any time', daily, 'proposed', '06T19:35'],
  ] as const)('%s', (_, working, status, end) => {
    expect(answerBy(status, 'high', sunday, { settings, working })).toEqual(new Date(`2026-12-${end}:00-05:00`));
  });

  it('a medium urgency wakes nobody: night hours don’t count', () => {
    expect(answerBy('offered', 'medium', sunday, { settings, working: nightly })).toEqual(
      new Date('2026-12-07T11:00:00-05:00'),
    );
  });
});
