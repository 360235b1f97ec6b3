import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.mjs';

/** Holds the id of the process that has a run folder: its children inherit the variable and not the role. */
const VARIABLE = 'PLUMBLINE_RUN';

/**
 * Before the first test of a run: all its temporary files go to one folder, and a process that outlives the run waits
 * for its end, however it ends. It then ends what the run has left behind and removes the folder.
 */
export default async function setup(): Promise<void> {
  if (process.env[VARIABLE] === String(process.pid)) return;
  process.env[VARIABLE] = String(process.pid);
  endWithParent();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-run-'));
  // PostgreSQL may run as another user, who has to pass through.
  await chmod(folder, 0o711);
  const tidier = spawn(process.execPath, [join(import.meta.dirname, 'tidy-up.ts'), folder], {
    // A session of its own: Ctrl-C and a closed terminal end the run and not this.
    detached: true,
    cwd: import.meta.dirname,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  tidier.unref();
  // The other end of this pipe closes with our process. It must not keep the process from ending.
  if (tidier.stdin !== null && 'unref' in tidier.stdin && typeof tidier.stdin.unref === 'function')
    tidier.stdin.unref();
  // Set last: the tidier is known by not having it.
  process.env.TMPDIR = folder;
}
