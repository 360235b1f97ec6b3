import { describe, expect, it } from 'vitest';
import { statusOf } from './project-status.ts';

const status = (said: string) => statusOf(said, {}, 'planning');

describe('how far a project is, by what its source says', () => {
  it.each([
    ['Not yet issued', 'planning'],
    ['Application received', 'planning'],
    ['In Review', 'planning'],
    ['Permit issued', 'in-progress'],
    ['ACTIVE', 'in-progress'],
    ['Open', 'bidding-open'],
    ['Out for bid', 'bidding-open'],
    ['Finaled', 'completed'],
    ['Certificate of Occupancy', 'completed'],
    ['Awarded', 'completed'],
    ['Withdrawn', 'completed'],
  ])('%s means %s', (said, meant) => expect(status(said)).toBe(meant));

  it('is what the configuration says about the source’s own words, before all else', () => {
    expect(statusOf('Open', { open: 'completed' }, 'planning')).toBe('completed');
  });

  it.each(['Zzz', 'constructor'])('is the fallback for unknown words: %s', (said) => {
    expect(statusOf(said, {}, 'in-progress')).toBe('in-progress');
  });
});
