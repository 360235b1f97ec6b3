import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Fate, LEAST_PATIENCE_MS, readJournal, written } from './journal.ts';
import { JOURNAL, TIMES } from './variables.ts';

const LOOK_MS = 500;

/**
 * Tries all mutants of these files in one run of their tests, in Stryker's sandbox. A mutant that never ends is killed
 * together with the run, which then restarts without it.
 *
 * @param times milliseconds that each test file takes
 */
export async function tryAll(
  files: readonly string[],
  times: Readonly<Record<string, number>>,
  journal: string,
): Promise<void> {
  writeFileSync(journal, '');
  // Each round but the last finds a mutant that hangs.
  // oxlint-disable-next-line no-await-in-loop
  while ((await runOnce(files, times, journal)) === 'hung');
}

/** Returns the results so far; empty if there was no pass. */
export function fatesIn(journal: string): ReadonlyMap<string, Fate> {
  try {
    return readJournal(readFileSync(journal, 'utf8')).fates;
  } catch {
    return new Map();
  }
}

async function runOnce(
  files: readonly string[],
  times: Readonly<Record<string, number>>,
  journal: string,
): Promise<'over' | 'hung'> {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'related', '--run', '--config', join('tools', 'mutation', 'test-set.ts'), '--reporter=dot'];
  const child = spawn(process.execPath, [...args, ...files], {
    env: { ...process.env, [JOURNAL]: journal, [TIMES]: JSON.stringify(times) },
    stdio: 'ignore',
  });
  const over = new Promise<'over'>((done) => {
    // Tests affected by a mutant fail. The journal counts, not the exit code.
    child.on('close', () => done('over'));
    child.on('error', () => done('over'));
  });
  let [size, since] = [0, performance.now()];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await Promise.race([over, setTimeout(LOOK_MS, 'busy')])) === 'over') return 'over';
    const now = statSync(journal).size;
    if (now !== size) [size, since] = [now, performance.now()];
    if (performance.now() - since < LEAST_PATIENCE_MS) continue;
    const { trying } = readJournal(readFileSync(journal, 'utf8'));
    if (trying === undefined || performance.now() - since < trying.within) continue;
    child.kill('SIGKILL');
    // oxlint-disable-next-line no-await-in-loop
    await over;
    appendFileSync(journal, written({ hangs: trying.mutant }));
    return 'hung';
  }
}
