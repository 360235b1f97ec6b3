import { formatsWords } from './formats.words.ts';
import { type Language, localeOf } from './language.ts';

/**
 * Formats times, money, distances and counts in one language. The narrow spaces of JavaScript engines become ordinary
 * ones.
 */
export interface Formats {
  /** '12PM-5PM'. An unknown slot is returned unchanged, so that a page never shows an empty one. */
  readonly formatSlot: (slot: string) => string;
  /** '$5.00' from integer cents. */
  readonly formatMoney: (cents: number) => string;
  /** '$1,250' from dollars, without cents. */
  readonly formatDollars: (dollars: number) => string;
  /** '3.4 mi'; no decimals from 10 miles on. */
  readonly formatDistance: (miles: number) => string;
  /** 'Thu, Dec 3, 2:00 PM EST' from an ISO time and an IANA zone. '' if the time can't be parsed. */
  readonly formatDateTime: (iso: string, zone: string) => string;
  /** 'Thu, Dec 3' from 'yyyy-MM-dd'; a time after it is ignored. An invalid day is returned unchanged. */
  readonly formatDay: (day: string) => string;
  /** 'December 3, 2026', for listings and receipts. */
  readonly formatLongDay: (day: string) => string;
  /** 'May 2026' from 'yyyy-MM'. An invalid month is returned unchanged. */
  readonly formatMonth: (month: string) => string;
  /** '1,234'. */
  readonly formatNumber: (value: number) => string;
  /** 'Monday, Tuesday, and Friday'. */
  readonly formatList: (parts: readonly string[]) => string;
}

const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

/** A calendar day has no zone: it is read and written as UTC, so that it never shifts to the day before. */
const readDay = (day: string): Date | undefined => {
  const [, text] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(day) ?? [];
  const date = text ? new Date(`${text}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};

const inUtc = (locale: string, options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => {
    const date = readDay(day);
    return date ? plainSpaces(format.format(date)) : day;
  };
};

/** Cached per zone: creating a formatter costs far more than using it. */
function inZones(locale: string): (date: Date, zone: string) => Map<string, string> {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (date, zone) => {
    const format =
      known.get(zone) ??
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: zone,
        timeZoneName: 'short',
      });
    known.set(zone, format);
    return new Map(format.formatToParts(date).map(({ type, value }) => [type, plainSpaces(value)]));
  };
}

type Parts = (type: Intl.DateTimeFormatPartTypes) => string;

/** Assembled from parts, since engines differ in the words between them. */
const days: Readonly<Record<Language, (part: Parts) => string>> = {
  en: (part) => `${part('weekday')}, ${part('month')} ${part('day')}`,
  es: (part) => `${part('weekday')} ${part('day')} ${part('month')}`,
};
const moments: Readonly<Record<Language, (part: Parts) => string>> = {
  en: (part) => `${days.en(part)}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`,
  es: (part) => `${days.es(part)}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`,
};

function formatsOf(language: Language): Formats {
  const words = formatsWords[language];
  const slots = new Map<string, string>(Object.entries(words.slots));
  const locale = localeOf[language];
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);
  const partsOf = inZones(locale);
  const month = inUtc(locale, { month: 'long', year: 'numeric' });
  return {
    formatSlot: (slot) => slots.get(slot) ?? slot,
    formatMoney: (cents) => exact.format(cents / 100),
    formatDollars: (dollars) => whole.format(dollars),
    formatDistance: (miles) => {
      if (miles < 0.1) return words.nearest;
      const rounded = Math.round(miles * 10) / 10;
      return `${rounded < 10 ? rounded.toFixed(1) : number.format(Math.round(miles))} mi`;
    },
    formatDateTime: (iso, zone) => {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return '';
      const parts = partsOf(date, zone);
      return moments[language]((type) => parts.get(type) ?? '');
    },
    formatDay: (text) => {
      const day = readDay(text);
      if (day === undefined) return text;
      const parts = partsOf(day, 'UTC');
      return days[language]((type) => parts.get(type) ?? '');
    },
    formatLongDay: inUtc(locale, { month: 'long', day: 'numeric', year: 'numeric' }),
    formatMonth: (text) => (/^\d{4}-\d{2}$/.test(text) && readDay(`${text}-01`) ? month(`${text}-01`) : text),
    formatNumber: (value) => number.format(value),
    formatList: (parts) => list.format(parts),
  };
}

const made = new Map<Language, Formats>();

/** Returns the formats of a language, created on first use, since a page needs only its own. */
export function formatsIn(language: Language): Formats {
  const formats = made.get(language) ?? formatsOf(language);
  made.set(language, formats);
  return formats;
}
