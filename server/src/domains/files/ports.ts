import type { Readable } from 'node:stream';
import type { RefusalReason } from './rules/refusal.ts';
import type { SizeName } from './rules/stored-name.ts';

/** Keeps bytes by name, on a disk or in a bucket. Names are paths with slashes. */
export interface FileStore {
  /** Stores content whole or not at all, replacing any of the same name. Resolves once it would survive a crash. */
  write(name: string, content: Readable): Promise<void>;
  /** @throws if there is none */
  read(name: string): Promise<Readable>;
  /** Returns the names that begin with the prefix. */
  list(prefix: string): Promise<string[]>;
  /** Does nothing if there is none. */
  remove(name: string): Promise<void>;
}

/** A photo in all its sizes, without anything that says where and when it was taken. */
export interface PreparedPhoto {
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** A tiny image as a data URL. */
  readonly placeholder: string;
  readonly sizes: readonly { readonly name: SizeName; readonly bytes: Buffer }[];
}

export interface FilesPort {
  readonly store: FileStore;
  /**
   * Reads an uploaded photo in a separate process with limits on memory and time.
   * @throws if that process could not be run; what the photo does to it is a refusal
   */
  prepare(original: Readable, stopping: AbortSignal): Promise<PreparedPhoto | { readonly refusal: RefusalReason }>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null in commands. */
    readonly files: FilesPort | null;
  }
}
