import type { LinearModel } from './classifier.ts';
import { type FeatureSpace, LONGEST_PHRASE, pieces, SHORTEST_SPLIT } from './features.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { type Token, tokensBy } from './tokens.ts';

/** A feature that no question weighs. */
const NOTHING = 0;
/** Two numbers of features make one key. */
const MOST_FEATURES = 1 << 15;
/** Scores are kept in hundredths. */
const HUNDREDTH = 0.01;

/** A word with all that reading asks of it, found out once. */
export interface Entry {
  readonly word: string;
  readonly stem: string;
  /** The number of its stem, or of itself where it is grammar. */
  readonly unit: number;
  /** The number of its stem, by which phrases go. */
  readonly stemNumber: number;
  /** Grammar or a number, which says nothing of what a text is about? */
  readonly isGrammar: boolean;
  /** The numbers of its pieces that some question weighs. */
  readonly pieces: readonly number[];
  /** No slip of the finger: it stays as it is. */
  readonly isRight: boolean;
}

/** A word of a text, looked up. */
export interface KnownToken extends Token {
  readonly entry: Entry;
}

/** The features of a text by number, each once, in the order of its words. Those that nothing weighs are left out. */
export type FeatureNumbers = readonly number[];

/** A question with its weights by the numbers of features. */
export interface IndexedQuestion<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly bias: readonly number[];
  /** Where the weights of a feature begin in `weights`; -1 for one that the question does not weigh. */
  readonly rows: Int32Array;
  readonly weights: Float64Array;
  /** 1 for units that the question takes for one word. */
  readonly phrases: Uint8Array;
  /** 1 for stems that may begin one. */
  readonly heads: Uint8Array;
  readonly topical: boolean;
  readonly pieces: boolean;
  /** Does it weigh any two neighbours? */
  readonly pairs: boolean;
}

type Question<Label extends string = string> = LinearModel<Label> & FeatureSpace;

/**
 * Numbers for the features that questions weigh, so that a text is read by comparing integers: what `features` and
 * `manner` name, this counts.
 */
export class FeatureIndex {
  readonly #units = new Map<string, number>();
  /** Of two numbers in a row, and of such a pair and a third: by `key`. */
  readonly #pairs = new Map<number, number>();
  /** 1 for what comes first in some pair, and for what comes second. */
  readonly #begins = new Uint8Array(MOST_FEATURES);
  readonly #ends = new Uint8Array(MOST_FEATURES);
  /** Of stems that together begin or are a phrase. */
  readonly #joined = new Map<number, number>();
  readonly #entries = new Map<string, Entry>();
  #count = 1;
  /** Of each feature, the last reading that saw it. */
  readonly #seen = new Uint32Array(MOST_FEATURES);
  #reading = 0;
  #phraseFound = NOTHING;
  readonly #isRight: (word: string) => boolean;
  readonly #begin: number;
  readonly #thing: number;

