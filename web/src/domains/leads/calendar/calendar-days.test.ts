import type { BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { describe, expect, it } from 'vitest';
import { byDay, shownDay } from './calendar-days.ts';

const on = (day: string) => ({ day, kind: 'deadline' }) as BidDate;

describe('a month of the calendar', () => {
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
