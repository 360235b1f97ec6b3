import * as z from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/language.ts';
import { Channel } from '../messaging/message.ts';
import { appointmentWords } from './appointment.words.ts';

/** Minutes before an appointment at which each side is reminded. */
export const REMINDERS = {
  contractor: [24 * 60, 2 * 60, 30],
  customer: [24 * 60, 4 * 60, 60],
} as const;
export type ReminderParty = keyof typeof REMINDERS;

/** '24 hours before', '30 minutes before'. */
export function reminderLabel(minutes: number, language: Language = DEFAULT_LANGUAGE): string {
  const { minutesBefore, hoursBefore } = appointmentWords[language];
  return minutes < 60 ? minutesBefore(minutes) : hoursBefore(minutes / 60);
}

/**
 * What became of one reminder. 'unknown': it was handed over, and the provider never said whether it took it; it is
 * not repeated.
 */
export const ReminderStatus = z.enum(['planned', 'sending', 'sent', 'skipped', 'unknown', 'failed']);
export type ReminderStatus = z.infer<typeof ReminderStatus>;

export const ReminderEntry = z.object({
  /** '24 hours before' */
  label: z.string(),
  minutesBefore: z.number().int(),
  dueAt: z.iso.datetime(),
  /** Of the appointment as it is now; false for one that was made for an earlier time of it. */
  isCurrent: z.boolean(),
  status: ReminderStatus,
  /** Why it was skipped or failed, in words. */
  reason: z.string().nullable(),
  /** How each message of it went. */
  channels: z.array(z.object({ channel: Channel, status: z.string(), at: z.iso.datetime().nullable() })),
});
export type ReminderEntry = z.infer<typeof ReminderEntry>;
