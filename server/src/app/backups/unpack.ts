import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, symlink } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Owner } from '../embedded-postgres/place.ts';
import { BackupError } from './backup-store.ts';

export interface UnpackOptions {
  /** The user that owns what is unpacked; this process's own by default. */
  readonly owner?: Owner | undefined;
  /** False if a crash of the machine may lose it. */
  readonly isDurable: boolean;
}

const PRIVATE_FOLDER = 0o700;

/**
 * Unpacks PostgreSQL's archive of a data directory into a new folder.
 * @throws BackupError for entries that lead out of the folder
 */
export async function unpackCluster(archive: Readable, folder: string, options: UnpackOptions): Promise<void> {
  const { owner, isDurable } = options;
  const own = async (path: string) => {
    if (owner !== undefined) await chown(path, owner.uid, owner.gid);
  };
  await mkdir(folder, { mode: PRIVATE_FOLDER });
  await chmod(folder, PRIVATE_FOLDER);
  await own(folder);
  const entries = extract();
  archive.on('error', (error) => entries.destroy(error));
  archive.pipe(entries);
  for await (const entry of entries) {
    const { name, type, mode, linkname } = entry.header;
    const path = resolve(folder, name);
    if (path !== folder && !path.startsWith(folder + sep))
      throw new BackupError(`The backup holds a strange file: ${name}.`);
    if (type === 'directory') {
      await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
    } else if (type === 'symlink' && linkname != null && resolve(path, '..', linkname).startsWith(folder + sep)) {
      await symlink(linkname, path);
    } else if (type === 'file') {
      await pipeline(entry, createWriteStream(path, { mode: mode & 0o700, flush: isDurable }));
    } else {
      throw new BackupError(`The backup holds a strange file: ${name}.`);
    }
    if (type !== 'symlink') await own(path);
    entry.resume();
  }
}
