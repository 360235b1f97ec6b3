import * as z from 'zod';
import { CalendarAccountId, ExternalCalendarId } from '../../kernel/id.ts';
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
  // Only of calendars on CalDAV servers.
  'wrong-password',
  'no-server',
  'no-calendars',
  'insecure',
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
  /** Entries that could not be read the last time. Customers may be offered their times. */
  unread: z.number().int(),
  /** Whether the last reading is old enough that its owner should know. */
  isStale: z.boolean(),
});
export type ExternalCalendar = z.infer<typeof ExternalCalendar>;

/** A login to a CalDAV server, without its password, and the calendars that were found there. */
export const CalendarAccount = z.object({
  id: CalendarAccountId,
  host: z.string(),
  found: z.array(z.object({ id: ExternalCalendarId, name: z.string(), isChosen: z.boolean() })),
});
export type CalendarAccount = z.infer<typeof CalendarAccount>;

export const ExternalCalendars = z.object({
  /** Those whose busy times count. */
  calendars: z.array(ExternalCalendar),
  accounts: z.array(CalendarAccount),
});
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

/** Also takes the address of a mailbox, whose domain then tells where its calendars are (RFC 6764). */
const asServer = (text: string): string => {
  const entered = text.trim().replace(/^caldavs?:\/\//i, 'https://');
  const [, domain] = /^[^@/\s]+@([^@/\s]+)$/.exec(entered) ?? [];
  if (domain !== undefined) return `https://${domain}/.well-known/caldav`;
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(entered) ? entered : `https://${entered}`;
};

/** A CalDAV server to connect, with what opens it. */
export const ConnectAccount = z.object({
  address: z
    .string()
    .trim()
    .min(
      1,
      problem(externalCalendarWords, (words) => words.server),
    )
    .max(2000)
    .transform(asServer)
    .pipe(z.url({ protocol: /^https?$/, ...problem(externalCalendarWords, (words) => words.server) })),
  userName: z
    .string()
    .trim()
    .min(
      1,
      problem(externalCalendarWords, (words) => words.userName),
    )
    .max(200),
  password: z
    .string()
    .min(
      1,
      problem(externalCalendarWords, (words) => words.password),
    )
    .max(500),
});
export type ConnectAccount = z.infer<typeof ConnectAccount>;

/** Which calendars of an account count. */
export const ChooseCalendars = z.object({ calendars: z.array(ExternalCalendarId).max(50) });
export type ChooseCalendars = z.infer<typeof ChooseCalendars>;
