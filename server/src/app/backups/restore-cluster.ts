import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { locateBinaries } from '../embedded-postgres/binaries.ts';
import { readPidFile, servesCluster } from '../embedded-postgres/pid-file.ts';
import { choosePlace, holdsFiles, type Place } from '../embedded-postgres/place.ts';
import { endStuckServer } from '../embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { beginRestore, endRestore, unfinishedRestore } from '../embedded-postgres/unfinished-restore.ts';
import { BackupError } from './backup-store.ts';
import { unpackFiles } from './data-files.ts';
import type { Manifest } from './manifest.ts';
import { type Opening, openPart, PASSWORD_FILE, type Restored, withoutPassword } from './open-part.ts';
import { finishTables, restoreTables } from './restore-tables.ts';
import { unpackCluster } from './unpack.ts';

export interface ClusterRestore extends Opening {
  readonly dataDir: string;
  /** Whether a database that is there may be moved aside. */
  readonly mayReplace: boolean;
  readonly say: (line: string) => void;
  /** Completes the restored database, such as by repeating erasures, before anyone may start it. */
  readonly complete: (connectionString: string) => Promise<void>;
}

/**
 * Restores a backup into DATA_DIR, whose database must not be running. Nothing is removed: what was there is moved aside.
 * Until the end, the product refuses to start there, so that an interrupted restore isn't taken for a database.
 * @throws BackupError with what to do
 */
export async function restoreIntoDataDir(restore: ClusterRestore): Promise<Restored> {
  const { manifest, say } = restore;
  await requireFittingMajor(manifest);
  const place = await choosePlace(restore.dataDir, say);
  await requireStopped(place);
  const fresh = `${place.cluster}.restored-${randomBytes(6).toString('hex')}`;
  const before = await makeRoom(place, restore.mayReplace);
  say('Unpacking the files …');
  const companions = await unpackFiles(
    await openPart(restore, manifest.files),
    restore.dataDir,
    join(restore.dataDir, 'restored-settings'),
  );
  if (manifest.method === 'cluster') {
    say('Unpacking the database …');
    try {
      await unpackCluster(await openPart(restore, manifest.database), fresh, { owner: place.owner, isDurable: true });
      await adoptPassword(place, companions);
      await rename(fresh, place.cluster);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  const postgres = await startEmbeddedPostgres({ dataDir: restore.dataDir, say, isRestoring: true });
  try {
    if (manifest.method === 'tables') await restoreTables({ ...restore, connectionString: postgres.connectionString });
    await restore.complete(postgres.connectionString);
    await finishTables(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
  await endRestore(place);
  return { before, companions: await withoutPassword(companions) };
}

async function requireFittingMajor({ method, postgres }: Manifest): Promise<void> {
  if (method === 'tables') return;
  const { major } = await locateBinaries();
  if (postgres === major) return;
  throw new BackupError(
    `The backup holds a server of PostgreSQL ${postgres}, and this version of Plumbline brings PostgreSQL ${major}: ` +
      'restore it with the version that made it, and move with a backup of the tables (docs/operations.md).',
  );
}

async function requireStopped(place: Place): Promise<void> {
  const found = await readPidFile(place.cluster);
  if (found === undefined || !(await servesCluster(place.cluster, found.pid))) return;
  // A restore that was killed leaves its server, which nobody else uses.
  if ((await unfinishedRestore(place)) !== null) return endStuckServer(place, found.pid);
  throw new BackupError(`The database in DATA_DIR (${place.dataDir}) is running: stop Plumbline first.`);
}

/** Moves the database that is there aside. Returns where it is now; null if there was none. */
async function makeRoom(place: Place, mayReplace: boolean): Promise<string | null> {
  const unfinished = await unfinishedRestore(place);
  const isThere = await holdsFiles(place.cluster);
  // The interrupted restore has moved the database aside already: what is there now is its own half.
  if (unfinished !== null && (unfinished.before === null || (await holdsFiles(unfinished.before)))) {
    await rm(place.cluster, { recursive: true, force: true });
    return unfinished.before;
  }
  if (!isThere) {
    await beginRestore(place, { before: null });
    return null;
  }
  if (!mayReplace) {
    throw new BackupError(
      `There is a database in DATA_DIR (${place.dataDir}). --replace moves it aside; nothing is deleted.`,
    );
  }
  const before = `${place.cluster}-before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  await beginRestore(place, { before });
  await rename(place.cluster, before);
  return before;
}

/** The roles of the restored database have the password that they had. */
async function adoptPassword(place: Place, companions: readonly string[]): Promise<void> {
  const file = companions.find((path) => basename(path) === PASSWORD_FILE);
  if (file === undefined) throw new BackupError('The backup lacks the password of its database: restore another one.');
  await writeFile(place.passwordFile, await readFile(file), { mode: 0o600, flush: true });
  if (place.owner !== undefined) await chown(place.passwordFile, place.owner.uid, place.owner.gid);
  await rm(file);
}
