/** What is measured: a started server, or anything else that does the same work again and again. */
export interface Subject {
  /** Works for about so many seconds; answers the operations that it did in each second. */
  run(seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** Our way and the shortest way of doing the same work, side by side. */
export interface Bench<S extends Subject = Subject> {
  readonly name: string;
  /** What is compared with what, in one sentence. */
  readonly summary: string;
  readonly ours: () => Promise<S>;
  readonly baseline: () => Promise<S>;
  /** Throws unless both give the same answers; nothing is timed before. */
  readonly compareAnswers: (ours: S, baseline: S) => Promise<void>;
  /** The least share of the baseline's speed that is good enough. */
  readonly atLeast: number;
  /** Parts of the work with their own ratios, once all rounds are over: each must be good enough, too. */
  readonly parts?: (ours: S, baseline: S) => readonly Part[];
  /** What this machine lacks for it, if anything; then it is left out. */
  readonly missing?: () => string | undefined;
  /** What else there is to measure, once the speeds are known, in words for people. */
  readonly afterwards?: (ours: S, baseline: S) => Promise<string>;
}

export interface Part {
  readonly name: string;
  /** Median of ours by median of the baseline. */
  readonly ratio: number;
}

export interface Timing {
  readonly rounds: number;
  /** Of each measurement. */
  readonly seconds: number;
  /** Unmeasured work of each side before the first round. */
  readonly warmUpSeconds: number;
}

export interface BenchResult {
  /** Operations a second, round by round. */
  readonly ours: readonly number[];
  readonly baseline: readonly number[];
  /** Median of ours by median of the baseline. */
  readonly ratio: number;
  readonly parts: readonly Part[];
  readonly goodEnough: boolean;
  /** What was measured afterwards. */
  readonly notes?: string;
}

export const defaultTiming: Timing = { rounds: 5, seconds: 5, warmUpSeconds: 3 };

/**
 * Measures both sides in alternating rounds, each going first as often as the other, so that a machine that slows
 * down or speeds up does it to both. Only one side works at a time.
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
      const parts = bench.parts?.(ours, baseline) ?? [];
      const goodEnough = [measured, ...parts].every(({ ratio }) => ratio >= bench.atLeast);
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
  for (const { subject } of sides) await subject.run(timing.warmUpSeconds);
  for (let round = 0; round < timing.rounds; round += 1) {
    const order = round % 2 === 0 ? sides : sides.toReversed();
    for (const { subject, speeds } of order) speeds.push(await subject.run(timing.seconds));
  }
  const [mine, theirs] = sides;
  return { ours: mine.speeds, baseline: theirs.speeds, ratio: median(mine.speeds) / median(theirs.speeds) };
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing');
  return (low + high) / 2;
}

/** The rounds and their medians as lines of text. */
export function tableOf({ ours, baseline, ratio, parts }: BenchResult): string {
  const row = (...cells: string[]) => cells.map((cell, column) => cell.padStart(column === 0 ? 8 : 12)).join('');
  const number = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US'));
  const rounds = ours.map((speed, round) => row(`${round + 1}`, number(speed), number(baseline[round] ?? Number.NaN)));
  return [
    row('round', 'ours/s', 'baseline/s', 'ratio'),
    ...rounds,
    row('median', number(median(ours)), number(median(baseline)), ratio.toFixed(2)),
    ...parts.map((part) => `${part.ratio.toFixed(2).padStart(8)}  ${part.name}`),
  ].join('\n');
}
