import { describe, expect, it } from 'vitest';
import { monthOf, readDateText, yearOf } from './date-text.ts';

const date = (year: number, month: number, day: number | null, rest = '') => ({ year, month, day, rest });
const read = (text: string) => readDateText(text, 'month-first');

describe('a date', () => {
  it.each([
    ['2015-06-05', date(2015, 6, 5)],
    ['2015/6/5 12:30', date(2015, 6, 5, ' 12:30')],
    ['2015-06-05T00:00:00Z', date(2015, 6, 5, 'T00:00:00Z')],
    ['06/05/2015', date(2015, 6, 5)],
    ['6.5.15', date(2015, 6, 5)],
    ['June 5th, 2015', date(2015, 6, 5)],
    ['Jun 5 2015 2:15 PM', date(2015, 6, 5, ' 2:15 PM')],
    ['Friday, June 5, 2015', date(2015, 6, 5)],
    ['5th of June 2015', date(2015, 6, 5)],
    ['05-JUN-15', date(2015, 6, 5)],
    ['2015-Jun-05', date(2015, 6, 5)],
    ['20150605', date(2015, 6, 5)],
    ['20151231', date(2015, 12, 31)],
    ['06052015', date(2015, 6, 5)],
    ['20122015', date(2015, 12, 20)],
    // A spreadsheet's marker for text.
    ["'06/05/2015", date(2015, 6, 5)],
    ['June\n 5,  2015', date(2015, 6, 5)],
    ["'  June    5, 2015 ", date(2015, 6, 5)],
  ])('%j is read', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['20150605T0400', ' 04:00:00'],
    ['20150605T040059Z', ' 04:00:59Z'],
    ['201506050415', ' 04:15:00'],
    ['20150605041530', ' 04:15:30'],
    ['20150605 T0400', ' T0400'],
  ])('%j leaves %j as its time', (text, rest) => {
    expect(read(text)).toEqual(date(2015, 6, 5, rest));
  });

  it.each(['June 2015', 'Jun-2015', '06/2015', '2015-06', '201506', '2015-Jun', '2015-06-00'])(
    'is a month alone in %j',
    (text) => {
      expect(read(text)).toEqual(date(2015, 6, null));
    },
  );

  it('is the last month of a year in "201512"', () => {
    expect(read('201512')).toEqual(date(2015, 12, null));
  });

  it.each([
    '',
    '2015',
    'Q2 2015',
    '06/05',
    '12 30 45',
    '4-7 2025',
    '4/7-2025',
    // Could begin with the year or with the day.
    '15-06-05',
    '201513',
    'Juno 5, 15 pm',
    '2015-Juno-05',
    "June '5 2015",
    '5 widgets 2015',
  ])('is not found in %j', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('two numbers before a year', () => {
  it.each([
    ['06/05/2015', 'month-first', 6, 5],
    ['06/05/2015', 'day-first', 5, 6],
    ['06052015', 'day-first', 5, 6],
    // Only one order is a valid date.
    ['13/05/2015', 'month-first', 5, 13],
    ['13/05/15', 'month-first', 5, 13],
    ['05/13/2015', 'day-first', 5, 13],
    ['12/12/2015', 'month-first', 12, 12],
    ['12-06-05', 'month-first', 12, 6],
    // Neither order is valid: left for the calendar to reject.
    ['13/14/2015', 'month-first', 13, 14],
  ] as const)('%s, %s, is month %d and day %d', (text, order, month, day) => {
    expect(readDateText(text, order)).toMatchObject({ month, day });
  });
});

it.each([
  ['00', 2000],
  ['68', 2068],
  ['69', 1969],
  ['99', 1999],
  ['2015', 2015],
])('the year %s is %d', (text, year) => {
  expect(yearOf(text)).toBe(year);
});

it.each([
  ['January', 1],
  ['jan', 1],
  ['DECEMB', 12],
  ['may', 5],
  ['Sept', 9],
  ['07', 7],
  ['ju', 0],
  ['x7', 0],
  ['7x', 0],
  ['Juno', 0],
])('the month %j is %d', (text, month) => {
  expect(monthOf(text)).toBe(month);
});
