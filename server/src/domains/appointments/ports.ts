import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { SealedTexts } from '../../kernel/sealed-texts.ts';
import type { BusyQuery, BusyTimes } from './rules/busy-times.ts';

/** What a calendar's server says about its state, to ask only for changes. */
export interface CalendarValidator {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type CalendarReading =
  | (BusyTimes & {
      readonly validator: CalendarValidator;
      /** The calendar's current name, if the server gives one. */
      readonly name?: string | null;
    })
  | { readonly trouble: CalendarTrouble }
  | 'not-modified';

export interface Password {
  readonly userName: string;
  readonly password: string;
}

/** The login and the address of a CalDAV server, as its owner entered them. */
export interface CalendarLogin extends Password {
  readonly address: string;
}

/** A calendar at an ICS address, or on a CalDAV server if it has a login. */
export interface CalendarPlace {
  readonly address: string;
  readonly login: Password | null;
}

export interface FoundCalendar {
  readonly address: string;
  readonly name: string;
}

export type CalendarDiscovery =
  | { readonly calendars: readonly FoundCalendar[] }
  | { readonly trouble: CalendarTrouble };

/** Reads the calendars that contractors keep elsewhere. */
export interface CalendarPort {
  /** Encrypts the addresses and passwords of calendars. */
  readonly secrets: SealedTexts;
  /**
   * Reads a calendar, or learns that it has not changed since the validator. Never throws, never reaches private
   * networks, and ends when the signal does.
   */
  read(
    place: CalendarPlace,
    since: CalendarValidator | null,
    query: BusyQuery,
    signal: AbortSignal,
  ): Promise<CalendarReading>;
  /** Finds the calendars with events that a login opens. As careful as `read`. */
  discover(login: CalendarLogin, signal: AbortSignal): Promise<CalendarDiscovery>;
}

/** The purpose of the key that encrypts the addresses of calendars. */
export const CALENDAR_SECRETS = 'the addresses of calendars';

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null in commands, which read no calendars. */
    readonly calendars: CalendarPort | null;
  }
}
