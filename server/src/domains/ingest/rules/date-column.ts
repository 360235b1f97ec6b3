import { wallOf } from '../../../kernel/zoned-time.ts';
import type { DateOrder } from './date-text.ts';

export interface ColumnDates {
  readonly order: DateOrder;
  /** Whether it writes '+00:00' or 'Z' after local times. */
  readonly isFalseUtc: boolean;
}

const NUMBERS = /^\s*'?(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(?:\d{4}|\d{2})(?!\d)/;
const CALLED_UTC =
  /^\s*(\d{4}[-/]\d{2}[-/]\d{2})[T ](\d{2}):(\d{2})(?::\d{2})?(?:\.\d{1,9})?\s?(?:Z|UTC|GMT|[+-]00:?(?:00)?)\s*$/i;
const [OPENS, CLOSES] = [7, 18];
/** Fewer times than this prove nothing. */
const ENOUGH = 5;

/**
 * Infers from a whole column how its dates are written. A number above 12 in second place proves month-first, in first
 * place day-first; without proof, month-first is assumed, as is usual in the United States. Times labeled UTC are taken
 * as the source's local times if more of them fall within office hours as written than in the zone, because permits are
 * issued in the daytime.
 */
export function datesOfColumn(values: Iterable<unknown>, zone: string): ColumnDates {
  const tally = { monthFirst: 0, dayFirst: 0, asWritten: 0, inZone: 0 };
  for (const value of values) {
    if (typeof value !== 'string' || value.length > 40) continue;
    const [, one, two] = NUMBERS.exec(value) ?? [];
    if (one !== undefined) {
      if (Number(one) > 12 && Number(two) <= 12) tally.dayFirst += 1;
      else if (Number(two) > 12 && Number(one) <= 12) tally.monthFirst += 1;
      continue;
    }
    const match = CALLED_UTC.exec(value);
    if (match === null) continue;
    const [, day = '', hour = '', minute = ''] = match;
    // Midnight stands for a day and proves nothing.
    if (hour === '00' && minute === '00') continue;
    const millis = Date.parse(`${day.replaceAll('/', '-')}T${hour}:${minute}:00Z`);
    if (Number.isNaN(millis)) continue;
    if (isOfficeHour(Number(hour))) tally.asWritten += 1;
    if (isOfficeHour(new Date(wallOf(millis, zone)).getUTCHours())) tally.inZone += 1;
  }
  return {
    order: tally.dayFirst > tally.monthFirst ? 'day-first' : 'month-first',
    isFalseUtc: tally.asWritten - tally.inZone >= ENOUGH,
  };
}

const isOfficeHour = (hour: number) => hour >= OPENS && hour < CLOSES;
