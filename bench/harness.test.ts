import { describe, expect, it } from 'vitest';
import { type Bench, median, runBench, type Subject, tableOf } from './harness.ts';

/** Returns a bench whose two sides only report these speeds, and a log of the events. */
function sample(speeds: { ours: number[]; baseline: number[] }, overrides: Partial<Bench> = {}) {
  const diary: string[] = [];
  const side = (name: 'ours' | 'baseline') => async (): Promise<Subject> => ({
    run: async (seconds) => {
      diary.push(`${name} ${seconds}s`);
      return seconds === 1 ? 0 : (speeds[name].shift() ?? Number.NaN);
    },
    stop: async () => void diary.push(`${name} stops`),
  });
  const bench: Bench = {
    name: 'sample',
    summary: 'one against the other',
    ours: side('ours'),
    baseline: side('baseline'),
    compareAnswers: async () => void diary.push('compared'),
    atLeast: 0.6,
    ...overrides,
  };
  return { bench, diary };
}

const timing = { rounds: 3, seconds: 2, warmUpSeconds: 1 };

describe('a bench', () => {
  it('compares responses, warms up, and lets the sides take turns going first', async () => {
    const { bench, diary } = sample({ ours: [1, 1, 1], baseline: [1, 1, 1] });
    await runBench(bench, timing);
    expect(diary).toEqual([
      'compared',
      'ours 1s',
      'baseline 1s',
      'ours 2s',
      'baseline 2s',
      'baseline 2s',
      'ours 2s',
      'ours 2s',
      'baseline 2s',
      'baseline stops',
      'ours stops',
    ]);
  });

  it('judges by the ratio of the medians, so that one bad round does not count', async () => {
    const { bench } = sample({ ours: [60, 1, 70], baseline: [100, 100, 900] });
    const result = await runBench(bench, timing);
    expect(result).toMatchObject({ ratio: 0.6, goodEnough: true });
    expect(tableOf(result)).toContain('  median          60         100        0.60');
    // Beside each ratio stands how busy the machine was.
    expect(tableOf({ ...result, loads: [1, 9.5, 2] })).toMatch(
      / 2 +1\.00 +100 +0\.01 +9\.50\n(?:.+\n)* +median .+ 0\.60 +2\.00/,
    );
  });

  it('fails below the required share', async () => {
    const { bench } = sample({ ours: [59, 59, 59], baseline: [100, 100, 100] });
    expect(await runBench(bench, timing)).toMatchObject({ goodEnough: false });
  });

  it('fails if one part of the work is below the required share', async () => {
    const parts = () => [
      { name: 'quick', ratio: 1.2 },
      { name: 'slow', ratio: 0.59 },
    ];
    const { bench } = sample({ ours: [90, 90, 90], baseline: [100, 100, 100] }, { parts });
    const result = await runBench(bench, timing);
    expect(result).toMatchObject({ goodEnough: false });
    expect(tableOf(result)).toContain('0.59  slow');
  });

  it('measures nothing if the responses differ, and stops both sides', async () => {
    const compareAnswers = async () => {
      throw new Error('they differ');
    };
    const { bench, diary } = sample({ ours: [], baseline: [] }, { compareAnswers });
    await expect(runBench(bench, timing)).rejects.toThrow('they differ');
    expect(diary).toEqual(['baseline stops', 'ours stops']);
  });
});

it('finds the median of an odd or even number of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
  expect(() => median([])).toThrow(RangeError);
});
