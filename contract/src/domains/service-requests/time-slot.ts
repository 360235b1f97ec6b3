import * as z from 'zod';

/** The part of the day that suits the customer. 'flexible' is stored as anytime. */
export const TIME_SLOTS = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export const TimeSlot = z.enum(TIME_SLOTS);
export type TimeSlot = z.infer<typeof TimeSlot>;

/** 'yyyy-MM-dd'. */
export const Day = z.iso.date();
/** 'HH:mm', 24 hours. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?Z$/;
const LOCAL_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/**
 * Returns the day of a date or a full ISO date-time in a time zone. Midnight UTC is read as that date, because a date
 * without a time is often sent that way. Null for anything else.
 */
export function dayOf(value: string, timeZone: string): string | null {
  const text = value.trim();
  if (Day.safeParse(text).success) return text;
  const plain = MIDNIGHT_UTC.exec(text)?.[1] ?? LOCAL_DATE_TIME.exec(text)?.[1];
  if (plain !== undefined) return Day.safeParse(plain).success ? plain : null;
  if (!z.iso.datetime({ offset: true }).safeParse(text).success) return null;
  return dayIn(new Date(text), timeZone);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day of a moment in a time zone, 'yyyy-MM-dd'. */
export function dayIn(moment: Date, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    // Creating a formatter costs more than using it a hundred times. 'en-CA' writes days as ISO does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, format);
  }
  return format.format(moment);
}

const LONGEST_TIME = 40;

/** Parses '14:30', '2:30 PM' and '2pm' to '14:30'; returns null for anything else. */
export function clockTimeOf(value: string): string | null {
  if (value.length > LONGEST_TIME) return null;
  const match = /^\s*(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?\s*m?\.?\s*$/i.exec(value);
  if (!match) return null;
  const [, hourText, minuteText, half] = match;
  if (minuteText === undefined && half === undefined) return null;
  const hour = Number(hourText);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = `${String(hours).padStart(2, '0')}:${minuteText ?? '00'}`;
  return ClockTime.safeParse(time).success ? time : null;
}
