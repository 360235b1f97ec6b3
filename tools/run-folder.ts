import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.mjs';

/** Holds the id of the process that owns the run folder: its children inherit the variable but not the role. */
const VARIABLE = 'PLUMBLINE_RUN';

/**
 * Before the first test of a run, directs all temporary files to one folder and starts a process that outlives the run.
 * However the run ends, that process ends everything left behind and removes the folder.
 */
export default async function setup(): Promise<void> {
  if (process.env[VARIABLE] === String(process.pid)) return;
  process.env[VARIABLE] = String(process.pid);
  endWithParent();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-run-'));
  // PostgreSQL may run as another user, who needs access.
  await chmod(folder, 0o711);
  const tidier = spawn(process.execPath, [join(import.meta.dirname, 'tidy-up.ts'), folder], {
    // A separate session: Ctrl-C and a closed terminal end the run, but not this process.
    detached: true,
    cwd: import.meta.dirname,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  tidier.unref();
  // The other end of this pipe closes with our process. It must not keep our process alive.
  if (tidier.stdin !== null && 'unref' in tidier.stdin && typeof tidier.stdin.unref === 'function')
    tidier.stdin.unref();
  // Set last: not having it identifies the tidier.
  process.env.TMPDIR = folder;
}
