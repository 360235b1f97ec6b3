import { readdir, readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const ROUND_MS = 200;
/** Rounds after which PostgreSQL is stopped in immediate mode, which also releases its shared memory. */
const POSTGRES_ROUNDS = 50;

/**
 * Ends every process with this temporary folder, then removes the folder. On systems that don't expose processes'
 * environments, products end when their channel closes, and PostgreSQL because its lock file is gone.
 */
export async function tidyUp(folder: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    const processes = await processesOf(folder);
    if (processes.length === 0) break;
    for (const { id, name } of processes)
      end(id, name === 'postgres' && round < POSTGRES_ROUNDS ? 'SIGQUIT' : 'SIGKILL');
    await sleep(ROUND_MS);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Process {
  readonly id: number;
  readonly name: string;
}

/** Returns the live processes with this temporary folder; none on systems without `/proc`. */
export async function processesOf(folder: string): Promise<readonly Process[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    ids.map(async (id) => {
      // A process that has just ended, or belongs to another user, isn't ours.
      const environment = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '');
      if (!environment.split('\0').includes(`TMPDIR=${folder}`)) return [];
      const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '');
      return [{ id, name: name.trim() }];
    }),
  );
  return found.flat();
}

function end(id: number, signal: 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(id, signal);
  } catch {
    // It ended by itself.
  }
}

if (import.meta.main) {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('Pass the folder.');
  process.stdin.resume();
  process.stdin.on('close', () => void tidyUp(folder));
}
