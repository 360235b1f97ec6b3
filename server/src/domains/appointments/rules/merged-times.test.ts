import { expect, it } from 'vitest';
import { merged } from './merged-times.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const period = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });

it('periods that touch, overlap or lie within another become one', () => {
  expect(merged([period(15, 16), period(9, 12), period(10, 11), period(12, 13), period(15, 17)])).toEqual([
    period(9, 13),
    period(15, 17),
  ]);
  expect(merged([])).toEqual([]);
});
