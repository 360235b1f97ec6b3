import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, explainFileError } from './error.ts';
import { readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';

/**
 * Milliseconds between updates that show that this machine uses the cluster. Another machine waits for several of them.
 */
const beatEvery = 2_000;

/**
 * Prevents two machines, or two containers, from using one cluster on a shared disk. PostgreSQL's own locks work only
 * on one machine: each would see a stale `postmaster.pid`, start, and corrupt the data. Only a start after an unclean
 * stop under another host name has to wait for a heartbeat. All others return immediately.
 */
export async function takeLease(place: Place, say: (line: string) => void, watchFor = 3.5 * beatEvery): Promise<void> {
  try {
    const holder = (await readFile(pathOf(place), 'utf8').catch(() => '')).trim();
    if (holder === hostname()) return;
    if (holder !== '' && (await readPidFile(place.cluster)) !== undefined) {
      say(`The database was last used on ${holder} and not closed: making sure that it is not in use there.`);
      const before = await lastBeat(place);
      await sleep(watchFor);
      if ((await lastBeat(place)) !== before) {
        throw new EmbeddedPostgresError(
          `The database in DATA_DIR (${place.dataDir}) is in use on another machine or container (${holder}): ` +
            'stop that one, or let both use one PostgreSQL by DATABASE_URL.',
        );
      }
    }
    await writeFile(pathOf(place), `${hostname()}\n`);
  } catch (error) {
    throw explainFileError(error, place.dataDir);
  }
}

/** Updates the lease every two seconds until the returned function is called. */
export function keepLease(place: Place): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // If an update fails (a full disk), the next one makes up for it.
    utimes(pathOf(place), now, now).catch(() => undefined);
  }, beatEvery);
  timer.unref();
  return () => clearInterval(timer);
}

async function lastBeat(place: Place): Promise<number | undefined> {
  return (await stat(pathOf(place)).catch(() => undefined))?.mtimeMs;
}

function pathOf(place: Place): string {
  return join(place.root, 'postgres.host');
}
