import { describe, expect, it } from 'vitest';
import { monthAfter, monthOf, spanOf } from './billing-month.ts';

describe('a billing month', () => {
  it('begins and ends at midnight of Eastern Time, across daylight saving', () => {
    expect(spanOf('2026-12')).toEqual({ from: new Date('2026-12-01T05:00:00Z'), to: new Date('2027-01-01T05:00:00Z') });
    expect(spanOf('2026-03')).toEqual({ from: new Date('2026-03-01T05:00:00Z'), to: new Date('2026-04-01T04:00:00Z') });
  });

  it('holds each moment once', () => {
    for (const moment of ['2026-12-01T04:59:59.999Z', '2026-12-01T05:00:00Z', '2027-01-01T04:59:59Z']) {
      const { from, to } = spanOf(monthOf(new Date(moment)));
      expect(from <= new Date(moment) && new Date(moment) < to).toBe(true);
    }
    expect(monthOf(new Date('2026-12-01T04:59:59.999Z'))).toBe('2026-11');
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthAfter('2026-09')).toBe('2026-10');
  });
});
