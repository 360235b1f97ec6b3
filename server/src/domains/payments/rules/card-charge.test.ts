import { expect, it } from 'vitest';
import { isCharging } from './card-charge.ts';

const askedAt = new Date('2026-12-01T15:00:00Z');
const after = (minutes: number) => new Date(askedAt.getTime() + minutes * 60_000);

it.each([
  ['asked', 0, true],
  ['asked', 9.9, true],
  ['asked', 10, false],
  ['charged', 0, false],
  ['declined', 0, false],
  ['void', 0, false],
] as const)('a charge that is %s and %d minutes old: its payer is to wait is %s', (status, minutes, waits) => {
  expect(isCharging({ status, askedAt }, after(minutes))).toBe(waits);
});
