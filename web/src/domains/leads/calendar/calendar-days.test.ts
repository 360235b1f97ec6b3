import type { BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { describe, expect, it } from 'vitest';
import { byDay, shownDay, weeksOf } from './calendar-days.ts';

const on = (day: string) => ({ day, kind: 'deadline' }) as BidDate;

describe('a month of the calendar', () => {
  it.each([
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
    expect(new Set(weeks.flat()).size).toBe(count * 7);
  });

  it('has its dates by day', () => {
    const days = byDay([on('2026-12-01'), on('2026-12-03'), on('2026-12-03')]);
    expect([...days].map(([day, dates]) => [day, dates.length])).toEqual([
      ['2026-12-01', 1],
      ['2026-12-03', 2],
    ]);
  });

  it('shows the chosen day, else today, else the first with a date', () => {
    const month = { month: '2026-12', today: '2026-11-28', dates: [on('2026-11-30'), on('2026-12-03')] };
    expect(shownDay(month, '2026-12-09')).toBe('2026-12-09');
    expect(shownDay(month, 'soon')).toBe('2026-12-03');
    expect(shownDay({ ...month, today: '2026-12-02' }, undefined)).toBe('2026-12-02');
    expect(shownDay({ ...month, dates: [] }, undefined)).toBe('2026-12-01');
  });
});
