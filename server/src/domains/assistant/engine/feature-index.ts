import { type FeatureSpace, type LinearModel, LONGEST_PHRASE, pieces, SHORTEST_SPLIT } from './features.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { type Token, tokensBy } from './tokens.ts';

/** The number of features that no question uses. */
const NOTHING = 0;
/** Two feature numbers combine into one key. */
const MOST_FEATURES = 1 << 15;
const FIRST = 1;
const SECOND = 2;

/** A word with everything that reading needs, computed once. */
export interface Entry {
  readonly word: string;
  readonly stem: string;
  /** The number of its stem, or of the word itself if it is grammar. */
  readonly unit: number;
  /** The number of its stem, used to match phrases. */
  readonly stemNumber: number;
  /** Grammar or a number, which reveals nothing about the topic. */
  readonly isGrammar: boolean;
  /** The numbers of its pieces that some question uses. */
  readonly pieces: readonly number[];
  /** The word is spelled correctly and stays as it is. */
  readonly isRight: boolean;
}

/** A word of a text with its entry. */
export interface KnownToken extends Token {
  readonly entry: Entry;
}

/**
 * The distinct features of a text by number, in the order of its words. Features that no question uses are left out.
 */
export type FeatureNumbers = readonly number[];

/** A question with features by number. */
export interface IndexedQuestion<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly bias: readonly number[];
  /** The weights of every question in hundredths, stored per feature, so that one memory access reads them all. */
  readonly weights: Int16Array;
  /** The number of weights per feature. */
  readonly width: number;
  /** The offset of this question's weights within a feature's. */
  readonly at: number;
  /** 1 for each feature that the question uses. */
  readonly weighed: Uint8Array;
  /** The bit of this question in `phrases` and `heads` of the index. */
  readonly bit: number;
  readonly topical: boolean;
  readonly pieces: boolean;
  /** True if the question uses any pair of words. */
  readonly pairs: boolean;
}

type Question<Label extends string = string> = LinearModel<Label> & FeatureSpace;

/**
 * Numbers the features that questions use, so that reading a text only compares integers. It finds the same features as
 * `features` and `manner`, by number instead of by name.
 */
export class FeatureIndex {
  readonly #units = new Map<string, number>();
  /** Pairs of numbers, and pairs of a pair and a third number, by `key`. */
  readonly #pairs = new Map<number, number>();
  /** The bits FIRST and SECOND tell whether a feature comes first or second in any pair. */
  readonly #neighbors = new Uint8Array(MOST_FEATURES);
  /** Sequences of stems that start or form a phrase. */
  readonly #joined = new Map<number, number>();
  readonly #entries = new Map<string, Entry>();
  #count = 1;
  /** The last reading in which each feature was found. */
  readonly #seen = new Uint32Array(MOST_FEATURES);
  /** For each unit, the bits of the questions that treat it as a phrase, and of those in which it may start one. */
  readonly #phrases = new Uint8Array(MOST_FEATURES);
  readonly #heads = new Uint8Array(MOST_FEATURES);
  readonly #weights: Int16Array;
  readonly #width: number;
  readonly #places = new Map<unknown, { readonly at: number; readonly bit: number }>();
  #reading = 0;
  #phraseFound = NOTHING;
  readonly #isRight: (word: string) => boolean;
  readonly #begin: number;
  readonly #thing: number;

