import { loadavg } from 'node:os';

/** The subject of a measurement: a started server, or anything else that can repeat its work. */
export interface Subject {
  /** Works for about `seconds`. Returns the number of operations in each second. */
  run(seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** Compares our implementation with a minimal one for the same work. */
export interface Bench<S extends Subject = Subject> {
  readonly name: string;
  /** The comparison in one sentence. */
  readonly summary: string;
  readonly ours: () => Promise<S>;
  readonly baseline: () => Promise<S>;
  /** Throws unless both give the same responses. Runs before anything is measured. */
  readonly compareAnswers: (ours: S, baseline: S) => Promise<void>;
  /** The minimum share of the baseline's speed. */
  readonly atLeast: number;
  /** Parts of the work with separate ratios, found after all rounds: each must reach its minimum, too. */
  readonly parts?: (ours: S, baseline: S) => readonly Part[] | Promise<readonly Part[]>;
  /** Returns what this machine lacks for the bench, if anything; the bench is then skipped. */
  readonly missing?: () => string | undefined;
  /** Makes further measurements once the speeds are known, and describes them. */
  readonly afterwards?: (ours: S, baseline: S) => Promise<string>;
}

export interface Part {
  readonly name: string;
  /** Our median divided by the baseline's. */
  readonly ratio: number;
  /** The minimum, where it isn't the bench's. */
  readonly atLeast?: number;
}

export interface Timing {
  readonly rounds: number;
  /** Duration of each measurement. */
  readonly seconds: number;
  /** Unmeasured work of each side before the first round. */
  readonly warmUpSeconds: number;
}

export interface BenchResult {
  /** Operations per second, round by round. */
  readonly ours: readonly number[];
  readonly baseline: readonly number[];
  /** The machine's load average over the last minute, round by round. */
  readonly loads: readonly number[];
  /** Our median divided by the baseline's. */
  readonly ratio: number;
  readonly parts: readonly Part[];
  readonly goodEnough: boolean;
  /** The further measurements. */
  readonly notes?: string;
}

export const defaultTiming: Timing = { rounds: 5, seconds: 5, warmUpSeconds: 3 };

/**
 * Measures both sides in alternating rounds, each going first equally often, so that changes in the machine's speed
 * affect both. Only one side works at a time.
 */
export async function runBench<S extends Subject>(
  bench: Bench<S>,
  timing: Timing = defaultTiming,
): Promise<BenchResult> {
  const ours = await bench.ours();
  try {
    const baseline = await bench.baseline();
    try {
      await bench.compareAnswers(ours, baseline);
      const measured = await measure(ours, baseline, timing);
      const parts = (await bench.parts?.(ours, baseline)) ?? [];
      const goodEnough = [measured, ...parts].every((part: Pick<Part, 'ratio' | 'atLeast'>) => {
        return part.ratio >= (part.atLeast ?? bench.atLeast);
      });
      const result = { ...measured, parts, goodEnough };
      return bench.afterwards ? { ...result, notes: await bench.afterwards(ours, baseline) } : result;
    } finally {
      await baseline.stop();
    }
  } finally {
    await ours.stop();
  }
}

async function measure(ours: Subject, baseline: Subject, timing: Timing) {
  const sides = [
    { subject: ours, speeds: [] as number[] },
    { subject: baseline, speeds: [] as number[] },
  ] as const;
  const loads: number[] = [];
  for (const { subject } of sides) await subject.run(timing.warmUpSeconds);
  for (let round = 0; round < timing.rounds; round += 1) {
    const order = round % 2 === 0 ? sides : sides.toReversed();
    for (const { subject, speeds } of order) speeds.push(await subject.run(timing.seconds));
    loads.push(loadavg()[0] ?? Number.NaN);
  }
  const [mine, theirs] = sides;
  return { ours: mine.speeds, baseline: theirs.speeds, loads, ratio: median(mine.speeds) / median(theirs.speeds) };
}

/** Returns the middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError('An empty list has no median');
  return (low + high) / 2;
}

/** Formats the rounds and their medians as lines of text. */
export function tableOf({ ours, baseline, loads, ratio, parts }: BenchResult): string {
  const row = (...cells: string[]) => cells.map((cell, column) => cell.padStart(column === 0 ? 8 : 12)).join('');
  const number = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US'));
  const decimals = (value = Number.NaN) => value.toFixed(2);
  const rounds = ours.map((speed, round) => {
    const other = baseline[round] ?? Number.NaN;
    return row(`${round + 1}`, number(speed), number(other), decimals(speed / other), decimals(loads[round]));
  });
  return [
    row('round', 'ours/s', 'baseline/s', 'ratio', 'load'),
    ...rounds,
    row('median', number(median(ours)), number(median(baseline)), decimals(ratio), decimals(median(loads))),
    ...parts.map(({ name, ratio, atLeast }) => {
      const bound = atLeast === undefined ? '' : ` (at least ${Number(atLeast.toFixed(2))})`;
      return `${ratio.toFixed(2).padStart(8)}  ${name}${bound}`;
    }),
  ].join('\n');
}
