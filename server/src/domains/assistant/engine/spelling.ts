const SHORTEST = 5;
/** From this length on a word may have two slips. */
const LONG = 9;
/** Longer strings of letters are no words. */
const LONGEST = 18;
/** A text with more unknown words than this isn't misspelt. */
const MOST_LOOKUPS = 150;

export type Correct = (word: string) => string;

/**
 * Mends slips of the finger in words that the engine would know: 'plummer', 'furnce', 'toliet'. Those that are near to
 * none stay. The first letter must be right. Not for words that are right already: see `isRight`.
 *
 * Looks words up by what is left when letters are taken out, of the word and of the known ones alike; so a look-up
 * costs as little for a thousand words as for ten.
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

/** No word to mend, known, or a known word with an ending: 'reporting' is no slip of 'repointing'. */
export function isRight(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || known.has(word) || /\d/.test(word)) return true;
  const bare = word.replace(ENDINGS, '');
  return bare.length < word.length && bare.length > 2 && (known.has(bare) || known.has(`${bare}e`));
}

const slipsIn = (word: string) => (word.length >= LONG ? 2 : 1);

/** Of a plural, its singular mended: 'gutturs' as 'gutters'. */
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

/** The word and what is left of it without up to `most` of its letters, the first kept. */
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

/** Letters added, lost, changed or swapped with their neighbour (optimal string alignment); `limit` when no fewer. */
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
