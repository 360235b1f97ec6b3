import { describe, expect, it } from 'vitest';
import { isBelieved } from './belief.ts';

const after = (lastCount: number | null, believeNext = false) => ({ lastCount, believeNext });

describe('a reading of a source', () => {
  it('is believed where it lists at least half of what the last one did', () => {
    expect([1000, 501, 500].map((count) => isBelieved(after(1000), count))).toEqual([true, true, true]);
    expect([499, 0].map((count) => isBelieved(after(1000), count))).toEqual([false, false]);
  });

  it('of an odd number is believed from more than half on', () => {
    expect([isBelieved(after(5), 3), isBelieved(after(5), 2)]).toEqual([true, false]);
  });

  it('is believed where there is none to compare it with, or the last one was empty', () => {
    expect(isBelieved(after(null), 0)).toBe(true);
    expect(isBelieved(after(0), 0)).toBe(true);
  });

  it('is believed, however short, where an operator wants it', () => {
    expect(isBelieved(after(1000, true), 0)).toBe(true);
  });
});
