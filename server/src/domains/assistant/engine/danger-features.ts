import { soundOf } from './spelling-key.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

/** Words and phrases by the thing that they mean, such as `shock`. `tingl*` stands for every word that starts so. */
export type Concepts = Readonly<Record<string, readonly string[]>>;

interface Phrase {
  readonly sounds: readonly string[];
  readonly concept: number;
}

interface Entry {
  readonly unit: number;
  readonly pieces: readonly number[];
  readonly concepts: readonly number[];
  /** The phrases that may start with this word. */
  readonly phrases: readonly Phrase[];
  readonly sound: string;
}

/** Concepts this many words apart belong together. */
const NEAR = 9;
/** A negation applies to this many words after it. */
const REACH = 4;
const SHORTEST_SPLIT = 5;
const PIECE = 4;
/** Two feature numbers combine into one key. */
const MOST_FEATURES = 1 << 18;
/** The concepts that change what another means, however far away they are. */
const TURNS = [
  'past',
  'fixed',
  'checked',
  'want',
  'replace',
  'someday',
  'hypothetical',
  'neighbor',
  'heard-of',
  'now',
  'calm',
  'bid-thing',
  'joke',
];
const NEGATION = 'no';

/**
 * Finds what a text says that may tell of a danger: its words as they sound, pairs of them, pieces of words, and the
 * concepts that they stand for, alone, denied, and together with others. A feature has a number. The same code reads
 * texts for training, when every feature gets a number, and for the product, when only those of the model have one.
 */
export class DangerFeatures {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [''];
  readonly #pairs = new Map<number, number>();
  readonly #entries = new Map<string, Entry>();
  readonly #words = new Map<string, number[]>();
  readonly #beginnings = new Map<string, number[]>();
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #concepts: readonly string[];
  readonly #plain: number[];
  readonly #denied: number[];
  readonly #near: number[][];
  readonly #far: number[][];
  readonly #isTurn: readonly boolean[];
  readonly #no: number;
  readonly #isOpen: boolean;
  #seen = new Uint32Array(1024);
  #reading = 0;
  #longest = 0;

