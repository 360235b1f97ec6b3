const SHORTEST_CORRECTED = 4;
const MAX_CORRECTIONS = 5;

/** Returns whether a word may be a typo. Numbers are taken literally, and short words resemble too many others. */
export const mayBeMistyped = (word: string): boolean => word.length >= SHORTEST_CORRECTED && !/\d/.test(word);

/**
 * Returns the `candidates` that a mistyped word most likely means: those with the fewest typos, at most one in a short
 * word and two in a longer one. A typo is an extra, missing or wrong letter, or two swapped ones. Letters beyond the
 * typed beginning cost nothing, but whole words come first.
 */
export function correctionsOf(word: string, candidates: readonly string[]): string[] {
  const allowed = word.length <= 5 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ candidate, ...slipsBetween(word, candidate) }))
    .filter(({ beginning }) => beginning <= allowed)
    .toSorted((a, b) => a.beginning - b.beginning || a.whole - b.whole || (a.candidate < b.candidate ? -1 : 1));
  const fewest = near[0]?.beginning;
  return near
    .filter(({ beginning }) => beginning === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ candidate }) => candidate);
}

/**
 * Counts the typos between the typed word and the whole candidate, and between it and the candidate's best-matching
 * beginning.
 */
function slipsBetween(typed: string, candidate: string): { whole: number; beginning: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, at) => at);
  let beginning = typed.length;
  for (let row = 1; row <= candidate.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= typed.length; at += 1) {
      const isSame = typed[at - 1] === candidate[row - 1];
      const isSwapped = typed[at - 1] === candidate[row - 2] && typed[at - 2] === candidate[row - 1];
      current.push(
        Math.min(
          cell(last, at) + 1,
          cell(current, at - 1) + 1,
          cell(last, at - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(beforeLast, at - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beginning = Math.min(beginning, cell(current, typed.length));
    [beforeLast, last] = [last, current];
  }
  return { whole: cell(last, typed.length), beginning };
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
