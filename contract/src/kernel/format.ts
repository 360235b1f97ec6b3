import { formatsIn } from './formats.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** Formats E.164 or ten digits as '(502) 555-0134'. Numbers of other countries stay unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length !== 10 || (phone.startsWith('+') && !digits.startsWith('1'))) return phone;
  return `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
}

/** English formats, for text that isn't translated yet. */
export const {
  formatSlot,
  formatMoney,
  formatDollars,
  formatDistance,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMonth,
} = formatsIn(DEFAULT_LANGUAGE);

/** Returns '1 contractor', '3 contractors'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatsIn(DEFAULT_LANGUAGE).formatNumber(count)} ${count === 1 ? one : many}`;
