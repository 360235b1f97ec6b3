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

  it.each([
    // Twelve may be a month, and two numbers above it are no date.
    [['12/05/2015'], 'month-first'],
    [['13/12/2015'], 'day-first'],
    [['05/12/2015', '13/05/2015'], 'day-first'],
    [['12/13/2015', '13/05/2015'], 'month-first'],
    [['13/14/2015'], 'month-first'],
    [['13/14/2015', '13/05/2015'], 'day-first'],
    // A long text is not a date.
    [[`13/05/2015 ${'x'.repeat(29)}`], 'day-first'],
    [[`13/05/2015 ${'x'.repeat(30)}`], 'month-first'],
  ])('of %j is %s', (values, expected) => {
    expect(order(...values)).toBe(expected);
  });

  it('decides only ambiguous dates; impossible ones are read the other way around', () => {
    const dayFirst: DateReading = { zone: 'America/New_York', bare: 'local', order: 'day-first' };
    expect(readMoment('05/06/2015', dayFirst)?.on).toBe('2015-06-05');
    expect(readMoment('05/13/2015', dayFirst)?.on).toBe('2015-05-13');
    expect(readMoment('2015-05-06', dayFirst)?.on).toBe('2015-05-06');
  });

  describe('of times in UTC', () => {
    const isFalse = (zone: string, ...values: string[]) => datesOfColumn(values, zone).isFalseUtc;
    const times = (...clocks: string[]) => clocks.map((clock) => `2015-12-06T${clock}:49+00:00`);
    /** Proof that the times are local: in Denver, it is 1 o'clock then. */
    const proof = times('08:10', '08:20', '08:30', '08:40', '08:50');

    it.each([
      ['local if it shows office hours', true, times('08:12', '09:12', '10:12', '11:12', '12:12', '13:12', '01:12')],
      ['UTC if it shows them in the zone', false, times('14:12', '15:12', '16:12', '17:12', '18:12', '19:12', '20:12')],
      ['local if five times prove it', true, proof],
      ['UTC if four times prove it', false, proof.slice(1)],
      ['UTC if a fifth time proves the opposite', false, [...proof, ...times('19:30')]],
      ['local on the hour', true, times('08:00', '08:00', '08:00', '08:00', '08:00')],
      ['local from seven on', true, times('07:00', '07:10', '07:20', '07:30', '07:40')],
      ['UTC before seven', false, times('06:50', '06:52', '06:54', '06:56', '06:58')],
      ['local, written with slashes', true, proof.map((time) => time.replaceAll('-', '/').replace('T', ' '))],
      // Midnight is a day; the half hour after it is half past five in Denver.
      ['local among days', true, [...proof, ...times('00:00', '00:00', '00:00')]],
      ['UTC after midnight', false, [...proof, ...times('00:30')]],
      ['UTC if its days do not exist', false, proof.map((time) => time.replace('12-06', '13-45'))],
    ])('is %s', (_, expected, values) => {
      expect(isFalse('America/Denver', ...values)).toBe(expected);
    });

    it('ends its office hours at six', () => {
      expect(isFalse('Asia/Tokyo', ...times('17:50', '17:52', '17:54', '17:56', '17:58'))).toBe(true);
      expect(isFalse('Asia/Tokyo', ...times('18:00', '18:02', '18:04', '18:06', '18:08'))).toBe(false);
    });
  });
});
