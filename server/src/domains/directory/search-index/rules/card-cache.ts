import type { Card } from './card-record.ts';

/** Keeps the cards that were read last, up to a number of bytes. */
export class CardCache {
  readonly #mostBytes: number;
  #young = new Map<number, Card>();
  #old = new Map<number, Card>();
  #youngBytes = 0;
  #oldBytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  /** How often cards were there and weren't. */
  get counts(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** Returns a contractor's card, from `read` if it isn't kept. */
  get(number: number, read: () => Card): Card {
    const young = this.#young.get(number);
    if (young !== undefined) {
      this.#hits += 1;
      return young;
    }
    const old = this.#old.get(number);
    if (old === undefined) this.#misses += 1;
    else this.#hits += 1;
    const card = old ?? read();
    this.#keep(number, card);
    return card;
  }

  drop(number: number): void {
    const [young, old] = [this.#young.get(number), this.#old.get(number)];
    if (young !== undefined) this.#youngBytes -= young.length;
    if (old !== undefined) this.#oldBytes -= old.length;
    this.#young.delete(number);
    this.#old.delete(number);
  }

  /** Once the young cards fill half of the memory, they become the old ones, which replaces the previous old ones. */
  #keep(number: number, card: Card): void {
    this.#young.set(number, card);
    this.#youngBytes += card.length;
    if (this.#youngBytes < this.#mostBytes / 2) return;
    this.#old = this.#young;
    this.#oldBytes = this.#youngBytes;
    this.#young = new Map();
    this.#youngBytes = 0;
  }
}
