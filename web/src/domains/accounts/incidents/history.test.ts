import { describe, expect, it } from 'vitest';
import { historyUntil } from './history.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const HOURS = { count: 4, ms: 3_600_000 };
const states = (...incidents: [beganAt: string, endedAt: string | null][]) =>
  historyUntil(
    NOW,
    HOURS,
    incidents.map(([beganAt, endedAt]) => ({
      beganAt: `2026-12-01T${beganAt}:00Z`,
      endedAt: endedAt && `2026-12-01T${endedAt}:00Z`,
    })),
  ).map(({ state }) => state);

describe('the last hours', () => {
  it('went well without incidents, each from its beginning', () => {
    expect(states()).toEqual(['well', 'well', 'well', 'well']);
    expect(historyUntil(NOW, HOURS, [])[0]?.from).toEqual(new Date('2026-12-01T08:00:00Z'));
  });

  it('are broken while an incident lasts', () => {
    expect(states(['09:30', '10:30'])).toEqual(['well', 'broken', 'broken', 'well']);
    expect(states(['10:10', null])).toEqual(['well', 'well', 'broken', 'broken']);
  });

  it('are briefly broken by less than a tenth of them', () => {
    expect(states(['09:30', '09:35'])).toEqual(['well', 'briefly', 'well', 'well']);
    expect(states(['09:30', '09:36'])).toEqual(['well', 'broken', 'well', 'well']);
  });

  it('count the longest of several incidents, and none from before or of other hours', () => {
    expect(states(['09:00', '09:01'], ['09:20', '09:50'])).toEqual(['well', 'broken', 'well', 'well']);
    expect(states(['07:00', '08:00'])).toEqual(['well', 'well', 'well', 'well']);
  });
});