  /** @param isRight tells words that are right as they stand */
  constructor(questions: readonly Question[], isRight: (word: string) => boolean) {
    this.#isRight = isRight;
    this.#begin = this.#unit('^');
    this.#thing = this.#unit('@');
    for (const { weights, phrases } of questions) {
      for (const name of weights.keys()) this.#add(name);
      for (const phrase of phrases) this.#phrase(phrase);
    }
    if (this.#count > MOST_FEATURES) throw new RangeError('There are too many features to number.');
  }

  /** The question with its weights by number. It must be one of those that the index was made of. */
  indexed<Label extends string>(question: Question<Label>): IndexedQuestion<Label> {
    const { labels, bias, topical } = question;
    const rows = new Int32Array(this.#count).fill(-1);
    const weights = new Float64Array(question.weights.size * labels.length);
    let at = 0;
    for (const [name, row] of question.weights) {
      rows[this.numberOf(name)] = at;
      for (const weight of row) weights[at++] = weight * HUNDREDTH;
    }
    const phrases = new Uint8Array(this.#count);
    const heads = new Uint8Array(this.#count);
    for (const phrase of question.phrases) {
      phrases[this.numberOf(phrase)] = 1;
      heads[this.numberOf(phrase.slice(0, phrase.indexOf('_')))] = 1;
    }
    const pairs = [...question.weights.keys()].some((name) => name.includes(' '));
    return { labels, bias, rows, weights, phrases, heads, topical, pairs, pieces: question.pieces };
  }

  /** 1 for each of these features. */
  flags(names: Iterable<string>): Uint8Array {
    const flags = new Uint8Array(this.#count);
    for (const name of names) flags[this.numberOf(name)] = 1;
    flags[NOTHING] = 0;
    return flags;
  }

  /** The number of a feature by its name; 0 when nothing weighs it. */
  numberOf(name: string): number {
    const [one = '', two, three] = name.split(' ');
    const first = this.#units.get(one) ?? NOTHING;
    if (two === undefined) return first;
    const pair = this.#next(first, this.#units.get(two) ?? NOTHING);
    return three === undefined ? pair : this.#next(pair, this.#units.get(three) ?? NOTHING);
  }

  /** The words of a text. */
  read(text: string): KnownToken[] {
    return tokensBy(text, (word, clause) => {
      const entry = this.entryOf(word);
      return { word, stem: entry.stem, clause, entry };
    });
  }

  /** Looks a word up. Keeps what it finds of words that some question knows: there are not many. */
  entryOf(word: string): Entry {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const root = stem(word);
    const unit = stopWords.has(word) ? word : root;
    const stemNumber = this.#units.get(root) ?? NOTHING;
    const entry: Entry = {
      word,
      stem: root,
      unit: this.#units.get(unit) ?? NOTHING,
      stemNumber,
      isGrammar: stopWords.has(unit) || /^\d/.test(unit),
      pieces:
        unit.length < SHORTEST_SPLIT
          ? []
          : [...pieces(unit)].map((piece) => this.#units.get(piece) ?? NOTHING).filter((piece) => piece !== NOTHING),
      isRight: this.#isRight(word),
    };
    if (entry.unit !== NOTHING || stemNumber !== NOTHING) this.#entries.set(word, entry);
    return entry;
  }

  /** What `features` finds, by number. */
  features(tokens: readonly KnownToken[], question: IndexedQuestion): number[] {
    return this.addFeatures([], tokens, question);
  }

  /** The same, added to a list that `start` or `features` began. */
  addFeatures(found: number[], tokens: readonly KnownToken[], question: IndexedQuestion): number[] {
    if (found.length === 0) this.#reading += 1;
    const { phrases, heads, topical, pairs } = question;
    let previous = NOTHING;
    let previousClause = -1;
    for (let i = 0; i < tokens.length; ) {
      const { entry, clause } = tokens[i] as KnownToken;
      let unit = entry.unit;
      let length = 1;
      if (heads[entry.stemNumber] === 1) {
        length = this.#phraseAt(tokens, i, phrases);
        if (length > 1) unit = this.#phraseFound;
      }
      i += length;
      if (topical && length === 1 && entry.isGrammar) continue;
      this.#find(found, unit);
      if (pairs && previousClause === clause) this.#find(found, this.#next(previous, unit));
      if (question.pieces && length === 1) for (const piece of entry.pieces) this.#find(found, piece);
      previous = unit;
      previousClause = clause;
    }
    return found;
  }

  /** What `manner` finds, by number. @param things what trades work on, by number, and `question` the phrases among it */
  manner(tokens: readonly KnownToken[], things: Uint8Array, question: IndexedQuestion): number[] {
    this.#reading += 1;
    return this.addManner([], tokens, things, question);
  }

  addManner(
    found: number[],
    tokens: readonly KnownToken[],
    things: Uint8Array,
    { phrases, heads }: IndexedQuestion,
  ): number[] {
    let one = NOTHING;
    let two = NOTHING;
    let isFirst = true;
    let at = -1;
    for (let i = 0; i < tokens.length; ) {
      const { entry, clause } = tokens[i] as KnownToken;
      let unit = entry.unit;
      let length = 1;
      if (heads[entry.stemNumber] === 1) {
        length = this.#phraseAt(tokens, i, phrases);
        if (length > 1) unit = this.#phraseFound;
      }
      i += length;
      const word = things[unit] === 1 ? this.#thing : unit;
      if (clause !== at) {
        two = this.#begin;
        isFirst = true;
      }
      at = clause;
      if (word === this.#thing && two === this.#thing) continue;
      this.#find(found, word);
      const pair = this.#next(two, word);
      this.#find(found, pair);
      if (!isFirst) this.#find(found, this.#next(this.#next(one, two), word));
      one = two;
      two = word;
      isFirst = false;
    }
    return found;
  }

  /** The number of a word's stem, or of the phrase that it begins with the next one's. */
  stemOrPair(tokens: readonly KnownToken[], at: number, { phrases, heads }: IndexedQuestion): number {
    const stem = tokens[at]?.entry.stemNumber ?? NOTHING;
    if (heads[stem] !== 1) return stem;
    const pair = this.#joined.get(stem * MOST_FEATURES + (tokens[at + 1]?.entry.stemNumber ?? NOTHING)) ?? NOTHING;
    return phrases[pair] === 1 ? pair : stem;
  }

  /** How many words the longest phrase here has, 1 for none; leaves its number in `#phraseFound`. */
  #phraseAt(tokens: readonly KnownToken[], at: number, phrases: Uint8Array): number {
    const first = tokens[at] as KnownToken;
    let joined = first.entry.stemNumber;
    let length = 1;
    for (let n = 1; n < LONGEST_PHRASE; n += 1) {
      const next = tokens[at + n];
      if (next === undefined || next.clause !== first.clause) break;
      joined = this.#joined.get(joined * MOST_FEATURES + next.entry.stemNumber) ?? NOTHING;
      if (joined === NOTHING) break;
      if (phrases[joined] === 1) {
        this.#phraseFound = joined;
        length = n + 1;
      }
    }
    return length;
  }

  #find(found: number[], feature: number): void {
    if (feature === NOTHING || this.#seen[feature] === this.#reading) return;
    this.#seen[feature] = this.#reading;
    found.push(feature);
  }

  #next(first: number, second: number): number {
    if (this.#begins[first] === 0 || this.#ends[second] === 0) return NOTHING;
    return this.#pairs.get(first * MOST_FEATURES + second) ?? NOTHING;
  }

  #add(name: string): void {
    const [one = '', two, three] = name.split(' ');
    const first = this.#unit(one);
    if (two === undefined) return;
    const pair = this.#pair(first, this.#unit(two));
    if (three !== undefined) this.#pair(pair, this.#unit(three));
  }

  #phrase(name: string): void {
    const [head = '', ...rest] = name.split('_');
    let joined = head;
    let number = this.#unit(head);
    for (const stem of rest) {
      joined += `_${stem}`;
      const next = this.#unit(joined);
      this.#joined.set(number * MOST_FEATURES + this.#unit(stem), next);
      number = next;
    }
  }

  #unit(name: string): number {
    const known = this.#units.get(name);
    if (known !== undefined) return known;
    this.#units.set(name, this.#count);
    return this.#count++;
  }

  #pair(first: number, second: number): number {
    const key = first * MOST_FEATURES + second;
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    this.#begins[first] = 1;
    this.#ends[second] = 1;
    this.#pairs.set(key, this.#count);
    return this.#count++;
  }
}
