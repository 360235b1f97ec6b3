import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, explainFileError, systemCode } from './error.ts';

/** The user that the server runs as. PostgreSQL refuses to run as root. */
export type Owner = { uid: number; gid: number };

/** The location of the cluster and its files, and their owner. */
export type Place = {
  /** DATA_DIR as an absolute path, for messages. */
  dataDir: string;
  /**
   * Real path of the folder that contains everything below: DATA_DIR itself, or its replacement (see `choosePlace`).
   */
  root: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  /** Undefined if the server runs as the same user as this process. */
  owner: Owner | undefined;
};

const nobody: Owner = { uid: 65534, gid: 65534 };
const probePrefix = '.plumbline-probe-';
const locationFile = 'postgres-location.txt';

/**
 * Creates DATA_DIR and chooses the folder of the cluster, which is almost always DATA_DIR. If started as root, the
 * server has to run as another user, who may be unable to enter DATA_DIR (a clone below `/root`) or to own files there
 * (some network and shared disks). In that case, the cluster is in `<standInParent>/plumbline-<hash of DATA_DIR>`, and
 * a text file in DATA_DIR says so.
 */
export async function choosePlace(
  givenDataDir: string,
  say: (line: string) => void,
  standInParent = '/var/lib',
): Promise<Place> {
  const dataDir = resolve(givenDataDir);
  try {
    const real = await prepareDataDir(dataDir);
    const recorded = await readLocation(real);
    if (!isRoot()) {
      const place = placeAt(dataDir, recorded ?? real, undefined);
      await refuseClusterOfOtherUser(place);
      return place;
    }
    if (recorded !== undefined) return placeAt(dataDir, recorded, await clusterOwner(recorded, dataDir));
    if (await holdsFiles(join(real, 'postgres'))) {
      const owner = await clusterOwner(real, dataDir);
      const closed = await folderClosedTo(owner, real);
      if (closed !== undefined) throw clusterClosed(dataDir, owner, closed);
      return placeAt(dataDir, real, owner);
    }
    const ownable = await canOwnFiles(nobody, real);
    if (ownable) await openEmptyFolder(nobody, real);
    const closed = await folderClosedTo(nobody, real);
    if (closed === undefined && ownable) return placeAt(dataDir, real, nobody);
    const root = await makeStandIn(real, standInParent);
    const reused = await holdsFiles(join(root, 'postgres'));
    say(
      `${closed ?? real} is closed to the user the database runs as, so the database ` +
        `${reused ? 'is still' : 'lives'} in ${root} (noted in ${join(dataDir, locationFile)}).`,
    );
    return placeAt(dataDir, root, reused ? await clusterOwner(root, dataDir) : nobody);
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/** Returns whether the folder exists and isn't empty. */
export async function holdsFiles(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function placeAt(dataDir: string, root: string, owner: Owner | undefined): Place {
  return {
    dataDir,
    root,
    cluster: join(root, 'postgres'),
    passwordFile: join(root, 'postgres.password'),
    logFile: join(root, 'postgres.log'),
    owner,
  };
}

/** Creates DATA_DIR if needed, verifies that it is writable, and returns its real path. */
async function prepareDataDir(dataDir: string): Promise<string> {
  const firstMade = await mkdir(dataDir, { recursive: true });
  if (firstMade !== undefined && isRoot()) {
    // Even with a strict umask, the server's user needs access to the new folders.
    for (let folder = dataDir; folder.length >= firstMade.length; folder = dirname(folder)) await chmod(folder, 0o755);
  }
  const real = await realpath(dataDir);
  const probe = join(real, `${probePrefix}${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(probe, 'May this folder be written?\n', { flag: 'wx' });
  } finally {
    await rm(probe, { force: true });
  }
  if ((await stat(join(real, 'PG_VERSION')).catch(() => undefined)) !== undefined) {
    throw new EmbeddedPostgresError(
      `DATA_DIR (${dataDir}) is another program's PostgreSQL data directory and was left alone: ` +
        'set DATA_DIR to a folder of its own.',
    );
  }
  return real;
}

/**
 * Returns the first folder on the path to `folder`, including it, that the user can't enter; undefined if all are open.
 */
async function folderClosedTo(user: Owner, folder: string): Promise<string | undefined> {
  const parent = dirname(folder);
  if (parent !== folder) {
    const closed = await folderClosedTo(user, parent);
    if (closed !== undefined) return closed;
  }
  const { mode, uid, gid } = await stat(folder);
  const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & enter) === 0 ? folder : undefined;
}

/**
 * Opens an empty folder that belongs to root and is closed to others (a strict umask, a temporary folder) to the group
 * of the server's user only. Leaves folders with content and parent folders alone.
 */
async function openEmptyFolder(user: Owner, folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if (uid !== 0 || (mode & 0o001) !== 0) return;
  // A process that started at the same time may be testing whether it can write.
  if ((await readdir(folder)).some((name) => !name.startsWith(probePrefix))) return;
  await chown(folder, uid, user.gid);
  await chmod(folder, (mode & 0o700) | 0o010);
}

async function canOwnFiles(user: Owner, folder: string): Promise<boolean> {
  const probe = join(folder, `${probePrefix}${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(probe, { mode: 0o700 });
    await chown(probe, user.uid, user.gid);
    return (await stat(probe)).uid === user.uid;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EPERM' || code === 'EINVAL' || code === 'ENOTSUP') return false;
    throw error;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/**
 * Returns the user that a server on the cluster in this folder has to run as. `inspectCluster` rejects other people's
 * files later.
 */
async function clusterOwner(root: string, dataDir: string): Promise<Owner> {
  const cluster = join(root, 'postgres');
  if ((await stat(join(cluster, 'PG_VERSION')).catch(() => undefined)) === undefined) return nobody;
  const { uid, gid } = await stat(cluster);
  if (uid !== 0) return { uid, gid };
  throw new EmbeddedPostgresError(
    `The database in DATA_DIR (${dataDir}) belongs to root, as whom PostgreSQL never runs: ` +
      `run chown -R ${nobody.uid}:${nobody.gid} ${cluster}`,
  );
}

function clusterClosed(dataDir: string, owner: Owner, closed: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The files in DATA_DIR (${dataDir}) belong to user id ${owner.uid}, who cannot enter ${closed}: ` +
      `run chmod o+x ${closed}, or move them and set DATA_DIR to where they are.`,
  );
}

async function refuseClusterOfOtherUser(place: Place): Promise<void> {
  const found = await stat(place.cluster).catch(() => undefined);
  if (found === undefined || process.getuid === undefined || found.uid === process.getuid()) return;
  throw new EmbeddedPostgresError(
    `The database in DATA_DIR (${place.dataDir}) belongs to user id ${found.uid}: ` +
      'start as that user or as root, or set DATA_DIR to another folder.',
  );
}

async function readLocation(realDataDir: string): Promise<string | undefined> {
  const text = await readFile(join(realDataDir, locationFile), 'utf8').catch(() => '');
  const root = text.split('\n')[0]?.trim();
  if (root === undefined || root === '') return undefined;
  if ((await stat(root).catch(() => undefined))?.isDirectory() === true) return root;
  throw new EmbeddedPostgresError(
    `The database of DATA_DIR (${realDataDir}) should be in ${root}, which is gone: put it back, ` +
      `or remove ${join(realDataDir, locationFile)} to start with an empty database.`,
  );
}

async function makeStandIn(realDataDir: string, parent: string): Promise<string> {
  const hash = createHash('sha256').update(realDataDir).digest('hex').slice(0, 10);
  const root = join(parent, `plumbline-${hash}`);
  await mkdir(root, { recursive: true });
  await chmod(root, 0o755);
  const note =
    `${root}\n\nThe database of this folder lives at the path above, because the user it runs as\n` +
    'cannot enter or own this folder. Keep both together when you move or back up the data.\n';
  await writeFile(join(realDataDir, locationFile), note);
  return await realpath(root);
}
