import type { Features } from '../../server/src/domains/assistant/engine/features.ts';

export interface Example {
  readonly features: Features;
  /** Position in the labels. */
  readonly label: number;
  /** How much it counts; 1 unless given. */
  readonly weight?: number;
}

export interface Fitted {
  readonly bias: readonly number[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

export interface FitOptions {
  readonly labels: number;
  /** Initial weights by feature, toward which regularization pulls. */
  readonly prior: ReadonlyMap<string, readonly number[]>;
  /**
   * From 0, where each example counts the same, to 1, where each label counts the same regardless of its number of
   * examples.
   */
  readonly evenness: number;
  /** Returns the value of each feature of a text with so many; 1 unless given. */
  readonly shareOf?: (features: number) => number;
  /** Strength of the regularization. */
  readonly pull: (feature: string) => number;
}

const ROUNDS = 100;
const RATE = 0.3;

/**
 * Multinomial logistic regression with a Gaussian prior. Uses Adagrad over the whole set, so the same data gives the
 * same model.
 */
export function fit(
  examples: readonly Example[],
  { labels, prior, pull, evenness, shareOf = () => 1 }: FitOptions,
): Fitted {
  const names = [...new Set([...prior.keys(), ...examples.flatMap(({ features }) => [...features])])].sort();
  const position = new Map(names.map((name, i) => [name, i]));
  const rows = examples.map(({ features }) => [...features].map((feature) => position.get(feature) ?? 0));
  const share = evenShares(examples, labels).map((even) => even ** evenness);
  const start = new Float64Array(names.length * labels);
  names.forEach((name, i) => start.set(prior.get(name) ?? [], i * labels));
  const strength = names.map(pull);
  const weights = start.slice();
  const bias = new Float64Array(labels);
  const speed = new Float64Array(weights.length + labels).fill(1e-6);

  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, i) => (weight - (start[i] ?? 0)) * (strength[Math.floor(i / labels)] ?? 0));
    const biasSlope = new Float64Array(labels);
    examples.forEach((example, n) => {
      const row = rows[n] ?? [];
      const value = shareOf(row.length);
      const error = likelihoods(row, value, weights, bias, labels);
      error[example.label] = (error[example.label] ?? 0) - 1;
      for (let label = 0; label < labels; label += 1) {
        const step = (error[label] ?? 0) * (share[example.label] ?? 0) * (example.weight ?? 1);
        biasSlope[label] = (biasSlope[label] ?? 0) + step;
        for (const feature of row)
          slope[feature * labels + label] = (slope[feature * labels + label] ?? 0) + step * value;
      }
    });
    descend(weights, slope, speed, 0);
    descend(bias, biasSlope, speed, weights.length);
  }
  return {
    bias: [...bias],
    weights: new Map(names.map((name, i) => [name, [...weights.subarray(i * labels, (i + 1) * labels)]])),
  };
}

/** Returns the weight of an example of each label; rare labels get more. */
function evenShares(examples: readonly Example[], labels: number): number[] {
  const counts = Array.from({ length: labels }, (_, label) => examples.filter((each) => each.label === label).length);
  return counts.map((count) => examples.length / (labels * Math.max(1, count)));
}

function likelihoods(
  row: readonly number[],
  value: number,
  weights: Float64Array,
  bias: Float64Array,
  labels: number,
): Float64Array {
  const sums = bias.slice();
  for (const feature of row) {
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[feature * labels + label] ?? 0) * value;
  }
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

function descend(values: Float64Array, slope: Float64Array, speed: Float64Array, offset: number): void {
  slope.forEach((down, i) => {
    const so = (speed[offset + i] ?? 0) + down * down;
    speed[offset + i] = so;
    values[i] = (values[i] ?? 0) - (RATE * down) / Math.sqrt(so);
  });
}
