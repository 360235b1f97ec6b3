const SHORTEST = 5;
/** Words of at least this length may have two typos. */
const LONG = 9;
/** Longer strings of letters aren't words. */
const LONGEST = 18;
/** A text with more unknown words isn't just misspelled. */
const MOST_LOOKUPS = 150;

export type Correct = (word: string) => string;

/**
 * Returns a function that corrects typos to words the engine knows: 'plummer', 'furnce', 'toliet'. Words that resemble
 * none stay as they are. The first letter must be correct. Don't use it for correctly spelled words; see `isRight`.
 *
 * Deleting letters both from the word and from the known words gives common keys, so a lookup among a thousand words
 * costs no more than among ten.
 */
export function spellingOf(targets: readonly string[]): () => Correct {
  const index = new Map<string, string[]>();
  for (const target of targets) {
    for (const rest of shortened(target, slipsIn(target))) {
      const there = index.get(rest);
      if (there) there.push(target);
      else index.set(rest, [target]);
    }
  }
  return () => {
    const seen = new Map<string, string>();
    return (word) => {
      const before = seen.get(word);
      if (before !== undefined) return before;
      if (seen.size >= MOST_LOOKUPS) return word;
      const mended = nearest(word, index) ?? ofOne(word, index) ?? word;
      seen.set(word, mended);
      return mended;
    };
  };
}

const ENDINGS = /(?:s|es|ed|d|ing|er|ers|ly|ment|ness)$/;

/**
 * Returns whether a word needs no correction: it isn't a word, or it is known, possibly with an ending. 'Reporting'
 * isn't a typo of 'repointing'.
 */
export function isRight(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || known.has(word) || /\d/.test(word)) return true;
  const bare = word.replace(ENDINGS, '');
  return bare.length < word.length && bare.length > 2 && (known.has(bare) || known.has(`${bare}e`));
}

const slipsIn = (word: string) => (word.length >= LONG ? 2 : 1);

/** Corrects a plural by its singular: 'gutturs' to 'gutters'. */
function ofOne(word: string, index: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (!word.endsWith('s') || word.length <= SHORTEST) return undefined;
  const mended = nearest(word.slice(0, -1), index);
  return mended === undefined || mended.endsWith('s') ? mended : `${mended}s`;
}

function nearest(word: string, index: ReadonlyMap<string, readonly string[]>): string | undefined {
  const allowed = slipsIn(word);
  let best: string | undefined;
  let fewest = allowed + 1;
  for (const rest of shortened(word, allowed)) {
    for (const target of index.get(rest) ?? []) {
      if (target[0] !== word[0]) continue;
      const slips = distance(word, target, fewest);
      if (slips < fewest || (slips === fewest && best !== undefined && target < best)) {
        fewest = slips;
        best = target;
      }
    }
  }
  return fewest <= allowed ? best : undefined;
}

/** Returns the word and its variants without up to `most` letters. The first letter always stays. */
function shortened(word: string, most: number): Set<string> {
  const all = new Set([word]);
  let last = [word];
  for (let round = 0; round < most; round += 1) {
    const next: string[] = [];
    for (const each of last) {
      for (let i = 1; i < each.length; i += 1) {
        const rest = each.slice(0, i) + each.slice(i + 1);
        if (!all.has(rest)) next.push(rest);
        all.add(rest);
      }
    }
    last = next;
  }
  return all;
}

/** Returns the number of letters inserted, deleted, replaced or swapped (optimal string alignment), `limit` at most. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let twoAgo: number[] = [];
  let oneAgo = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((oneAgo[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (oneAgo[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (twoAgo[j - 2] ?? 0) + 1);
      row.push(least);
    }
    twoAgo = oneAgo;
    oneAgo = row;
  }
  return Math.min(oneAgo[b.length] ?? limit, limit);
}
