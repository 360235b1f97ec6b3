import { stopWords } from '../../server/src/domains/assistant/engine/stop-words.ts';
import { tokens } from '../../server/src/domains/assistant/engine/tokens.ts';
import type { LexiconEntry } from './corpus.ts';

/** Returns a term of the lexicon as a feature name. */
export function unitOf(term: string): string {
  const words = tokens(term);
  const [only] = words;
  if (words.length === 1 && only) return stopWords.has(only.word) ? only.word : only.stem;
  return words.map(({ stem }) => stem).join('_');
}

/** Returns the phrases that a classifier treats as one word. */
export const phrasesOf = (lexicon: readonly LexiconEntry[], task: string): Set<string> =>
  new Set(
    lexicon
      .filter((entry) => entry.task === task)
      .map(({ term }) => unitOf(term))
      .filter((unit) => unit.includes('_')),
  );

/**
 * Returns the prior weights, in the order of `labels`.
 *
 * @throws if an entry has a label that the classifier doesn't have
 */
export function priorOf(
  lexicon: readonly LexiconEntry[],
  { task, labels, belief }: { task: string; labels: readonly string[]; belief: number },
): Map<string, number[]> {
  const prior = new Map<string, number[]>();
  for (const entry of lexicon) {
    if (entry.task !== task) continue;
    const at = labels.indexOf(entry.label);
    if (at === -1) throw new Error(`lexicon.tsv: '${entry.label}' is not one of ${labels.join(', ')}`);
    const unit = unitOf(entry.term);
    const row = prior.get(unit) ?? labels.map(() => 0);
    row[at] = Math.max(row[at] ?? 0, entry.strength * belief);
    prior.set(unit, row);
  }
  return prior;
}
