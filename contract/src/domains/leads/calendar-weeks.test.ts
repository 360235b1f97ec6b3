import { expect, it } from 'vitest';
import { weeksOf } from './calendar-weeks.ts';

it.each([
  ['2026-12', 5, '2026-11-29', '2027-01-02'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ['2028-02', 5, '2028-01-30', '2028-03-04'],
])('%s touches %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});
