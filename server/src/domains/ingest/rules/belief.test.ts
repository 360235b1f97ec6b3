import { describe, expect, it } from 'vitest';
import { isBelieved } from './belief.ts';

const after = (lastCount: number | null, believeNext = false) => ({ lastCount, believeNext });

describe('a reading of a source', () => {
  it('is accepted if it lists at least half as much as the last one', () => {
    expect([1000, 501, 500].map((count) => isBelieved(after(1000), count))).toEqual([true, true, true]);
    expect([499, 0].map((count) => isBelieved(after(1000), count))).toEqual([false, false]);
  });

  it('is accepted from more than half on if the last count was odd', () => {
    expect([isBelieved(after(5), 3), isBelieved(after(5), 2)]).toEqual([true, false]);
  });

  it('is accepted if there is no last one, or the last one was empty', () => {
    expect(isBelieved(after(null), 0)).toBe(true);
    expect(isBelieved(after(0), 0)).toBe(true);
  });

  it('is accepted, however short, if an operator has confirmed it', () => {
    expect(isBelieved(after(1000, true), 0)).toBe(true);
  });
});
