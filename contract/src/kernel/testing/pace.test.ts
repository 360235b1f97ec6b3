import { describe, expect, it } from 'vitest';
import { createPace, paceOf, patience } from './pace.ts';

describe('the pace of a machine', () => {
  it.each([
    ['as quick as the reference', 14, 1],
    ['quicker, and no limit gets shorter', 3, 1],
    ['half as quick', 28, 2],
    ['so slow that a test would never count as hung', 100_000, 20],
  ])('%s', (_, milliseconds, expected) => {
    expect(paceOf(milliseconds)).toBe(expected);
  });

  it('is measured again after 20 seconds, and is never faster than at the start', () => {
    let now = 0;
    let measured = 0;
    const paces = [4, 1];
    const pace = createPace({
      atStart: 2,
      now: () => now,
      measure: () => {
        measured += 1;
        return paces.shift() ?? 1;
      },
    });
    now = 19_999;
    expect(pace()).toBe(2);
    expect(measured).toBe(0);
    now = 20_000;
    expect(pace()).toBe(4);
    expect(pace()).toBe(4);
    expect(measured).toBe(1);
    now = 40_000;
    expect(pace()).toBe(2);
  });

  it('makes no limit shorter than on the reference machine', () => {
    expect(patience(1000)).toBeGreaterThanOrEqual(1000);
  });

  it('is shared by all processes of a run', () => {
    expect(Number(process.env.PLUMBLINE_PACE)).toBeGreaterThanOrEqual(1);
  });
});