  /** @param isRight returns whether a word is spelled correctly */
  constructor(questions: readonly Question[], isRight: (word: string) => boolean) {
    this.#isRight = isRight;
    this.#begin = this.#unit('^');
    this.#thing = this.#unit('@');
    for (const { weights, phrases } of questions) {
      for (const name of weights.keys()) this.#add(name);
      for (const phrase of phrases) this.#phrase(phrase);
    }
    if (this.#count > MOST_FEATURES || questions.length > 8)
      throw new RangeError('There are too many features or questions to number.');
    this.#width = questions.reduce((sum, { labels }) => sum + labels.length, 0);
    this.#weights = new Int16Array(this.#count * this.#width);
    let at = 0;
    questions.forEach((question, i) => {
      const bit = 1 << i;
      this.#places.set(question, { at, bit });
      for (const [name, row] of question.weights) this.#weights.set(row, this.numberOf(name) * this.#width + at);
      for (const phrase of question.phrases) {
        this.#setBit(this.#phrases, phrase, bit);
        this.#setBit(this.#heads, phrase.slice(0, phrase.indexOf('_')), bit);
      }
      at += question.labels.length;
    });
  }

  /** Returns a question of this index with its features by number. */
  indexed<Label extends string>(question: Question<Label>): IndexedQuestion<Label> {
    const place = this.#places.get(question);
    if (place === undefined) throw new Error('The index was made without this question.');
    const { labels, bias, topical, pieces, weights } = question;
    return {
      ...place,
      labels,
      bias,
      weights: this.#weights,
      width: this.#width,
      weighed: this.flags(weights.keys()),
      topical,
      pieces,
      pairs: [...weights.keys()].some((name) => name.includes(' ')),
    };
  }

  /** Returns 1 for each of these features, else 0. */
  flags(names: Iterable<string>): Uint8Array {
    const flags = new Uint8Array(this.#count);
    for (const name of names) flags[this.numberOf(name)] = 1;
    flags[NOTHING] = 0;
    return flags;
  }

  /** Returns a feature's number by its name; 0 if no question uses it. */
  numberOf(name: string): number {
    const [one = '', two, three] = name.split(' ');
    const first = this.#units.get(one) ?? NOTHING;
    if (two === undefined) return first;
    const pair = this.#next(first, this.#units.get(two) ?? NOTHING);
    return three === undefined ? pair : this.#next(pair, this.#units.get(three) ?? NOTHING);
  }

  /** Splits a text into words with their entries. */
  read(text: string): KnownToken[] {
    return tokensBy(text, (word, clause) => {
      const entry = this.entryOf(word);
      return { word, stem: entry.stem, clause, entry };
    });
  }

  /** Returns a word's entry. Caches the words that some question uses, since there are not many. */
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

  /** Returns the same features as the function `features`, by number. */
  features(tokens: readonly KnownToken[], question: IndexedQuestion): number[] {
    return this.addFeatures([], tokens, question);
  }

  /** Adds features to a list started by `start` or `features`. */
  addFeatures(found: number[], tokens: readonly KnownToken[], question: IndexedQuestion): number[] {
    if (found.length === 0) this.#reading += 1;
    const { bit, topical, pairs } = question;
    let previous = NOTHING;
    let previousClause = -1;
    for (let i = 0; i < tokens.length; ) {
      const { entry, clause } = tokens[i] as KnownToken;
      const length = this.#isHead(entry, bit) ? this.#phraseAt(tokens, i, bit) : 1;
      const unit = length > 1 ? this.#phraseFound : entry.unit;
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

  /**
   * Returns the same features as the function `manner`, by number.
   * @param things the things that trades work on, by number; `question` has the phrases among them
   */
  manner(tokens: readonly KnownToken[], things: Uint8Array, question: IndexedQuestion): number[] {
    this.#reading += 1;
    return this.addManner([], tokens, things, question);
  }

  addManner(found: number[], tokens: readonly KnownToken[], things: Uint8Array, { bit }: IndexedQuestion): number[] {
    let one = NOTHING;
    let two = NOTHING;
    let isFirst = true;
    let at = -1;
    for (let i = 0; i < tokens.length; ) {
      const { entry, clause } = tokens[i] as KnownToken;
      const length = this.#isHead(entry, bit) ? this.#phraseAt(tokens, i, bit) : 1;
      const unit = length > 1 ? this.#phraseFound : entry.unit;
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

  /** Returns the number of a word's stem, or of the longest phrase that it starts with the next one or two words. */
  stemOrPhrase(tokens: readonly KnownToken[], at: number, { bit }: IndexedQuestion): number {
    const stem = tokens[at]?.entry.stemNumber ?? NOTHING;
    if (((this.#heads[stem] ?? 0) & bit) === 0) return stem;
    const pair = this.#joinedTo(stem, tokens[at + 1]);
    const triple = this.#joinedTo(pair, tokens[at + 2]);
    return [triple, pair].find((phrase) => ((this.#phrases[phrase] ?? 0) & bit) !== 0) ?? stem;
  }

  #joinedTo(joined: number, next: KnownToken | undefined): number {
    return this.#joined.get(joined * MOST_FEATURES + (next?.entry.stemNumber ?? NOTHING)) ?? NOTHING;
  }

  #isHead(entry: Entry, bit: number): boolean {
    return ((this.#heads[entry.stemNumber] ?? 0) & bit) !== 0;
  }

  /** Returns the number of words in the longest phrase at a position, or 1, and stores its number in `#phraseFound`. */
  #phraseAt(tokens: readonly KnownToken[], at: number, bit: number): number {
    const first = tokens[at] as KnownToken;
    let joined = first.entry.stemNumber;
    let length = 1;
    for (let n = 1; n < LONGEST_PHRASE; n += 1) {
      const next = tokens[at + n];
      if (next === undefined || next.clause !== first.clause) break;
      joined = this.#joined.get(joined * MOST_FEATURES + next.entry.stemNumber) ?? NOTHING;
      if (joined === NOTHING) break;
      if (((this.#phrases[joined] ?? 0) & bit) !== 0) {
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
    if (((this.#neighbors[first] ?? 0) & FIRST) === 0 || ((this.#neighbors[second] ?? 0) & SECOND) === 0)
      return NOTHING;
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

  #setBit(bits: Uint8Array, name: string, bit: number): void {
    const number = this.numberOf(name);
    bits[number] = (bits[number] ?? 0) | bit;
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
    this.#neighbors[first] = (this.#neighbors[first] ?? 0) | FIRST;
    this.#neighbors[second] = (this.#neighbors[second] ?? 0) | SECOND;
    this.#pairs.set(key, this.#count);
    return this.#count++;
  }
}
