import { wallOf } from '../../../kernel/zoned-time.ts';
import type { DateOrder } from './date-text.ts';

export interface ColumnDates {
  readonly order: DateOrder;
  /** It writes '+00:00' or 'Z' beside what its own clocks show. */
  readonly isFalseUtc: boolean;
}

const NUMBERS = /^\s*'?(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(?:\d{4}|\d{2})(?!\d)/;
const CALLED_UTC =
  /^\s*(\d{4}[-/]\d{2}[-/]\d{2})[T ](\d{2}):(\d{2})(?::\d{2})?(?:\.\d{1,9})?\s?(?:Z|UTC|GMT|[+-]00:?(?:00)?)\s*$/i;
const [OPENS, CLOSES] = [7, 18];
/** A few times may be anything. */
const ENOUGH = 5;

/**
 * Infers from a whole column how its dates are written. A number above 12 in the second place proves that the month comes first,
 * in the first place that the day does; without proof it is the month, as is usual in the United States. Times that are
 * said to be UTC are the source's own when more of them lie within office hours as written than in the zone, since
 * permits are issued in the daytime.
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
    const [, day = '', hour = '', minute = ''] = CALLED_UTC.exec(value) ?? [];
    // Midnight is a day and tells nothing.
    if (day === '' || (hour === '00' && minute === '00')) continue;
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
