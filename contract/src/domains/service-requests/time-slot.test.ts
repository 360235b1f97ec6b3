import { describe, expect, it } from 'vitest';
import { clockTimeOf, dayOf } from './time-slot.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';

describe('the day in a text', () => {
  it.each([
    ['2026-12-03', '2026-12-03'],
    [' 2026-12-03 ', '2026-12-03'],
    ['2026-12-03T00:00:00.000Z', '2026-12-03'],
    ['2026-12-03T05:00:00.000Z', '2026-12-03'],
    ['2026-12-04T03:30:00Z', '2026-12-03'],
    ['2026-12-03T22:30:00-05:00', '2026-12-03'],
    ['2026-12-03T14:30', '2026-12-03'],
    ['2026-02-30', null],
    ['tomorrow', null],
    ['12/03/2026', null],
  ])('%s is %s in Louisville', (text, day) => {
    expect(dayOf(text, LOUISVILLE)).toBe(day);
  });
});

describe('the time in a text', () => {
  it.each([
    ['14:30', '14:30'],
    ['2:30 PM', '14:30'],
    ['2:30pm', '14:30'],
    ['9 a.m.', '09:00'],
    ['12 AM', '00:00'],
    ['12:15 pm', '12:15'],
    ['09:00:00', '09:00'],
    ['25:00', null],
    ['13 pm', null],
    ['7', null],
    ['1 pm', '13:00'],
    ['0 pm', null],
    ['at 2pm', null],
    ['2pm sharp', null],
    ['2p', '14:00'],
    ['2 pxm', null],
    ['2 pm!', null],
    [`${' '.repeat(37)}2pm`, '14:00'],
    [`${' '.repeat(38)}2pm`, null],
    ['noonish', null],
  ])('%s is %s', (text, time) => {
    expect(clockTimeOf(text)).toBe(time);
  });
});
