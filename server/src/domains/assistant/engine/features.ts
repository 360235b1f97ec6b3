import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

/** What a text is made of, as a classifier sees it: names of features that are present. */
export type Features = ReadonlySet<string>;

/** How one question is asked of a text. */
export interface FeatureSpace {
  /** Words that belong together as stems joined by `_`; 'water heater' is then neither water nor heater. */
  readonly phrases: ReadonlySet<string>;
  /** Leave out grammar and numbers? For what a text is about; not for how it is said. */
  readonly topical: boolean;
  /** Look at pieces of words too? */
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

/** The features of the tokens: words and phrases, pairs of neighbours, and pieces of words where asked for. */
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

/** Stands for whatever a trade works on. */
const THING = '@';

/**
 * How something is said, whatever it is said of: words, pairs and triples in which each thing that a trade works on is
 * `@`. 'How does a furnace work' and 'how does a septic tank work' are the same here.
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

/** What a trade works on, as units and with the phrases among them. */
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

/** The first stems of the phrases: nothing else can begin one. */
function heads(phrases: ReadonlySet<string>): ReadonlySet<string> {
  let known = headsOf.get(phrases);
  if (known === undefined) {
    known = new Set([...phrases].map((phrase) => phrase.slice(0, phrase.indexOf('_'))));
    headsOf.set(phrases, known);
  }
  return known;
}

/** Stems, with the longest known phrases taken as one. */
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

/** `#bath`, `#athr` …: what words share that are bent or joined in ways the training never saw. */
export function* pieces(unit: string): Generator<string> {
  const edged = `^${unit}$`;
  for (let i = 0; i + PIECE <= edged.length; i += 1) yield `#${edged.slice(i, i + PIECE)}`;
}
