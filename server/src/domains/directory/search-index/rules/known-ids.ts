import { grown } from './growing-array.ts';

/** The arrays of known ids, which can be stored and read again as they are. */
export interface IdArrays {
  /** The letters of all ids, one after the other. */
  readonly letters: Uint8Array;
  /** Where each id ends. */
  readonly ends: Int32Array;
}

const FIRST_SLOTS = 1024;

/**
 * Numbers ids in the order in which they come. A million need 40 MB, a third of what a `Map` of strings does. Ids are of
 * ASCII letters and never leave.
 */
export class KnownIds {
  #letters: Uint8Array;
  #ends: Int32Array;
  #size: number;
  /** An open hash table of numbers plus 1; 0 is free. */
  #slots: Int32Array;

  constructor(stored: IdArrays = { letters: new Uint8Array(0), ends: new Int32Array(0) }) {
    this.#letters = stored.letters;
    this.#ends = stored.ends;
    this.#size = stored.ends.length;
    this.#slots = new Int32Array(FIRST_SLOTS);
    this.#rehash();
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#letters.byteLength + this.#ends.byteLength + this.#slots.byteLength;
  }

  /** Returns the arrays, without room to grow. */
  arrays(): IdArrays {
    return {
      letters: this.#letters.slice(0, this.#beginOf(this.#size)),
      ends: this.#ends.slice(0, this.#size),
    };
  }

  /** Returns an id's number; -1 if it is unknown. */
  numberOf(id: string): number {
    return (this.#slots[this.#slotOf(id)] as number) - 1;
  }

  /** Returns an id's number, a new one if it was unknown. */
  add(id: string): number {
    const slot = this.#slotOf(id);
    const known = (this.#slots[slot] as number) - 1;
    if (known >= 0) return known;
    const number = this.#size;
    const begin = this.#beginOf(number);
    this.#letters = grown(this.#letters, begin + id.length);
    for (let at = 0; at < id.length; at += 1) this.#letters[begin + at] = id.charCodeAt(at);
    this.#ends = grown(this.#ends, number + 1);
    this.#ends[number] = begin + id.length;
    this.#slots[slot] = number + 1;
    this.#size += 1;
    if (this.#size * 4 > this.#slots.length * 3) this.#rehash();
    return number;
  }

  idOf(number: number): string {
    let id = '';
    for (let at = this.#beginOf(number); at < this.#beginOf(number + 1); at += 1) {
      id += String.fromCharCode(this.#letters[at] as number);
    }
    return id;
  }

  /** Returns whether the first id is before the second in the order of their letters, as with `collate "C"`. */
  isBefore(one: number, other: number): boolean {
    const letters = this.#letters;
    let [at, to] = [this.#beginOf(one), this.#beginOf(other)];
    const [end, otherEnd] = [this.#beginOf(one + 1), this.#beginOf(other + 1)];
    while (at < end && to < otherEnd && letters[at] === letters[to]) {
      at += 1;
      to += 1;
    }
    if (to >= otherEnd) return false;
    return at >= end || (letters[at] as number) < (letters[to] as number);
  }

  #beginOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] as number);
  }

  /** Returns the slot of an id, or the free one where it belongs. */
  #slotOf(id: string): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(id) & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] as number) - 1;
      if (number < 0 || this.#is(number, id)) return slot;
    }
  }

  #is(number: number, id: string): boolean {
    const begin = this.#beginOf(number);
    if (this.#beginOf(number + 1) - begin !== id.length) return false;
    for (let at = 0; at < id.length; at += 1) if (this.#letters[begin + at] !== id.charCodeAt(at)) return false;
    return true;
  }

  #rehash(): void {
    let length = FIRST_SLOTS;
    while (length < this.#size * 2) length *= 2;
    this.#slots = new Int32Array(length);
    const mask = length - 1;
    for (let number = 0; number < this.#size; number += 1) {
      let slot = this.#hashOfNumber(number) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }

  #hashOfNumber(number: number): number {
    let hash = BASIS;
    for (let at = this.#beginOf(number); at < this.#beginOf(number + 1); at += 1) {
      hash = Math.imul(hash ^ (this.#letters[at] as number), PRIME);
    }
    return mixed(hash);
  }
}

/** FNV-1a, of 32 bits. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

function hashOf(id: string): number {
  let hash = BASIS;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), PRIME);
  return mixed(hash);
}

/** Only the low bits are used, so the high ones have to count there. */
const mixed = (hash: number): number => hash ^ (hash >>> 15);
