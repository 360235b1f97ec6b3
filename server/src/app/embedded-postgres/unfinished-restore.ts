import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import type { Place } from './place.ts';

/** Says that a restore was begun here and has not ended. */
export interface UnfinishedRestore {
  /** Where the previous database was moved to; null if there was none. */
  readonly before: string | null;
}

const pathOf = (place: Place) => join(place.root, 'unfinished-restore.json');

/** Returns the restore that was interrupted here; null if there was none. */
export async function unfinishedRestore(place: Place): Promise<UnfinishedRestore | null> {
  const text = await readFile(pathOf(place), 'utf8').catch(() => null);
  if (text === null) return null;
  const { before } = JSON.parse(text) as { before: string | null };
  return { before };
}

/** Keeps the product from starting on what is here until `endRestore`. */
export async function beginRestore(place: Place, restore: UnfinishedRestore): Promise<void> {
  await writeFile(`${pathOf(place)}.new`, JSON.stringify(restore), { flush: true });
  await rename(`${pathOf(place)}.new`, pathOf(place));
}

export const endRestore = (place: Place): Promise<void> => rm(pathOf(place), { force: true });

/** @throws EmbeddedPostgresError if a restore was interrupted: what is here may be half a database. */
export async function refuseUnfinishedRestore(place: Place): Promise<void> {
  const unfinished = await unfinishedRestore(place);
  if (unfinished === null) return;
  throw new EmbeddedPostgresError(
    `A restore into DATA_DIR (${place.dataDir}) was interrupted: run plumbline restore again` +
      `${unfinished.before === null ? '' : `. The previous database is in ${unfinished.before}`}.`,
  );
}
