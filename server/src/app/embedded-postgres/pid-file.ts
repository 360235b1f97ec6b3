import { readFile, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from './error.ts';

/**
 * The contents of `postmaster.pid` about the current or last server of the cluster. `state`: `starting`, `ready` or
 * `stopping`.
 */
export type PidFile = { pid: number; port: number | undefined; state: string };

export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const lines = (await readFile(pathOf(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[3] ?? '', 10);
  if (Number.isNaN(pid)) return undefined;
  return { pid, port: Number.isNaN(port) ? undefined : port, state: lines[7]?.trim() ?? '' };
}

/**
 * Returns whether the process is a server on this cluster. A live process id alone proves little: ids are reused (a
 * restarted container counts from one), and a zombie process keeps its id. On Linux, `/proc` shows it. Elsewhere, a
 * live process is assumed to be the server.
 */
export async function servesCluster(cluster: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, state] = /\((.*)\) (.)/s.exec(status) ?? [];
  if (name !== 'postgres' || state === 'Z' || state === 'X') return false;
  // PostgreSQL's working directory is its data directory. In some containers, not even root may read it.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => cluster);
  return folder === cluster;
}

/**
 * Removes a `postmaster.pid` whose process isn't a server on this cluster. PostgreSQL clears most of them itself, but
 * refuses to start while any process of its user has that id. Surviving child processes of the old server don't require
 * the file, because PostgreSQL detects them by their shared memory.
 */
export async function clearStalePidFile(cluster: string): Promise<void> {
  const found = await readPidFile(cluster);
  if (found === undefined || process.platform !== 'linux') return;
  const idInUse = (await stat(`/proc/${found.pid}`).catch(() => undefined)) !== undefined;
  if (idInUse && !(await servesCluster(cluster, found.pid))) await rm(pathOf(cluster), { force: true });
}

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
