import type { Features } from './features.ts';

/** A linear classifier: one weight for each feature and label. */
export interface LinearModel<Label extends string = string> {
  readonly labels: readonly Label[];
  /** In the order of `labels`. */
  readonly bias: readonly number[];
  /** Hundredths, in the order of `labels`. */
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

const HUNDREDTH = 0.01;

/** The evidence for each label, in the order of `labels`. The higher, the likelier; 0 is neutral. */
export function scores(model: LinearModel, present: Features): number[] {
  const sums = [...model.bias];
  for (const feature of present) {
    const row = model.weights.get(feature);
    if (row)
      for (let label = 0; label < sums.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (row[label] ?? 0) * HUNDREDTH;
  }
  return sums;
}

/** The label with the highest score; of equals the one that is named first. */
export function likeliest<Label extends string>(model: LinearModel<Label>, sums: readonly number[]): Label {
  let best = 0;
  sums.forEach((sum, label) => {
    if (sum > (sums[best] ?? 0)) best = label;
  });
  const label = model.labels[best];
  if (label === undefined) throw new Error('A classifier has at least one label.');
  return label;
}
