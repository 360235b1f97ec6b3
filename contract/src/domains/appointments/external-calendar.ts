import * as z from 'zod';
import { ExternalCalendarId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { externalCalendarWords } from './external-calendar.words.ts';

/** The reasons why a calendar could not be read. */
export const CALENDAR_TROUBLES = [
  'unreachable',
  'too-slow',
  'not-allowed',
  'not-found',
  'private-address',
  'too-large',
  'too-complex',
  'no-calendar',
  'locked',
] as const;
export type CalendarTrouble = (typeof CALENDAR_TROUBLES)[number];

/** A contractor's own calendar elsewhere, without the address and password that open it. */
export const ExternalCalendar = z.object({
  id: ExternalCalendarId,
  name: z.string(),
  host: z.string(),
  /** When it was last read completely; null if it never was. */
  readAt: z.iso.datetime().nullable(),
  trouble: z.enum(CALENDAR_TROUBLES).nullable(),
  /** Whether the last reading is old enough that its owner should know. */
  isStale: z.boolean(),
});
export type ExternalCalendar = z.infer<typeof ExternalCalendar>;

export const ExternalCalendars = z.object({ calendars: z.array(ExternalCalendar) });
export type ExternalCalendars = z.infer<typeof ExternalCalendars>;

/** Calendar programs offer webcal: addresses, which are read with https. */
const inHttps = (text: string) => text.trim().replace(/^webcals?:\/\//i, 'https://');

/** A calendar to connect by its ICS address. */
export const ConnectCalendar = z.object({
  name: z.string().trim().max(80).default(''),
  address: z
    .string()
    .max(2000)
    .transform(inHttps)
    .pipe(z.url({ protocol: /^https?$/, ...problem(externalCalendarWords, (words) => words.address) })),
});
export type ConnectCalendar = z.infer<typeof ConnectCalendar>;
