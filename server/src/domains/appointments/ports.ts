import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { SealedTexts } from '../../kernel/sealed-texts.ts';
import type { BusyQuery, BusyTime } from './rules/busy-times.ts';

/** What a calendar's server says about its state, to ask only for changes. */
export interface CalendarValidator {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type CalendarReading =
  | { readonly busy: readonly BusyTime[]; readonly validator: CalendarValidator }
  | { readonly trouble: CalendarTrouble }
  | 'not-modified';

/** Reads the calendars that contractors keep elsewhere. */
export interface CalendarPort {
  /** Encrypts the addresses of calendars. */
  readonly secrets: SealedTexts;
  /**
   * Reads an ICS address, or learns that it has not changed since the validator. Never throws, never reaches private
   * networks, and ends when the signal does.
   */
  read(
    address: string,
    since: CalendarValidator | null,
    query: BusyQuery,
    signal: AbortSignal,
  ): Promise<CalendarReading>;
}

/** The purpose of the key that encrypts the addresses of calendars. */
export const CALENDAR_SECRETS = 'the addresses of calendars';

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null in commands, which read no calendars. */
    readonly calendars: CalendarPort | null;
  }
}
