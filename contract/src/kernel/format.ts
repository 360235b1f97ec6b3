/** How dates, phones, money and distances are written for people: en-US, everywhere the same. */

const LOCALE = 'en-US';

const slots: ReadonlyMap<string, string> = new Map([
  ['morning', '8AM-12PM'],
  ['afternoon', '12PM-5PM'],
  ['evening', '5PM-8PM'],
  ['anytime', 'any time'],
  ['flexible', 'any time'],
]);

/** '12PM-5PM'; anything that is no slot is returned as it came, so that a page never shows nothing. */
export const formatSlot = (slot: string): string => slots.get(slot) ?? slot;

/** '(502) 555-0134' from E.164 or ten digits. Numbers of other countries stay as they are. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length !== 10 || (phone.startsWith('+') && !digits.startsWith('1'))) return phone;
  return `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
}

const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** '$5.00' from integer cents. */
export const formatMoney = (cents: number): string => exact.format(cents / 100);

/** '$1,250' from dollars, without cents: budgets and dashboards. */
export const formatDollars = (dollars: number): string => whole.format(dollars);

/** '3.4 mi'; no decimals from 10 miles on. */
export function formatDistance(miles: number): string {
  if (miles < 0.1) return 'under 0.1 mi';
  const rounded = Math.round(miles * 10) / 10;
  return `${rounded < 10 ? rounded.toFixed(1) : Math.round(miles).toLocaleString(LOCALE)} mi`;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

const timeFormat = (zone: string): Intl.DateTimeFormat => {
  const known = timeFormats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  timeFormats.set(zone, made);
  return made;
};

/** 'Thu, Dec 3, 2:00 PM EST' from an ISO time and an IANA zone. '' when the time can't be read. */
export function formatDateTime(iso: string, zone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Map(
    timeFormat(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${get('weekday')}, ${get('month')} ${get('day')}`;
  return `${day}, ${get('hour')}:${get('minute')} ${get('dayPeriod')} ${get('timeZoneName')}`;
}

const dayFormat = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const longDayFormat = new Intl.DateTimeFormat(LOCALE, {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day has no zone: it is read and written as UTC, so that it never slips to the day before. */
const readDay = (day: string): Date | undefined => {
  const [, text] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(day) ?? [];
  const date = text ? new Date(`${text}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};

/** 'Thu, Dec 3' from 'yyyy-MM-dd' (a time after it is ignored). What is no day is returned as it came. */
export function formatDay(day: string): string {
  const date = readDay(day);
  return date ? dayFormat.format(date) : day;
}

/** 'December 3, 2026': listings and receipts. */
export function formatLongDay(day: string): string {
  const date = readDay(day);
  return date ? longDayFormat.format(date) : day;
}

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'May 2026' from 'yyyy-MM'. What is no month is returned as it came. */
export function formatMonth(month: string): string {
  const date = /^\d{4}-\d{2}$/.test(month) ? readDay(`${month}-01`) : undefined;
  return date ? monthFormat.format(date) : month;
}

/** '1 contractor', '3 contractors'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? one : many}`;
