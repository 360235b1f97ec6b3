import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError, type BackupStore } from './backup-store.ts';

/** Names of files that are not finished. They are not listed, and a later backup removes them. */
const UNFINISHED = /\.unfinished-[0-9a-f]{12}$/;

/**
 * A folder of this machine, or one that is mounted. Only this user can read what is written.
 * @param things what is stored, for people who read an error
 */
export function diskStore(folder: string, things = 'backups'): BackupStore {
  const root = resolve(folder);
  const pathOf = (name: string) => {
    const path = resolve(root, name);
    if (!path.startsWith(root + sep)) throw new BackupError(`'${name}' is not a name within ${root}.`);
    return path;
  };
  return {
    place: root,
    write: async (name, content) => {
      const path = pathOf(name);
      const unfinished = `${path}.unfinished-${randomBytes(6).toString('hex')}`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw explain(error, root, things);
      }
    },
    read: async (name) => {
      const path = pathOf(name);
      if (!(await stat(path).catch(() => undefined))?.isFile()) throw new BackupError(`There is no file ${path}.`);
      return createReadStream(path);
    },
    list: async (prefix) => {
      const folder = join(root, ...prefix.split('/').slice(0, -1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if ((error as { code?: string }).code === 'ENOENT') return [];
        throw explain(error, root, things);
      });
      return entries
        .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((name) => name.startsWith(prefix))
        .sort();
    },
    remove: async (name) => {
      const path = pathOf(name);
      await rm(path, { force: true });
      const folder = dirname(path);
      const left = folder === root ? ['the root stays'] : await readdir(folder).catch(() => ['it is gone']);
      // What a killed backup has left in the folder goes with its last file.
      if (left.every((file) => UNFINISHED.test(file))) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A rename survives a crash of the machine only after this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explain(error: unknown, root: string, things: string): unknown {
  switch ((error as { code?: string }).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(`The disk of ${root} is full: make room, or choose another place for ${things}.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`${root} may not be written by this user: make it writable, or choose another place.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new BackupError(`${root} is not a folder: choose another place for ${things}.`);
    default:
      return error;
  }
}
