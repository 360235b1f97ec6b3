import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

/** The names of the features present in a text, as a classifier sees it. */
export type Features = ReadonlySet<string>;

/** Defines the features that one question uses. */
export interface FeatureSpace {
  /** Multi-word terms as stems joined by `_`. 'Water heater' is then neither water nor heater. */
  readonly phrases: ReadonlySet<string>;
  /** Ignore grammar and numbers. Useful for the topic of a text, but not for the way it is said. */
  readonly topical: boolean;
  /** Also use pieces of words. */
  readonly pieces: boolean;
}

/** A linear classifier: one weight for each feature and label. */
export interface LinearModel<Label extends string = string> {
  readonly labels: readonly Label[];
  /** In the order of `labels`. */
  readonly bias: readonly number[];
  /** Hundredths, in the order of `labels`. */
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

export const LONGEST_PHRASE = 5;
export const SHORTEST_SPLIT = 5;
const PIECE = 4;

/** Returns the features of the tokens: words and phrases, pairs of neighbors, and pieces of words if requested. */
export function features(tokens: readonly Token[], space: FeatureSpace): Features {
  const found = new Set<string>();
  let previous: string | undefined;
  let previousClause = -1;
  for (const { unit, clause, phrase } of units(tokens, space.phrases)) {
    if (space.topical && !phrase && (stopWords.has(unit) || /^\d/.test(unit))) continue;
    found.add(unit);
    if (previous !== undefined && previousClause === clause) found.add(`${previous} ${unit}`);
    if (space.pieces && !phrase && unit.length >= SHORTEST_SPLIT) for (const piece of pieces(unit)) found.add(piece);
    previous = unit;
    previousClause = clause;
  }
  return found;
}

/** Replaces anything that a trade works on. */
const THING = '@';

/**
 * Returns the way something is said, regardless of its topic: words, pairs and triples in which each thing that a trade
 * works on is replaced by `@`. 'How does a furnace work' and 'how does a septic tank work' get the same features.
 */
export function manner(tokens: readonly Token[], things: Things): Features {
  const found = new Set<string>();
  let last: string[] = [];
  let clause = -1;
  for (const { unit, clause: at } of units(tokens, things.phrases)) {
    const word = things.names.has(unit) ? THING : unit;
    if (at !== clause) last = ['^'];
    clause = at;
    if (word === THING && last.at(-1) === THING) continue;
    found.add(word);
    const [one, two] = last;
    if (two !== undefined) {
      found.add(`${two} ${word}`);
      found.add(`${one} ${two} ${word}`);
      last = [two, word];
    } else {
      found.add(`${one} ${word}`);
      last = [one ?? '^', word];
    }
  }
  return found;
}

/** The things that trades work on, as units, with the phrases among them. */
export interface Things {
  readonly names: ReadonlySet<string>;
  readonly phrases: ReadonlySet<string>;
}

interface Unit {
  readonly unit: string;
  readonly clause: number;
  readonly phrase: boolean;
}

const headsOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Returns the first stems of the phrases. No other stem can start one. */
function heads(phrases: ReadonlySet<string>): ReadonlySet<string> {
  let known = headsOf.get(phrases);
  if (known === undefined) {
    known = new Set([...phrases].map((phrase) => phrase.slice(0, phrase.indexOf('_'))));
    headsOf.set(phrases, known);
  }
  return known;
}

/** Returns stems, with the longest known phrases combined. */
function units(tokens: readonly Token[], phrases: ReadonlySet<string>): Unit[] {
  const found: Unit[] = [];
  const begins = heads(phrases);
  for (let i = 0; i < tokens.length; ) {
    const first = tokens[i];
    if (!first) break;
    let unit = stopWords.has(first.word) ? first.word : first.stem;
    let length = 1;
    if (begins.has(first.stem)) {
      let joined = first.stem;
      for (let n = 1; n < LONGEST_PHRASE; n += 1) {
        const next = tokens[i + n];
        if (!next || next.clause !== first.clause) break;
        joined += `_${next.stem}`;
        if (phrases.has(joined)) {
          unit = joined;
          length = n + 1;
        }
      }
    }
    found.push({ unit, clause: first.clause, phrase: length > 1 });
    i += length;
  }
  return found;
}

/**
 * Yields pieces such as `#bath` and `#athr`, which inflected and compound words share even if the training never saw
 * them.
 */
export function* pieces(unit: string): Generator<string> {
  const edged = `^${unit}$`;
  for (let i = 0; i + PIECE <= edged.length; i += 1) yield `#${edged.slice(i, i + PIECE)}`;
}
