import { expect, it } from 'vitest';
import { ageOf } from './ago.ts';

it.each([
  ['2026-12-01T15:00:30Z', 'under a minute'],
  ['2026-12-01T14:59:30Z', 'under a minute'],
  ['2026-12-01T14:59:00Z', '1 minute'],
  ['2026-12-01T13:00:00Z', '2 hours'],
  ['2026-11-29T15:00:00Z', '2 days'],
])('%s was %s ago', (at, words) => {
  expect(ageOf(at, new Date('2026-12-01T15:00:00Z'))).toBe(words);
});
