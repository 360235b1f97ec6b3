import { expect, it } from 'vitest';
import { lengthOf } from './incident-time.ts';

it.each([
  ['09:14:00', '09:14:00', { unit: 'seconds', count: 1 }],
  ['09:14:00', '09:14:59', { unit: 'seconds', count: 59 }],
  ['09:14:00', '09:15:00', { unit: 'minutes', count: 1 }],
  ['09:14:00', '10:13:59', { unit: 'minutes', count: 60 }],
  ['09:14:00', '11:44:00', { unit: 'hours', count: 3 }],
])('from %s to %s: %j', (began, ended, length) => {
  expect(lengthOf(`2026-12-01T${began}Z`, `2026-12-01T${ended}Z`)).toEqual(length);
});

it('counts days', () => {
  expect(lengthOf('2026-12-01T09:14:00Z', '2026-12-03T09:14:00Z')).toEqual({ unit: 'days', count: 2 });
});
