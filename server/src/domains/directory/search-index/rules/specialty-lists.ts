/** Searches that are remembered, the last ones first to stay. */
const REMEMBERED = 200;

/** Finds those of the lists whose words match a search. */
export type MatchLists = (lists: readonly (readonly string[])[], words: string) => Promise<readonly boolean[]>;

/**
 * The different lists of specialties of all contractors by number. A search asks once which lists match, so that words
 * match as they do in the database.
 */
export class SpecialtyLists {
  readonly #lists: (readonly string[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #known = new Map<string, boolean[]>();

  /** @param stored all lists but the empty one, in their order */
  constructor(stored: readonly (readonly string[])[] = []) {
    this.numberOf([]);
    for (const list of stored) this.numberOf(list);
  }

  get size(): number {
    return this.#lists.length;
  }

  /** Returns the number of a list; 0 for the empty one, which matches nothing. */
  numberOf(list: readonly string[]): number {
    const text = JSON.stringify(list);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#lists.push([...list]);
    this.#numbers.set(text, this.#lists.length - 1);
    return this.#lists.length - 1;
  }

  /** Returns the function that says whether a list matches a search; null until all lists are known to it. */
  matcher(words: string): ((list: number) => boolean) | null {
    const known = this.#known.get(words);
    if (known === undefined || known.length < this.#lists.length) return null;
    return (list) => known[list] === true;
  }

  /** Asks which lists match a search, but only about those that are new to it. */
  async learn(words: string, match: MatchLists): Promise<void> {
    const known = this.#known.get(words) ?? [false];
    const all = [...known, ...(await match(this.#lists.slice(known.length), words))];
    this.#known.delete(words);
    this.#known.set(words, all);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }

  lists(): readonly (readonly string[])[] {
    return this.#lists.slice(1);
  }
}
