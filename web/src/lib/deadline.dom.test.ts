import { describe, expect, it } from 'vitest';
import { deadlineInFull, deadlineInShort, isPast } from './deadline.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a deadline', () => {
  it('is read on the clocks of Louisville, in winter and in summer', () => {
    expect(deadlineInShort('2026-12-18T19:00:00Z', now)).toBe('Dec 18, 2026');
    expect(deadlineInFull('2026-12-18T19:00:00Z', now)).toBe('December 18, 2026, 2:00 PM EST');
    expect(deadlineInFull('2027-07-01T18:00:00Z', now)).toBe('July 1, 2027, 2:00 PM EDT');
  });

  it('has no time where the source names only a day, and stays on that day', () => {
    expect(deadlineInFull('2026-12-18T05:00:00Z', now)).toBe('December 18, 2026');
    expect(deadlineInFull('2026-12-19T04:59:00Z', now)).toBe('December 18, 2026');
  });

  it('says when it is over', () => {
    expect(deadlineInShort('2026-11-01T19:00:00Z', now)).toBe('Closed Nov 1, 2026');
    const past = ['2026-11-01T19:00:00Z', '2026-12-18T19:00:00Z', 'Upon Contract', null].map((text) =>
      isPast(text, now),
    );
    expect(past).toEqual([true, false, false, false]);
  });

  it("keeps the source's own words, and says when there are none", () => {
    expect(deadlineInShort('Upon Contract', now)).toBe('Upon Contract');
    expect(deadlineInFull('2026-13-45T99:00:00Z', now)).toBe('2026-13-45T99:00:00Z');
    expect(deadlineInFull(null, now)).toBe('Not stated');
  });
});
