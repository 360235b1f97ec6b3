import { expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';

it.each([
  ['New Year’s Day', '2027-01-01'],
  ['Memorial Day', '2026-05-25'],
  ['Memorial Day', '2027-05-31'],
  ['Independence Day, a Saturday', '2026-07-04'],
  ['the Friday before it', '2026-07-03'],
  ['Independence Day, a Sunday', '2027-07-04'],
  ['the Monday after it', '2027-07-05'],
  ['Labor Day', '2026-09-07'],
  ['Thanksgiving', '2026-11-26'],
  ['Christmas Day', '2026-12-25'],
  ['the Friday before a New Year’s Day on Saturday', '2027-12-31'],
])('is closed: %s', (_name, day) => {
  expect(isHoliday(day)).toBe(true);
});

it.each([
  '2026-05-18',
  '2026-06-01',
  '2026-07-06',
  '2026-09-14',
  '2026-11-19',
  '2026-11-27',
  '2026-12-24',
  '2027-01-04',
])('is open: %s', (day) => {
  expect(isHoliday(day)).toBe(false);
});
