import type { FeatureNumbers, IndexedQuestion } from './feature-index.ts';

const HUNDREDTH = 0.01;

/** The parts of a question needed for scoring. */
type Weighing = Pick<IndexedQuestion, 'bias' | 'weights' | 'width' | 'at'>;

/**
 * Returns the score of each label, in the order of `labels`. Higher is likelier; 0 is neutral.
 * @param present the features, each once
 */
export function scores({ bias, weights, width, at }: Weighing, present: FeatureNumbers): number[] {
  const sums = bias.slice();
  for (const feature of present) {
    const row = feature * width + at;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0) * HUNDREDTH;
  }
  return sums;
}

/** Distinct features with their weights. */
export interface Evidence {
  readonly features: FeatureNumbers;
  readonly counts: readonly number[];
}

/** Returns the score of each label for weighted features. */
export function weighedScores({ bias, weights, width, at }: Weighing, { features, counts }: Evidence): number[] {
  const sums = bias.slice();
  for (let i = 0; i < features.length; i += 1) {
    const row = (features[i] ?? 0) * width + at;
    const count = counts[i] ?? 0;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0) * HUNDREDTH * count;
  }
  return sums;
}

/** Returns the label with the highest score. The first of equals wins. */
export function likeliest<Label extends string>(
  model: { readonly labels: readonly Label[] },
  sums: readonly number[],
): Label {
  let best = 0;
  for (let label = 1; label < sums.length; label += 1) if ((sums[label] ?? 0) > (sums[best] ?? 0)) best = label;
  const label = model.labels[best];
  if (label === undefined) throw new Error('A classifier has at least one label.');
  return label;
}

/** Converts scores to probabilities that sum to 1, in the same order. */
export function likelihoods(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const odds: number[] = [];
  let total = 0;
  for (const sum of sums) {
    const odd = Math.exp(sum - most);
    odds.push(odd);
    total += odd;
  }
  for (let label = 0; label < odds.length; label += 1) odds[label] = (odds[label] ?? 0) / total;
  return odds;
}
