import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import type { CardPlace } from '../rules/contractor-index.ts';

const BATCH_BYTES = 4 * 1024 * 1024;

/** Writes the cards of a new index, one after the other. */
export class CardWriter {
  readonly #file: number;
  #batch: Buffer[] = [];
  #batchBytes = 0;
  #offset = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'wx', 0o600);
  }

  /** The bytes so far. */
  get bytes(): number {
    return this.#offset;
  }

  add(record: Buffer): CardPlace {
    const place = { offset: this.#offset, length: record.length };
    this.#batch.push(record);
    this.#batchBytes += record.length;
    this.#offset += record.length;
    if (this.#batchBytes >= BATCH_BYTES) this.#flush();
    return place;
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    writeAll(this.#file, Buffer.concat(this.#batch));
    this.#batch = [];
    this.#batchBytes = 0;
  }
}

/**
 * The cards of an index: those stored with it, and newer ones in a file that disappears with this process. A card is
 * read from the system's cache in microseconds, less than it takes to wait for it.
 */
export class CardFile {
  readonly #stored: number;
  readonly #storedBytes: number;
  readonly #newer: number;
  #newerBytes = 0;
  #isOpen = true;

  constructor(path: string, storedBytes: number, ownPath: string) {
    this.#stored = openSync(path, 'r');
    this.#storedBytes = storedBytes;
    this.#newer = openSync(ownPath, 'wx+', 0o600);
    unlinkSync(ownPath);
  }

  read({ offset, length }: CardPlace): Buffer {
    this.#requireOpen();
    const isNewer = offset >= this.#storedBytes;
    const card = Buffer.allocUnsafe(length);
    const from = isNewer ? offset - this.#storedBytes : offset;
    if (readSync(isNewer ? this.#newer : this.#stored, card, 0, length, from) !== length) {
      throw new Error('A card of the search index is cut off');
    }
    return card;
  }

  add(record: Buffer): CardPlace {
    this.#requireOpen();
    const place = { offset: this.#storedBytes + this.#newerBytes, length: record.length };
    writeAll(this.#newer, record, this.#newerBytes);
    this.#newerBytes += record.length;
    return place;
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#stored);
    closeSync(this.#newer);
  }

  /** The number of a closed file may already be another file's. */
  #requireOpen(): void {
    if (!this.#isOpen) throw new Error('The cards of this search index are closed');
  }
}

function writeAll(file: number, bytes: Buffer, position?: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(file, bytes, at, bytes.length - at, position === undefined ? null : position + at);
  }
}
