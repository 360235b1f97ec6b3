import { createHash } from 'node:crypto';

const FIRST_SIZE = 1 << 10;
const FULLEST = 0.5;

/**
 * Remembers which ids a file has already used, in 16 bytes each regardless of length: a million take 32 MB. It stores
 * 53 bits of a hash, so in a file of a million, the odds of mistaking a new id for a known one are 1 in 18,000.
 */
export class SeenIds {
  #slots = new Float64Array(FIRST_SIZE);
  #count = 0;

  /** Adds an id. Returns whether it is new. */
  add(id: string): boolean {
    if (this.#count > this.#slots.length * FULLEST) this.#grow();
    if (!insert(this.#slots, hashOf(id))) return false;
    this.#count += 1;
    return true;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const hash of this.#slots) if (hash !== 0) insert(larger, hash);
    this.#slots = larger;
  }
}

/** From 1 to 2^53 - 1; 0 marks a free slot. */
function hashOf(id: string): number {
  const digest = createHash('md5').update(id).digest();
  return digest.readUIntBE(0, 6) * 32 + (digest.readUInt8(6) & 31) || 1;
}

function insert(slots: Float64Array, hash: number): boolean {
  for (let at = hash % slots.length; ; at = (at + 1) % slots.length) {
    const held = slots[at];
    if (held === hash) return false;
    if (held === 0) {
      slots[at] = hash;
      return true;
    }
  }
}
