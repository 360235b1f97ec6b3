import { Readable } from 'node:stream';
import type pg from 'pg';

/** The parts of pg's connection that a query of our own uses. */
interface Connection {
  readonly stream: { pause(): void; resume(): void };
  query(text: string): void;
}

/** Bytes of one message to pass on; null for none. */
type Selects = (message: Buffer) => Buffer | null;

/**
 * A query whose answer is a stream of bytes (COPY … TO STDOUT, BASE_BACKUP), as `pg` runs it. Reads no faster than its
 * reader, and ends only after the server has confirmed that all was sent.
 */
export class CopyOut extends Readable implements pg.Submittable {
  readonly #text: string;
  readonly #select: Selects;
  #connection: Connection | undefined;

  constructor(text: string, select: Selects = (message) => message) {
    super({ highWaterMark: 1024 * 1024 });
    this.#text = text;
    this.#select = select;
  }

  submit(connection: unknown): void {
    this.#connection = connection as Connection;
    this.#connection.query(this.#text);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    try {
      const bytes = this.#select(chunk);
      // The buffer belongs to the parser, which uses it again.
      if (bytes !== null && !this.push(Buffer.from(bytes))) this.#connection?.stream.pause();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error('A message could not be read'));
    }
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  // The facts about a base backup come as rows before and after it; what is needed of them is in its files.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
