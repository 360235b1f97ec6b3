import { expect, it } from 'vitest';
import { ambiguousDates } from './date-choice.ts';

it('asks about a day that can be read in two ways, and counts what each way reads', () => {
  expect(ambiguousDates(['11-12-26', '10/11/2026', '05-05-26', null], '')).toEqual({
    example: '11-12-26',
    order: '',
    monthFirst: 3,
    dayFirst: 3,
  });
});

it('asks nothing if another day tells the order, or no day is ambiguous', () => {
  expect(ambiguousDates(['11-12-26', '11-16-26'], '')).toBeNull();
  expect(ambiguousDates(['2026-11-12', 'soon', '11-11-26'], '')).toBeNull();
});

it('keeps asking once the operator has answered', () => {
  expect(ambiguousDates(['11-12-26', '11-16-26'], 'day-first')).toMatchObject({
    order: 'day-first',
    monthFirst: 2,
    dayFirst: 1,
  });
});
