import { describe, expect, it } from 'vitest';
import { datesOfColumn } from './date-column.ts';
import { type DateReading, readMoment } from './moment.ts';

describe('a column', () => {
  const order = (...values: unknown[]) => datesOfColumn(values, 'America/Chicago').order;

  it('is month-first unless a number above 12 proves it day-first', () => {
    expect(order('05/06/2015', '07/08/2015')).toBe('month-first');
    expect(order('05/06/2015', '05/13/2015')).toBe('month-first');
    expect(order('05/06/2015', '13/05/2015', 'N/A', null, 17)).toBe('day-first');
    expect(order('05/06/2015', '05/13/2015', '05/14/2015', '13/05/2015')).toBe('month-first');
    expect(order('13.05.15 08:30', '2015-05-13')).toBe('day-first');
  });

  it('decides only ambiguous dates; impossible ones are read the other way around', () => {
    const dayFirst: DateReading = { zone: 'America/New_York', bare: 'local', order: 'day-first' };
    expect(readMoment('05/06/2015', dayFirst)?.on).toBe('2015-06-05');
    expect(readMoment('05/13/2015', dayFirst)?.on).toBe('2015-05-13');
    expect(readMoment('2015-05-06', dayFirst)?.on).toBe('2015-05-06');
  });

  it('whose times in UTC fall within office hours only as written shows local time', () => {
    const isFalse = (...values: string[]) => datesOfColumn(values, 'America/Denver').isFalseUtc;
    const times = (...hours: number[]) =>
      hours.map((hour) => `2015-04-06T${String(hour).padStart(2, '0')}:12:49+00:00`);
    expect(isFalse(...times(8, 9, 10, 11, 12, 1, 2, 3, 4))).toBe(true);
    expect(isFalse(...times(14, 15, 16, 17, 18, 19, 20, 21, 22))).toBe(false);
    expect(isFalse(...times(8, 9))).toBe(false);
    expect(isFalse(...Array.from({ length: 20 }, (_, day) => `2015-04-${10 + day} 00:00:00+00`))).toBe(false);
  });
});
