import type { FeatureNumbers, IndexedQuestion } from './feature-index.ts';

const HUNDREDTH = 0.01;

/** What of a question scoring needs. */
type Weighing = Pick<IndexedQuestion, 'bias' | 'weights' | 'width' | 'at'>;

/**
 * The evidence for each label, in the order of `labels`. The higher, the likelier; 0 is neutral.
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

/** Features, each once, and how much each counts. */
export interface Evidence {
  readonly features: FeatureNumbers;
  readonly counts: readonly number[];
}

/** The same of features that count more or less. */
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

/** The label with the highest score; of equals the one that is named first. */
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

/** How likely each label is by these scores, in their order; together 1. */
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
