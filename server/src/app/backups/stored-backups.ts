import { buffer } from 'node:stream/consumers';
import { BackupError, type BackupStore } from './backup-store.ts';
import { removeErasuresBefore } from './erasure-log.ts';
import { type Keeping, keptBackups } from './kept-backups.ts';
import { MANIFEST_FILE, Manifest, startOf } from './manifest.ts';

const OF_BACKUP = /^(\d{8}T\d{6}Z-[0-9a-f]{6})\/([^/]+)$/;
/** A backup without a manifest may still be under way for this long. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Returns the ids of the whole backups in a place, oldest first, and of those that were never finished. */
export async function listBackups(store: BackupStore): Promise<{ ids: string[]; unfinished: string[] }> {
  const files = new Map<string, string[]>();
  for (const name of await store.list('')) {
    const [, id, file] = OF_BACKUP.exec(name) ?? [];
    if (id !== undefined && file !== undefined) files.set(id, [...(files.get(id) ?? []), file]);
  }
  const all = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ids: all.flatMap(([id, names]) => (names.includes(MANIFEST_FILE) ? [id] : [])),
    unfinished: all.flatMap(([id, names]) => (names.includes(MANIFEST_FILE) ? [] : [id])),
  };
}

/**
 * Reads what a backup says of itself; the newest one without an id.
 * @throws BackupError if there is none
 */
export async function readManifest(store: BackupStore, id?: string): Promise<Manifest> {
  const wanted = id ?? (await listBackups(store)).ids.at(-1);
  if (wanted === undefined) throw new BackupError(`There is no backup in ${store.place}.`);
  const read = async () => buffer(await store.read(`${wanted}/${MANIFEST_FILE}`));
  const content = await read().catch((error: unknown) => {
    throw error instanceof BackupError
      ? new BackupError(`There is no backup '${wanted}' in ${store.place}. See: plumbline backup list`)
      : error;
  });
  const manifest = Manifest.safeParse(parsed(content.toString('utf8')));
  if (!manifest.success || manifest.data.id !== wanted) {
    throw new BackupError(`The backup '${wanted}' is damaged, or a newer version made it: restore another one.`);
  }
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Removes the backups that need not be kept, what killed backups have left, and notes of erasures that every backup
 * already contains. Returns the ids of the backups that it removed.
 */
export async function removeOldBackups(store: BackupStore, keeping: Keeping, now: Date): Promise<string[]> {
  const { ids, unfinished } = await listBackups(store);
  const kept = keptBackups(ids, keeping);
  const old = ids.filter((id) => !kept.has(id));
  const dead = unfinished.filter((id) => now.getTime() - startOf(id).getTime() > UNFINISHED_MS);
  // A backup that is removed in part has no manifest any more.
  for (const id of old) await store.remove(`${id}/${MANIFEST_FILE}`);
  for (const id of [...old, ...dead]) {
    for (const name of await store.list(`${id}/`)) await store.remove(name);
  }
  const [oldest] = [...kept].sort();
  if (oldest !== undefined) await removeErasuresBefore(store, startOf(oldest));
  return old;
}
