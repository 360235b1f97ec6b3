import { describe, expect, it } from 'vitest';
import { supportHours } from './support-hours.ts';

const at = (moment: string, setting = 'Mon-Fri 9:00-17:00') => {
  const { isOpen, opensAt } = supportHours(setting, 'America/Kentucky/Louisville', new Date(moment), 'en');
  return [isOpen, opensAt?.toISOString() ?? null];
};

describe('the hours of support', () => {
  it('are told with their zone', () => {
    const { text } = supportHours(
      'Mon-Fri 9:00-17:00',
      'America/Kentucky/Louisville',
      new Date('2026-12-01T15:00:00Z'),
      'en',
    );
    expect(text).toBe('Mon-Fri 9:00 AM - 5:00 PM EST');
  });

  it('are told in Spanish', () => {
    const now = new Date('2026-12-01T15:00:00Z');
    expect(supportHours('Mon-Fri 9:00-17:00', 'America/Kentucky/Louisville', now, 'es').text).toBe(
      'lun a vie de 9:00 a.m. a 5:00 p.m. EST',
    );
  });

  it.each([
    ['on Tuesday at ten', '2026-12-01T15:00:00Z', [true, null]],
    ['on Tuesday at nine', '2026-12-01T14:00:00Z', [true, null]],
    ['on Tuesday at five', '2026-12-01T22:00:00Z', [false, '2026-12-02T14:00:00.000Z']],
    ['on Tuesday before nine', '2026-12-01T13:59:00Z', [false, '2026-12-01T14:00:00.000Z']],
    ['on Friday night', '2026-12-05T01:00:00Z', [false, '2026-12-07T14:00:00.000Z']],
    ['on the weekend when clocks go back', '2026-11-01T15:00:00Z', [false, '2026-11-02T14:00:00.000Z']],
  ])('%s', (_when, moment, state) => {
    expect(at(moment)).toEqual(state);
  });

  it.each([
    ['Friday', '2026-12-04T15:00:00Z', [false, '2026-12-05T13:00:00.000Z']],
    ['Saturday', '2026-12-05T15:00:00Z', [true, null]],
    ['Sunday', '2026-12-06T15:00:00Z', [true, null]],
    ['Monday', '2026-12-07T15:00:00Z', [true, null]],
    ['Tuesday', '2026-12-08T15:00:00Z', [false, '2026-12-12T13:00:00.000Z']],
  ])('can go over the weekend: %s', (_day, moment, state) => {
    expect(at(moment, 'Sat-Mon 8:00-12:00')).toEqual(state);
  });

  it('can be on one day', () => {
    expect(at('2026-12-01T15:00:00Z', 'Wed 8:00-12:00')).toEqual([false, '2026-12-02T13:00:00.000Z']);
    expect(at('2026-12-02T17:00:00Z', 'Wed 8:00-12:00')).toEqual([false, '2026-12-09T13:00:00.000Z']);
    const { text } = supportHours('Wed 8:00-12:00', 'America/Chicago', new Date('2026-12-01T15:00:00Z'), 'en');
    expect(text).toBe('Wed 8:00 AM - 12:00 PM CST');
  });

  it.each(['Mon-Tue 9:00-17:00', 'Tue-Fri 9:00-17:00'])('are open on Tuesday at ten: %s', (setting) => {
    expect(at('2026-12-01T15:00:00Z', setting)).toEqual([true, null]);
  });

  it.each(['', 'whenever', 'Mon-Fry 9:00-17:00', 'Man-Fri 9:00-17:00', 'Man-Fry 9:00-17:00'])(
    'are not %j',
    (setting) => {
      expect(() => at('2026-12-01T15:00:00Z', setting)).toThrow(`'${setting}' names no hours`);
    },
  );
});
