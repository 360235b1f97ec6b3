import { REMINDERS, type ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { StoredReminder } from '../tables.ts';
import { setTooLate } from './reminder-reason.ts';

const MINUTE_MS = 60_000;

const dueAt = (startsAt: Date, minutesBefore: number) => new Date(startsAt.getTime() - minutesBefore * MINUTE_MS);

/** Returns the reminders for an appointment at this time. Those whose time has passed are skipped from the start. */
export const planReminders = (
  startsAt: Date,
  now: Date,
): Pick<StoredReminder, 'party' | 'minutesBefore' | 'dueAt' | 'status' | 'reason'>[] =>
  (Object.keys(REMINDERS) as ReminderParty[]).flatMap((party) =>
    REMINDERS[party].map((minutesBefore) => {
      const due = dueAt(startsAt, minutesBefore);
      const isPast = due <= now;
      return {
        party,
        minutesBefore,
        dueAt: due,
        status: isPast ? ('skipped' as const) : ('planned' as const),
        reason: isPast ? setTooLate(minutesBefore) : null,
      };
    }),
  );

/** Returns the moment from which a reminder is useless: the next one is due, or the appointment begins. */
export function usefulUntil({ party, minutesBefore }: Pick<StoredReminder, 'party' | 'minutesBefore'>, startsAt: Date) {
  const next = Math.max(0, ...REMINDERS[party].filter((minutes) => minutes < minutesBefore));
  return dueAt(startsAt, next);
}

/** Returns whether a reminder may be sent at night: a contractor's last one, and a customer's if they want that. */
export const isUrgent = (
  { party, minutesBefore }: Pick<StoredReminder, 'party' | 'minutesBefore'>,
  { earlyReminders }: { readonly earlyReminders: boolean },
): boolean => (party === 'customer' ? earlyReminders : minutesBefore === Math.min(...REMINDERS.contractor));
