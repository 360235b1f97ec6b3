/** Counts of what happened. */
export type Tally = Record<string, number>;

export const count = (tally: Tally, what: string, times = 1): void => {
  tally[what] = (tally[what] ?? 0) + times;
};

export const addTo = (tally: Tally, more: Tally): void => {
  for (const [what, times] of Object.entries(more)) count(tally, what, times);
};

/** Formats the counts as lines by name, with the frequency per thousand sequences. */
export const tallyLines = (tally: Tally, sequences: number): string =>
  Object.entries(tally)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([what, times]) =>
        `${String(times).padStart(9)} ${((times / sequences) * 1000).toFixed(1).padStart(8)} ‰  ${what}`,
    )
    .join('\n');
