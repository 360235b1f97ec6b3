import { reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { FateReason } from '../../messaging/public.ts';
import { reminderReasonWords } from './reminder-reason.words.ts';

type Reasons = (typeof reminderReasonWords)['en'];
type ReasonName = { [Name in keyof Reasons]: Reasons[Name] extends string ? Name : never }[keyof Reasons];

/** Returns the text to store for a reason: English, so that operators can read it. */
export const storedReason = (name: ReasonName): string => reminderReasonWords.en[name];

/** Returns the stored reason of a reminder whose time had passed when its appointment was made. */
export const setTooLate = (minutesBefore: number): string =>
  reminderReasonWords.en.setTooLate(reminderLabel(minutesBefore, 'en'));

/** Reasons as earlier releases stored them. Whoever rewords a reason adds its former text here. */
const FORMER: ReadonlyMap<string, ReasonName> = new Map([
  ['the appointment was cancelled', 'cancelled'],
  ['the request was cancelled', 'requestCancelled'],
]);

/** Returns a stored reason in the reader's language. Texts that aren't ours stay unchanged. */
export function reasonIn(language: Language, stored: string, minutesBefore: number): string {
  const { setTooLate: tooLate, ...reasons } = reminderReasonWords[language];
  if (stored === setTooLate(minutesBefore)) return tooLate(reminderLabel(minutesBefore, language));
  const found = Object.entries(reminderReasonWords.en).find(([, reason]) => reason === stored);
  const name = found?.[0] ?? FORMER.get(stored);
  return new Map(Object.entries(reasons)).get(name ?? '') ?? stored;
}

/** Returns a stored reason for messages that are held back with their reminders, in every language. */
export const messageReason = (stored: string): FateReason => ({
  kind: 'said',
  said: { en: reasonIn('en', stored, 0), es: reasonIn('es', stored, 0) },
});
