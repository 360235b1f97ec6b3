import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { nextDelivery } from './delivery.ts';

const timeZone = 'America/Kentucky/Louisville';
const daily = (hour: number) => ({ delivery: 'daily', hour, timeZone }) as const;
const next = (schedule: Parameters<typeof nextDelivery>[0], found: string) =>
  nextDelivery(schedule, new Date(found)).toISOString();

describe('an instant watch', () => {
  const instant = { delivery: 'instant', hour: 7, timeZone } as const;

  it('gathers until the minute is over', () => {
    expect(next(instant, '2026-12-01T15:04:00Z')).toBe('2026-12-01T15:05:00.000Z');
    expect(next(instant, '2026-12-01T15:04:59Z')).toBe('2026-12-01T15:05:00.000Z');
  });

  it('waits for the morning at night', () => {
    expect(next(instant, '2026-12-02T04:10:00Z')).toBe('2026-12-02T13:00:00.000Z');
  });
});

describe('a daily watch', () => {
  it('comes at its hour, today or tomorrow', () => {
    expect(next(daily(7), '2026-12-01T11:59:00Z')).toBe('2026-12-01T12:00:00.000Z');
    expect(next(daily(7), '2026-12-01T12:00:00Z')).toBe('2026-12-02T12:00:00.000Z');
  });

  it.each([
    ['before the clocks go back', '2026-10-31T12:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['on the day they have gone forward', '2026-03-07T13:00:00Z', '2026-03-08T11:00:00.000Z'],
  ])('stays at 7 %s', (_, found, at) => {
    expect(next(daily(7), found)).toBe(at);
  });

  it('comes an hour later if the clocks skip its hour, and once if they repeat it', () => {
    expect(next(daily(2), '2026-03-08T05:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
    expect(next(daily(1), '2026-11-01T04:00:00Z')).toBe('2026-11-01T05:00:00.000Z');
    expect(next(daily(1), '2026-11-01T05:00:00Z')).toBe('2026-11-02T06:00:00.000Z');
  });

  it.each(['2026-03-01', '2026-10-25'])('comes once on each day of the two weeks from %s', (from) => {
    for (const hour of [0, 1, 2, 3, 7, 23]) {
      const days = new Set<string>();
      let at = new Date(`${from}T05:00:00Z`);
      for (let round = 0; round < 14; round += 1) {
        at = nextDelivery(daily(hour), at);
        days.add(wallTimeOf(at, timeZone).day);
      }
      expect(days.size).toBe(14);
    }
  });
});

it('a weekly watch comes on Monday', () => {
  const weekly = { delivery: 'weekly', hour: 6, timeZone } as const;
  expect(next(weekly, '2026-12-01T15:00:00Z')).toBe('2026-12-07T11:00:00.000Z');
  expect(next(weekly, '2026-12-07T11:00:00Z')).toBe('2026-12-14T11:00:00.000Z');
});
