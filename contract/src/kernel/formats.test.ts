import { describe, expect, it } from 'vitest';
import { formatsIn } from './formats.ts';

const [en, es] = [formatsIn('en'), formatsIn('es')];
const EASTERN = 'America/New_York';

describe('money', () => {
  it('keeps the cents of an amount in cents', () => {
    expect([500, 123456, 0].map(en.formatMoney)).toEqual(['$5.00', '$1,234.56', '$0.00']);
    expect(es.formatMoney(123456)).toBe('$1,234.56');
  });

  it('omits them from an amount in dollars', () => {
    expect([1250, 1249.6].map(en.formatDollars)).toEqual(['$1,250', '$1,250']);
    expect(es.formatDollars(1250)).toBe('$1,250');
  });
});

describe('distances', () => {
  it.each([
    [3.42, '3.4 mi'],
    [3, '3.0 mi'],
    [9.96, '10 mi'],
    [12.6, '13 mi'],
    [1234, '1,234 mi'],
  ])('%d miles are %s in both languages', (miles, written) => {
    expect(en.formatDistance(miles)).toBe(written);
    expect(es.formatDistance(miles)).toBe(written);
  });

  it('shows very short distances as under 0.1 mi', () => {
    expect(en.formatDistance(0.04)).toBe('under 0.1 mi');
    expect(es.formatDistance(0.04)).toBe('menos de 0.1 mi');
  });
});

describe('times', () => {
  it('name the zone of the job, in winter and in summer', () => {
    expect(en.formatDateTime('2026-12-03T19:00:00Z', EASTERN)).toBe('Thu, Dec 3, 2:00 PM EST');
    expect(en.formatDateTime('2026-07-03T18:05:00Z', 'America/Kentucky/Louisville')).toBe('Fri, Jul 3, 2:05 PM EDT');
    expect(en.formatDateTime('2026-12-03T19:00:00Z', 'America/Chicago')).toBe('Thu, Dec 3, 1:00 PM CST');
    expect(es.formatDateTime('2026-12-03T19:00:00Z', EASTERN)).toBe('jue 3 dic, 2:00 p.m. EST');
  });

  it('distinguish the two hours that a clock shows twice in fall', () => {
    expect(en.formatDateTime('2026-11-01T05:30:00Z', EASTERN)).toBe('Sun, Nov 1, 1:30 AM EDT');
    expect(en.formatDateTime('2026-11-01T06:30:00Z', EASTERN)).toBe('Sun, Nov 1, 1:30 AM EST');
  });

  it('write midnight and noon the way people do', () => {
    expect(en.formatDateTime('2026-12-03T05:00:00Z', EASTERN)).toBe('Thu, Dec 3, 12:00 AM EST');
    expect(en.formatDateTime('2026-12-03T17:00:00Z', EASTERN)).toBe('Thu, Dec 3, 12:00 PM EST');
  });

  it('are empty if they can’t be parsed', () => {
    expect(en.formatDateTime('tomorrow', EASTERN)).toBe('');
  });
});

describe('days', () => {
  it('are formatted without a zone', () => {
    expect(en.formatDay('2026-12-03')).toBe('Thu, Dec 3');
    expect(en.formatDay('2026-12-03T23:59:00Z')).toBe('Thu, Dec 3');
    expect(en.formatDay('2026-12-03T00:00:00.000Z')).toBe('Thu, Dec 3');
    expect(en.formatLongDay('2026-12-03')).toBe('December 3, 2026');
    expect(en.formatLongDay('2026-01-01')).toBe('January 1, 2026');
    expect(en.formatMonth('2026-01')).toBe('January 2026');
    expect(en.formatMonth('2026-05')).toBe('May 2026');
    expect(es.formatDay('2026-12-03')).toBe('jue 3 dic');
    expect(es.formatLongDay('2026-12-03')).toBe('3 de diciembre de 2026');
    expect(es.formatMonth('2026-05')).toBe('mayo de 2026');
  });

  it.each(['soon', 'Flexible', '2026-13-45', ''])('leave %j as it is', (day) => {
    expect([en.formatDay(day), en.formatLongDay(day), en.formatMonth(day)]).toEqual([day, day, day]);
  });

  it('leave an invalid month unchanged', () => {
    expect(['2026-13', '2026-05-01'].map(en.formatMonth)).toEqual(['2026-13', '2026-05-01']);
  });
});

it('formats slots, and leaves anything else unchanged', () => {
  const slots = ['morning', 'afternoon', 'evening', 'anytime', 'flexible'];
  expect(slots.map(en.formatSlot)).toEqual(['8AM-12PM', '12PM-5PM', '5PM-8PM', 'any time', 'any time']);
  expect(['noonish', 'toString'].map(en.formatSlot)).toEqual(['noonish', 'toString']);
  expect(es.formatSlot('evening')).toBe('de 5 p.m. a 8 p.m.');
});

it('formats numbers and lists', () => {
  expect(en.formatNumber(12345)).toBe('12,345');
  expect(en.formatList(['Monday', 'Tuesday', 'Friday'])).toBe('Monday, Tuesday, and Friday');
  expect(es.formatList(['lunes', 'martes', 'viernes'])).toBe('lunes, martes y viernes');
});
