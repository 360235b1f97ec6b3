import { LAST_REMINDER } from '@plumbline/contract/domains/appointments/reminder.ts';
import { describe, expect, it } from 'vitest';
import { confirmationOf, confirmedBy, hasConfirmed, isLastAsked } from './confirmation.ts';

const booked = { status: 'booked', sequence: 1, customerConfirmed: null, contractorConfirmed: null } as const;

describe('a confirmation', () => {
  it('is of one party and of one time: moving the appointment voids it', () => {
    const confirmed = { ...booked, ...confirmedBy('customer', booked) };
    expect(hasConfirmed(confirmed, 'customer')).toBe(true);
    expect(hasConfirmed(confirmed, 'contractor')).toBe(false);
    expect(hasConfirmed({ ...confirmed, sequence: 2 }, 'customer')).toBe(false);
    expect(hasConfirmed({ ...booked, ...confirmedBy('contractor', booked) }, 'contractor')).toBe(true);
  });

  it('is missing once the customer was last asked and has not said so, while the visit stands', () => {
    expect(confirmationOf(booked, false).isMissing).toBe(false);
    expect(confirmationOf(booked, true).isMissing).toBe(true);
    expect(confirmationOf({ ...booked, ...confirmedBy('contractor', booked) }, true).isMissing).toBe(true);
    expect(confirmationOf({ ...booked, ...confirmedBy('customer', booked) }, true).isMissing).toBe(false);
    expect(confirmationOf({ ...booked, status: 'done' }, true).isMissing).toBe(false);
  });

  it('was last asked for by the customer’s last reminder at the current time, if it went out', () => {
    const last = { party: 'customer', minutesBefore: LAST_REMINDER, status: 'handed', sequence: 1 } as const;
    expect(isLastAsked(booked)(last)).toBe(true);
    for (const other of [
      { party: 'contractor' },
      { minutesBefore: LAST_REMINDER + 1 },
      { status: 'planned' },
      { sequence: 0 },
    ] as const) {
      expect(isLastAsked(booked)({ ...last, ...other })).toBe(false);
    }
  });
});
