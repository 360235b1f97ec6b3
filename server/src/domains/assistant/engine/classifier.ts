/** A linear classifier: one weight for each feature and label. */
export interface LinearModel<Label extends string = string> {
  readonly labels: readonly Label[];
  /** In the order of `labels`. */
  readonly bias: readonly number[];
  /** Hundredths, in the order of `labels`. */
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

const HUNDREDTH = 0.01;

/**
 * The evidence for each label, in the order of `labels`. The higher, the likelier; 0 is neutral.
 * @param present the features, each once; of a map, with how much each counts
 */
export function scores(model: LinearModel, present: Iterable<string> | ReadonlyMap<string, number>): number[] {
  const sums = [...model.bias];
  const add = (feature: string, share: number) => {
    const row = model.weights.get(feature);
    if (row)
      for (let label = 0; label < sums.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (row[label] ?? 0) * HUNDREDTH * share;
  };
  if (present instanceof Map) for (const [feature, share] of present) add(feature, share);
  else for (const feature of present as Iterable<string>) add(feature, 1);
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

/** How likely each label is by these scores, in their order; together 1. */
export function likelihoods(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
