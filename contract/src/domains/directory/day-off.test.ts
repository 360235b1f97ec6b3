import { expect, it } from 'vitest';
import { daysOffAt, daysOffFrom } from './day-off.ts';

const christmas = { from: '2026-12-24', to: '2026-12-26' };

it('days off include their first and last day', () => {
  const asked = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'];
  expect(asked.map((day) => daysOffAt([christmas], day) !== null)).toEqual([false, true, true, false]);
  expect(daysOffAt(undefined, '2026-12-24')).toBeNull();
});

it('days off are to come until the end of their last day', () => {
  expect(daysOffFrom([christmas], '2026-12-26')).toEqual([christmas]);
  expect(daysOffFrom([christmas], '2026-12-27')).toEqual([]);
});
