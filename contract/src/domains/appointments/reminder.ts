import * as z from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/language.ts';
import { Channel } from '../messaging/message.ts';
import { appointmentWords } from './appointment.words.ts';

/** Minutes before an appointment at which each party gets a reminder. */
export const REMINDERS = {
  contractor: [24 * 60, 2 * 60, 30],
  customer: [24 * 60, 4 * 60, 60],
} as const;
/** Minutes before an appointment at which the customer is last asked to confirm it. */
export const LAST_REMINDER = Math.min(...REMINDERS.customer);
export type ReminderParty = keyof typeof REMINDERS;

/** Returns a label such as '24 hours before' or '30 minutes before'. */
export function reminderLabel(minutes: number, language: Language = DEFAULT_LANGUAGE): string {
  const { minutesBefore, hoursBefore } = appointmentWords[language];
  return minutes < 60 ? minutesBefore(minutes) : hoursBefore(minutes / 60);
}

/**
 * The outcome of one reminder. 'unknown': it was handed over, but the provider never confirmed it; it isn't repeated.
 */
export const ReminderStatus = z.enum(['planned', 'sending', 'sent', 'skipped', 'unknown', 'failed']);
export type ReminderStatus = z.infer<typeof ReminderStatus>;

export const ReminderEntry = z.object({
  /** '24 hours before' */
  label: z.string(),
  minutesBefore: z.number().int(),
  dueAt: z.iso.datetime(),
  /** False if it was for an earlier time of the appointment. */
  isCurrent: z.boolean(),
  status: ReminderStatus,
  /** A sentence about why it was skipped or failed. */
  reason: z.string().nullable(),
  /** The status of each of its messages. */
  channels: z.array(z.object({ channel: Channel, status: z.string(), at: z.iso.datetime().nullable() })),
});
export type ReminderEntry = z.infer<typeof ReminderEntry>;
