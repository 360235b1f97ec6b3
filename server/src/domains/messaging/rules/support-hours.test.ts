import { describe, expect, it } from 'vitest';
import { supportHours } from './support-hours.ts';

const at = (moment: string, setting = 'Mon-Fri 9:00-17:00') => {
  const { isOpen, opensAt } = supportHours(setting, 'America/Kentucky/Louisville', new Date(moment));
  return [isOpen, opensAt?.toISOString() ?? null];
};

describe('the hours of support', () => {
  it('are told with their zone', () => {
    const { text } = supportHours(
      'Mon-Fri 9:00-17:00',
      'America/Kentucky/Louisville',
      new Date('2026-12-01T15:00:00Z'),
    );
    expect(text).toBe('Mon-Fri 9:00 AM - 5:00 PM EST');
  });

  it.each([
    ['on Tuesday at ten', '2026-12-01T15:00:00Z', [true, null]],
    ['on Tuesday at five', '2026-12-01T22:00:00Z', [false, '2026-12-02T14:00:00.000Z']],
    ['on Tuesday before nine', '2026-12-01T13:59:00Z', [false, '2026-12-01T14:00:00.000Z']],
    ['on Friday night', '2026-12-05T01:00:00Z', [false, '2026-12-07T14:00:00.000Z']],
    ['on the weekend when clocks go back', '2026-11-01T15:00:00Z', [false, '2026-11-02T14:00:00.000Z']],
  ])('%s', (_when, moment, state) => {
    expect(at(moment)).toEqual(state);
  });

  it('can go over the weekend, or be on one day', () => {
    expect(at('2026-12-06T15:00:00Z', 'Sat-Mon 8:00-12:00')).toEqual([true, null]);
    expect(at('2026-12-01T15:00:00Z', 'Wed 8:00-12:00')).toEqual([false, '2026-12-02T13:00:00.000Z']);
  });
});
