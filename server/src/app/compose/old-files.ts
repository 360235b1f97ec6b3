import { copyFile, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePlace } from '../embedded-postgres/place.ts';
import type { Env } from '../env.ts';
import type { OldFilesPort } from '../retention/enforce-retention.ts';

/** Folders of DATA_DIR whose files are read once, and lose their value. */
const FOLDERS = ['imports', 'restored-settings'];
const LONG_LOG_BYTES = 50 * 1024 * 1024;

/** Removes old reports and settings in DATA_DIR, and shortens the log of the embedded database. */
export const oldFiles = (env: Env): OldFilesPort => ({
  remove: async (before) => {
    const paths = (await Promise.all(FOLDERS.map((name) => filesIn(join(env.DATA_DIR, name))))).flat();
    const place = env.DATABASE_URL === undefined ? await choosePlace(env.DATA_DIR, () => undefined) : null;
    if (place !== null) {
      paths.push(`${place.logFile}.1`);
      await shorten(place.logFile);
    }
    let removed = 0;
    for (const path of paths) {
      const about = await stat(path).catch(() => undefined);
      if (about?.isFile() !== true || about.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  },
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
}

/** A server that runs for months never gets a new log. It appends, so its file can be copied and emptied. */
async function shorten(log: string): Promise<void> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0;
  if (size < LONG_LOG_BYTES) return;
  await copyFile(log, `${log}.1`);
  await truncate(log);
}
