import { statfs } from 'node:fs/promises';
import { broken, type Finding, note, ok } from './finding.ts';

const GB = 1e9;
/** PostgreSQL stops when its disk is full; a backup in DATA_DIR and its proof take several times the database. */
const LEAST_BYTES = GB;
const SCARCE = 0.1;

/** Examines whether a disk has room. */
export async function examineDisk(about: string, folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, all] = [bavail * bsize, blocks * bsize];
    const what = `${(free / GB).toFixed(1)} GB of ${(all / GB).toFixed(1)} GB are free in ${folder}.`;
    if (free < LEAST_BYTES) return broken(about, what, 'Make room, or move the folder to a larger disk.');
    return free < all * SCARCE ? note(about, what, 'Make room soon.') : ok(about, what);
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'unknown';
    return broken(about, `${folder} can't be read (${code}).`, 'Create it, or choose another folder.');
  }
}
