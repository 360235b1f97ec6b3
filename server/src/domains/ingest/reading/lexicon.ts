import { readFileSync } from 'node:fs';
import { folded, NUMBER, type Word, wordsOf } from './words.ts';

/** A thing, an action or a state that permits mention, in all its forms. */
export interface Concept {
  readonly name: string;
  /** Most questions treat concepts of one kind alike: 'plumbing', 'dwelling', 'wetroom'. */
  readonly kind: string;
}

interface Node {
  readonly next: Map<string, Node>;
  concept: Concept | null;
}

const FILES = ['plumbing', 'electrical', 'hvac', 'places', 'works', 'scopes', 'paper', 'deeds'] as const;
/** Shorter words are too often another word that differs by one letter. */
const SHORTEST_MENDED = 7;
/** Nobody writes longer words, and correcting one takes time quadratic in its length. */
const LONGEST_MENDED = 24;
/** A hostile source invents new words endlessly. */
const MOST_MENDED = 20_000;

/** The concepts of `data/*.tsv`, compiled so that one pass over the words finds every form, longest first. */
export class Lexicon {
  readonly #root: Node = { next: new Map(), concept: null };
  /** Maps words as written to their stems. */
  readonly #words = new Map<string, string>();
  /** Maps a word with one letter left out to the word. */
  readonly #slips = new Map<string, string>();
  readonly #mended = new Map<string, string>();

  constructor(rows: Iterable<readonly [Concept, string]>) {
    for (const [concept, form] of rows) this.#add(concept, form);
    for (const word of this.#words.keys()) {
      if (word.length < SHORTEST_MENDED) continue;
      for (let at = 1; at < word.length; at += 1) this.#slips.set(word.slice(0, at) + word.slice(at + 1), word);
    }
  }

  #add(concept: Concept, form: string): void {
    let node = this.#root;
    for (const { stem, word } of wordsOf(folded(form.replaceAll(NUMBER, '1')))) {
      this.#words.set(word, stem).set(stem, stem);
      let next = node.next.get(stem);
      if (next === undefined) node.next.set(stem, (next = { next: new Map(), concept: null }));
      node = next;
    }
    const other = node.concept;
    if (other !== null && other.name !== concept.name) {
      throw new Error(`'${form}' is a form of both ${other.name} and ${concept.name}`);
    }
    node.concept = concept;
  }

  /** Returns the longest form that starts at a word, and its number of words; null if there is none. */
  longestAt(stems: readonly string[], at: number): { readonly concept: Concept; readonly length: number } | null {
    let node: Node | undefined = this.#root;
    let found: Concept | null = null;
    let length = 0;
    for (let to = at; to < stems.length; to += 1) {
      node = node.next.get(stems[to] ?? '');
      if (node === undefined) break;
      if (node.concept !== null) {
        found = node.concept;
        length = to - at + 1;
      }
    }
    return found === null ? null : { concept: found, length };
  }

  /** Returns the stem of a word. Long words are corrected to the lexicon's spelling: 'plumbiny' is 'plumbing'. */
  stemOf({ word, stem }: Word): string {
    if (word.length < SHORTEST_MENDED || word.length > LONGEST_MENDED) return stem;
    if (this.#words.has(word) || this.#words.has(stem)) return stem;
    const before = this.#mended.get(word);
    if (before !== undefined) return before;
    const meant = this.#meant(word);
    const found = meant === null ? stem : (this.#words.get(meant) ?? stem);
    if (this.#mended.size >= MOST_MENDED) this.#mended.clear();
    this.#mended.set(word, found);
    return found;
  }

  /** Returns the word of the lexicon that is one edit away: a missing, extra or wrong letter, or two swapped ones. */
  #meant(word: string): string | null {
    const longer = this.#slips.get(word);
    if (longer !== undefined) return longer;
    for (let at = 1; at < word.length; at += 1) {
      const shorter = word.slice(0, at) + word.slice(at + 1);
      if (shorter.length >= SHORTEST_MENDED && this.#words.has(shorter)) return shorter;
      const other = this.#slips.get(shorter);
      if (other !== undefined && other.length === word.length) return other;
    }
    return null;
  }
}

/** Reads one file of concepts: name, kind, and forms separated by semicolons. */
export function* readConcepts(name: string): Generator<readonly [Concept, string]> {
  const text = readFileSync(new URL(`data/${name}.tsv`, import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [concept = '', kind = '', forms = ''] = line.split('\t');
    for (const form of forms.split(';')) if (form.trim() !== '') yield [{ name: concept, kind }, form.trim()];
  }
}

let loaded: Lexicon | undefined;

/** The lexicon of permits, read once. */
export const lexicon = (): Lexicon => (loaded ??= new Lexicon(FILES.flatMap((name) => [...readConcepts(name)])));