  /** @param names the features of the model; without them every feature gets a number */
  constructor(concepts: Concepts, names?: Iterable<string>) {
    this.#isOpen = names === undefined;
    for (const name of names ?? []) this.#add(name);
    this.#concepts = Object.keys(concepts);
    this.#no = this.#concepts.indexOf(NEGATION);
    this.#isTurn = this.#concepts.map((concept) => TURNS.includes(concept));
    const number = (name: string) => this.numberOf(name);
    this.#plain = this.#concepts.map((one) => number(`{${one}}`));
    this.#denied = this.#concepts.map((one) => number(`-{${one}}`));
    this.#near = this.#concepts.map((one) => this.#concepts.map((two) => number(`{${one}}&{${two}}`)));
    this.#far = this.#concepts.map((one, i) =>
      this.#concepts.map((two) => (this.#isTurn[i] ? number(`{${one}}~{${two}}`) : 0)),
    );
    this.#concepts.forEach((concept, i) => {
      for (const term of concepts[concept] ?? []) this.#learn(term, i);
    });
  }

  /** Returns the distinct features of a text. */
  read(tokens: readonly Token[], hazard: string | undefined): number[] {
    this.#reading += 1;
    if (this.#seen.length < this.#names.length + 64 * tokens.length) {
      const seen = new Uint32Array(2 * (this.#names.length + 64 * tokens.length));
      seen.set(this.#seen);
      this.#seen = seen;
    }
    const found: number[] = [];
    if (hazard !== undefined) this.#find(found, this.numberOf(`!${hazard}`));
    const said: number[] = [];
    const places: number[] = [];
    const entries = tokens.map(({ word }) => this.#entryOf(word));
    let negatedUntil = -1;
    let last: Entry | undefined;
    let lastClause = -1;
    for (let i = 0; i < tokens.length; i += 1) {
      const entry = entries[i] as Entry;
      const clause = tokens[i]?.clause ?? 0;
      this.#find(found, entry.unit);
      if (last !== undefined && lastClause === clause) this.#find(found, this.#pairOf(last.unit, entry.unit));
      for (const piece of entry.pieces) this.#find(found, piece);
      const isDenied = i <= negatedUntil && clause === lastClause;
      if (clause !== lastClause) negatedUntil = -1;
      const here = this.#conceptsAt(entries, i);
      for (const concept of here) {
        if (concept === this.#no) negatedUntil = i + REACH;
        if (isDenied && concept !== this.#no) {
          this.#find(found, this.#denied[concept] ?? 0);
          continue;
        }
        this.#find(found, this.#plain[concept] ?? 0);
        for (let n = said.length - 1; n >= 0 && i - (places[n] ?? 0) <= NEAR; n -= 1) {
          const other = said[n] ?? 0;
          if (other !== concept)
            this.#find(found, (other < concept ? this.#near[other]?.[concept] : this.#near[concept]?.[other]) ?? 0);
        }
        said.push(concept);
        places.push(i);
      }
      last = entry;
      lastClause = clause;
    }
    const all = [...new Set(said)];
    for (const turn of all)
      if (this.#isTurn[turn])
        for (const other of all) if (other !== turn) this.#find(found, this.#far[turn]?.[other] ?? 0);
    return found;
  }

  nameOf(feature: number): string {
    return this.#names[feature] ?? '';
  }

  get size(): number {
    return this.#names.length;
  }

  #conceptsAt(entries: readonly Entry[], at: number): readonly number[] {
    const { concepts, phrases } = entries[at] as Entry;
    if (phrases.length === 0) return concepts;
    const found = [...concepts];
    for (const { sounds, concept } of phrases) {
      if (!found.includes(concept) && sounds.every((sound, n) => entries[at + n]?.sound === sound)) found.push(concept);
    }
    return found;
  }

  #entryOf(word: string): Entry {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const sound = soundOf(word);
    const unit = unitOf(word);
    const concepts = [...(this.#words.get(sound) ?? [])];
    for (let length = 2; length <= Math.min(sound.length, this.#longest); length += 1)
      for (const concept of this.#beginnings.get(sound.slice(0, length)) ?? [])
        if (!concepts.includes(concept)) concepts.push(concept);
    if (/^(?:19|20)\d\d$/.test(word)) concepts.push(this.#concepts.indexOf('past'));
    const entry: Entry = {
      unit: this.numberOf(unit),
      pieces:
        unit.length < SHORTEST_SPLIT
          ? []
          : piecesOf(unit)
              .map((piece) => this.numberOf(piece))
              .filter((piece) => piece > 0),
      concepts,
      phrases: this.#phrases.get(sound) ?? [],
      sound,
    };
    if (this.#isOpen || entry.unit > 0 || concepts.length > 0) this.#entries.set(word, entry);
    return entry;
  }

  #learn(term: string, concept: number): void {
    const words = term.split(' ');
    const sounds = words.map((word) => soundOf(word.replace('*', '')));
    const [first = ''] = sounds;
    const at = <Item>(map: Map<string, Item[]>, item: Item) => map.set(first, [...(map.get(first) ?? []), item]);
    if (words.length > 1) at(this.#phrases, { sounds, concept });
    else if (term.endsWith('*')) {
      at(this.#beginnings, concept);
      this.#longest = Math.max(this.#longest, first.length);
    } else at(this.#words, concept);
  }

  #find(found: number[], feature: number): void {
    if (feature === 0 || this.#seen[feature] === this.#reading) return;
    this.#seen[feature] = this.#reading;
    found.push(feature);
  }

  #pairOf(one: number, two: number): number {
    if (one === 0 || two === 0) return 0;
    const key = one * MOST_FEATURES + two;
    const known = this.#pairs.get(key);
    if (known !== undefined || !this.#isOpen) return known ?? 0;
    const made = this.numberOf(`${this.nameOf(one)} ${this.nameOf(two)}`);
    this.#pairs.set(key, made);
    return made;
  }

  #add(name: string): void {
    const [one = '', two] = name.split(' ');
    const number = this.#intern(name);
    if (two !== undefined) this.#pairs.set(this.#intern(one) * MOST_FEATURES + this.#intern(two), number);
  }

  /** Returns a feature's number; 0 if the model has none of this name. */
  numberOf(name: string): number {
    return this.#isOpen ? this.#intern(name) : (this.#numbers.get(name) ?? 0);
  }

  #intern(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}

/** Returns a word without its endings as it sounds. Numbers are told apart as temperatures are. */
function unitOf(word: string): string {
  if (/^\d/.test(word)) return numberOf(Number.parseInt(word, 10));
  const sound = soundOf(stem(word));
  return sound.length > 4 ? sound.replace(/[aoe]s?$/, '') : sound;
}

function numberOf(value: number): string {
  if (value < 60) return value < 40 ? '0to39' : '40to59';
  return value < 85 ? '60to84' : value < 125 ? '85to124' : '125up';
}

function piecesOf(unit: string): string[] {
  const edged = `^${unit}$`;
  return Array.from({ length: edged.length - PIECE + 1 }, (_, i) => `#${edged.slice(i, i + PIECE)}`);
}
