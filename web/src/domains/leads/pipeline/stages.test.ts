import { describe, expect, it } from 'vitest';
import { lanesOf, monthAfter, STAGES, stepState } from './stages.ts';
import { aPursuit } from './testing/a-pursuit.ts';

describe('a next step', () => {
  const at = (nextStepOn: string | null, given: object = {}) =>
    stepState({ ...aPursuit({ nextStep: 'Call', nextStepOn }), ...given }, '2026-12-01');

  it('is late once its day is over, due on its day, and else to come', () => {
    expect(at('2026-11-30')).toBe('late');
    expect(at('2026-12-01')).toBe('today');
    expect(at('2026-12-02')).toBe('later');
    expect(at(null)).toBe('later');
  });

  it('is never late for a job that is decided or set aside', () => {
    expect(at('2026-11-30', { stage: 'won' })).toBe('later');
    expect(at('2026-11-30', { stage: 'lost' })).toBe('later');
    expect(at('2026-11-30', { stage: 'not-for-us' })).toBe('later');
  });

  it('may have a day alone, or not exist', () => {
    expect(at('2026-12-01', { nextStep: null })).toBe('today');
    expect(at(null, { nextStep: null })).toBeNull();
  });
});

it('lanes have all stages, and keep the order of their pursuits', () => {
  const [one, two, three] = [aPursuit({ stage: 'bid' }), aPursuit({ stage: 'saved' }), aPursuit({ stage: 'bid' })];
  const lanes = lanesOf([one, two, three]);
  expect(Object.keys(lanes)).toEqual(STAGES);
  expect(lanes.bid).toEqual([one, three]);
  expect(lanes.won).toEqual([]);
});

it('months follow each other over the years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2026-06', 0)).toBe('2026-06');
});
