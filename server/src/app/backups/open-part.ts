import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupError, type BackupStore } from './backup-store.ts';
import type { Manifest } from './manifest.ts';
import { opened } from './sealing.ts';

/** The name under which a backup keeps the password of the embedded database. */
export const PASSWORD_FILE = 'postgres.password';

/** A backup to read, and its key. */
export interface Opening {
  readonly store: BackupStore;
  readonly manifest: Manifest;
  readonly key: string | undefined;
}

/** What a restore has put where. */
export interface Restored {
  /** Where the previous database is; null if there was none. */
  readonly before: string | null;
  /** Settings and keys of the machine that was backed up. */
  readonly companions: readonly string[];
}

/**
 * Opens a part of a backup. The stream fails at its end if a byte is missing or wrong.
 * @throws BackupError without the right key
 */
export async function openPart({ store, manifest, key }: Opening, part: Manifest['database']): Promise<Readable> {
  if (manifest.isEncrypted && key === undefined) {
    throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key with which it was made.');
  }
  return opened(await store.read(`${manifest.id}/${part.file}`), manifest.isEncrypted ? key : undefined, part);
}

/** Nobody needs the file any more. */
export async function withoutPassword(companions: readonly string[]): Promise<string[]> {
  const others = companions.filter((path) => basename(path) !== PASSWORD_FILE);
  for (const path of companions) if (!others.includes(path)) await rm(path, { force: true });
  return others;
}
