import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRunAt, scheduleText } from './schedule.ts';

const now = new Date('2026-12-01T15:00:00Z');
const DAY = 24 * 60;
/** Returns the minutes until the next reading. */
const wait = (intervalMinutes: number, failures: number, chance = 0) =>
  ((nextRunAt({ intervalMinutes, failures, retryAt: null }, now, chance)?.getTime() ?? 0) - now.getTime()) / 60_000;

describe('the next reading of a source', () => {
  it('comes after the interval, or up to a tenth later', () => {
    expect(wait(360, 0)).toBe(360);
    expect(wait(360, 0, 1)).toBeCloseTo(396);
  });

  it('never comes on its own without an interval', () => {
    expect(nextRunAt({ intervalMinutes: null, failures: 3, retryAt: now }, now, 0)).toBeNull();
  });

  it('comes a quarter of an hour after a first failure, then after twice as long each time', () => {
    expect([1, 2, 3, 4].map((failures) => wait(360, failures))).toEqual([15, 30, 60, 120]);
  });

  it('comes at least once a day, or once per interval if that is longer', () => {
    expect([7, 8, 30].map((failures) => wait(360, failures))).toEqual([960, DAY, DAY]);
    expect(wait(3 * DAY, 30)).toBe(3 * DAY);
  });

  it('comes no later after a first failure than it would have come anyway', () => {
    expect([1, 2].map((failures) => wait(10, failures))).toEqual([10, 20]);
  });

  it('comes no sooner than the source has asked for', () => {
    const asked = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const next = (retryAt: Date) => nextRunAt({ intervalMinutes: 360, failures: 1, retryAt }, now, 0);
    expect(next(asked(40))).toEqual(asked(40));
    expect(next(asked(10))).toEqual(asked(15));
  });

  it('is always in the future', () => {
    const failures = fc.nat(60);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 * DAY }),
        failures,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (...given) => {
          expect(wait(...given)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

it.each([
  [null, 'Only when asked'],
  [1, 'Every minute'],
  [90, 'Every 90 minutes'],
  [60, 'Every hour'],
  [360, 'Every 6 hours'],
  [1440, 'Every day'],
  [10_080, 'Every 7 days'],
])('a schedule of %s minutes is shown in its largest whole unit', (minutes, words) => {
  expect(scheduleText(minutes, 'en')).toBe(words);
});

it('a schedule is shown in Spanish', () => {
  expect([null, 90, 60, 1440].map((minutes) => scheduleText(minutes, 'es'))).toEqual([
    'Solo cuando se pide',
    'Cada 90 minutos',
    'Cada hora',
    'Cada día',
  ]);
});
