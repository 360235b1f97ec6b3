/** Pseudo-random numbers, the same in every run. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns true with a probability of `chance` percent. */
  percent(chance: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns `count` different items of the list in a random order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** The mulberry32 generator: small, fast, and good enough for sample data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    percent: (chance) => next() * 100 < chance,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat();
    },
  };
}
