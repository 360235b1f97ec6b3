import { expect, it } from 'vitest';
import { EARLY_START_HOURS, isUnlikelyStart } from './early-start.ts';

const agreed = new Date('2026-12-03T19:00:00Z');
const hoursBefore = (hours: number) => new Date(agreed.getTime() - hours * 3_600_000);

it('a start needs confirmation without an agreed time, or long before it', () => {
  expect(isUnlikelyStart(null, agreed)).toBe(true);
  expect(isUnlikelyStart(agreed, hoursBefore(48))).toBe(true);
  expect(isUnlikelyStart(agreed, hoursBefore(EARLY_START_HOURS + 0.01))).toBe(true);
});

it('a start around the agreed time or after it needs one tap', () => {
  expect(isUnlikelyStart(agreed, hoursBefore(EARLY_START_HOURS))).toBe(false);
  expect(isUnlikelyStart(agreed, agreed)).toBe(false);
  expect(isUnlikelyStart(agreed, hoursBefore(-30))).toBe(false);
});
