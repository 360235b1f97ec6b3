import ical, { type ICalCalendar } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** Returns the rules of a zone's clocks (RFC 5545, 3.6.5), since a calendar may not know its name. */
const zoneBlock = (zone: string): string => tzlib_get_ical_block(zone)[0] ?? '';

/** Returns an empty calendar file; `product` says which part of the site makes it. */
export const emptyCalendar = (product: string): ICalCalendar =>
  ical({
    prodId: { company: 'Plumbline', product, language: 'EN' },
    timezone: { name: null, generator: zoneBlock },
  });

/** How often calendar programs may read a feed, in seconds. */
export const FEED_REFRESH_SECONDS = 3600;
