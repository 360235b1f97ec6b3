import { describe, expect, it } from 'vitest';
import { ProjectFilter } from './project-filter.ts';

const parsed = (query: object) => ProjectFilter.parse(query);

describe('the filter of projects', () => {
  it('takes choices as links and forms send them, and nothing for an empty one', () => {
    expect(
      parsed({ near: ' 40206 ', within: '5', days: '30', need: 'yes,likely', valueFrom: '$250,000' }),
    ).toMatchObject({
      near: '40206',
      within: 5,
      days: 30,
      need: ['yes', 'likely'],
      valueFrom: 250_000,
    });
    expect(parsed({ near: '', zip: '', source: 'all', need: [], trade: '' })).toEqual({ projectType: [], status: [] });
  });

  it('refuses what can’t be meant', () => {
    for (const query of [{ zip: '4020' }, { days: '0' }, { within: '5000' }, { need: 'maybe' }, { valueTo: '-1' }]) {
      expect(ProjectFilter.safeParse(query).success).toBe(false);
    }
  });
});
