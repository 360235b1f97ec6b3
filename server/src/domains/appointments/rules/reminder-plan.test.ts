import { REMINDERS, type ReminderParty, reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import { describe, expect, it } from 'vitest';
import { isUrgent, planReminders, usefulUntil } from './reminder-plan.ts';

const startsAt = new Date('2026-12-04T19:00:00Z');
const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
const all = (Object.keys(REMINDERS) as ReminderParty[]).flatMap((party) =>
  REMINDERS[party].map((minutesBefore) => ({ party, minutesBefore })),
);

describe('the reminders of an appointment', () => {
  it('are planned for both sides, each at its time', () => {
    const plan = planReminders(startsAt, before(100_000));
    expect(plan).toHaveLength(all.length);
    expect(plan).toEqual(
      all.map(({ party, minutesBefore }) => ({
        party,
        minutesBefore,
        dueAt: before(minutesBefore),
        status: 'planned',
        reason: null,
      })),
    );
  });

  it.each(all)('are skipped where their time has come when the appointment is made: %o', ({ party, minutesBefore }) => {
    const statusAt = (now: Date) =>
      planReminders(startsAt, now).find((one) => one.party === party && one.minutesBefore === minutesBefore);
    expect(statusAt(new Date(before(minutesBefore).getTime() - 1))).toMatchObject({ status: 'planned', reason: null });
    expect(statusAt(before(minutesBefore))).toMatchObject({
      status: 'skipped',
      reason: `the time was set later than ${reminderLabel(minutesBefore, 'en')}`,
    });
  });

  it('say something until the next one is due, the last one until the appointment begins', () => {
    for (const party of Object.keys(REMINDERS) as ReminderParty[]) {
      const falling = [...REMINDERS[party]].sort((one, other) => other - one);
      falling.forEach((minutesBefore, index) => {
        expect(usefulUntil({ party, minutesBefore }, startsAt)).toEqual(before(falling[index + 1] ?? 0));
      });
    }
  });
});

describe('a reminder that wakes people', () => {
  it('is a contractor’s last one', () => {
    const last = Math.min(...REMINDERS.contractor);
    for (const minutesBefore of REMINDERS.contractor) {
      for (const earlyReminders of [true, false]) {
        expect(isUrgent({ party: 'contractor', minutesBefore }, { earlyReminders })).toBe(minutesBefore === last);
      }
    }
  });

  it('is a customer’s where the customer wants them so', () => {
    for (const minutesBefore of REMINDERS.customer) {
      expect(isUrgent({ party: 'customer', minutesBefore }, { earlyReminders: true })).toBe(true);
      expect(isUrgent({ party: 'customer', minutesBefore }, { earlyReminders: false })).toBe(false);
    }
  });
});
