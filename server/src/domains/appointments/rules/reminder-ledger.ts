import {
  type ReminderEntry,
  type ReminderParty,
  type ReminderStatus,
  reminderLabel,
} from '@plumbline/contract/domains/appointments/reminder.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { MessageFate } from '../../messaging/public.ts';
import type { StoredAppointment, StoredReminder } from '../tables.ts';
import { reasonIn } from './reminder-reason.ts';

/**
 * Returns the outcome of each reminder of one party, earliest first, from the plan and the statuses of its messages.
 */
export const ledgerOf = (
  appointment: Pick<StoredAppointment, 'sequence'>,
  party: ReminderParty,
  reminders: readonly StoredReminder[],
  fates: readonly MessageFate[],
  language: Language,
): ReminderEntry[] =>
  reminders
    .filter((reminder) => reminder.party === party)
    .map((reminder) => {
      const own = fates.filter(({ about }) => about.id === reminder.id);
      const { status, reason } = standing(reminder, own);
      return {
        label: reminderLabel(reminder.minutesBefore, language),
        minutesBefore: reminder.minutesBefore,
        dueAt: reminder.dueAt.toISOString(),
        isCurrent: reminder.sequence === appointment.sequence,
        status,
        reason: reason && reasonIn(language, reason, reminder.minutesBefore),
        channels: own.map(({ channel, status, sentAt }) => ({ channel, status, at: sentAt?.toISOString() ?? null })),
      };
    });

const ARRIVED: readonly string[] = ['sent', 'delivered'];

function standing(
  reminder: StoredReminder,
  fates: readonly MessageFate[],
): { readonly status: ReminderStatus; readonly reason: string | null } {
  if (reminder.status !== 'handed') return { status: reminder.status, reason: reminder.reason };
  const has = (status: string) => fates.some((fate) => fate.status === status);
  const reason = fates.find(({ statusReason }) => statusReason !== null)?.statusReason ?? null;
  if (fates.some(({ status }) => ARRIVED.includes(status))) return { status: 'sent', reason: null };
  if (has('queued')) return { status: 'sending', reason };
  if (has('unknown')) return { status: 'unknown', reason };
  return { status: has('failed') ? 'failed' : 'skipped', reason };
}
