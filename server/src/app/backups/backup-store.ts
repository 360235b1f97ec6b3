import type { Readable } from 'node:stream';

/** A place for backups: a folder, or a bucket of an S3-compatible store. Names are paths with slashes. */
export interface BackupStore {
  /** The place as people write it. */
  readonly place: string;
  /** Stores a file whole or not at all, replacing one of the same name. */
  write(name: string, content: Readable): Promise<void>;
  /** @throws BackupError if there is no such file */
  read(name: string): Promise<Readable>;
  /** Returns the names that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Removes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
}

/** A backup or restore that can't be carried out; `message` says why and what to do, without data. */
export class BackupError extends Error {
  override name = 'BackupError';
}
