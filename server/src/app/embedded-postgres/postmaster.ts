import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Runtime } from './binaries.ts';
import { cannotRun } from './cluster.ts';
import { askServer } from './connection.ts';
import { explainFileError, systemCode } from './error.ts';
import { readPidFile, servesCluster } from './pid-file.ts';
import type { Place } from './place.ts';
import { spawnOptions } from './process.ts';

/**
 * The result of a start: it responds; the cluster or the port is in use; or it failed, with PostgreSQL's own message.
 */
export type StartOutcome =
  | { kind: 'ready'; pid: number }
  | { kind: 'cluster-taken' }
  | { kind: 'port-taken' }
  | { kind: 'disk-full' }
  | { kind: 'failed'; reason: string };

export type PostmasterOptions = {
  place: Place;
  runtime: Runtime;
  password: string;
  durable: boolean;
  say: (line: string) => void;
};

/** Milliseconds before a stop is repeated in a stronger mode. */
export const stopPatience = 10_000;

const rotateLogAbove = 10 * 1024 * 1024;

/** Returns the settings for the command line, where they override the cluster's own files. */
function settings(port: number, durable: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // This launcher reads the log. The process id in brackets separates the lines of different starts.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Runs `postgres` in a separate session (Ctrl-C in the terminal reaches only the app, which drains first) and waits
 * until it responds, as long as it lives, because recovery after a crash may take a while.
 */
export async function startPostmaster(options: PostmasterOptions, port: number): Promise<StartOutcome> {
  const { place, runtime, password, durable, say } = options;
  const log = await openLog(place);
  let child: ChildProcess;
  try {
    child = spawn(runtime.bin('postgres'), ['-D', place.cluster, ...settings(port, durable)], {
      ...spawnOptions(place),
      detached: true,
      stdio: ['ignore', log.file.fd, log.file.fd],
    });
    await once(child, 'spawn');
  } catch (error) {
    throw cannotRun(place, error);
  } finally {
    await log.file.close();
  }
  child.unref();
  const pid = child.pid ?? 0;
  const exit = once(child, 'exit');
  const begun = Date.now();
  let told = false;
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPidFile(place.cluster);
    if (
      file?.pid === pid &&
      file.state === 'ready' &&
      (await askServer({ port, password }, place.cluster)) === 'ours'
    ) {
      return { kind: 'ready', pid };
    }
    if (!told && Date.now() - begun > 5_000) {
      say('PostgreSQL is still coming up: it is recovering from an unclean stop.');
      told = true;
    }
    await Promise.race([exit, sleep(10)]);
  }
  return explainExit(await linesSince(place, log.size), pid);
}

/**
 * Ends a server that doesn't complete a requested stop. PostgreSQL 18 can lose part of the request if it arrives during
 * the reinitialization after a crash of one of its processes, and then waits forever. An immediate stop is safe,
 * because the next start recovers.
 */
export async function endStuckServer(place: Place, pid: number): Promise<void> {
  await endBySignal(place, pid, 'SIGQUIT', stopPatience);
}

/** Sends the signal and waits. Returns true once the process has ended. */
async function endBySignal(
  place: Place,
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  patience: number,
): Promise<boolean> {
  if (!(await servesCluster(place.cluster, pid))) return true;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (systemCode(error) === 'ESRCH') return true;
    throw error;
  }
  for (const until = Date.now() + patience; Date.now() < until; await sleep(10)) {
    // PostgreSQL removes this file last.
    if ((await readPidFile(place.cluster))?.pid !== pid || !(await servesCluster(place.cluster, pid))) return true;
  }
  return false;
}

/** Stops the server in fast mode: rolls back transactions in progress and keeps everything committed. */
export async function stopPostmaster(place: Place, runtime: Runtime, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', place.cluster, '-m', 'fast', '-w'];
    await promisify(execFile)(runtime.bin('pg_ctl'), args, { windowsHide: true });
    return;
  }
  if (await endBySignal(place, pid, 'SIGINT', stopPatience)) return;
  if (await endBySignal(place, pid, 'SIGQUIT', stopPatience)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop; its log is ${place.logFile}`);
}

/** Opens the log for appending, after moving a long one aside. `size` is the offset of new lines. */
async function openLog(place: Place): Promise<{ file: FileHandle; size: number }> {
  try {
    const size = (await stat(place.logFile).catch(() => undefined))?.size ?? 0;
    const rotate = size > rotateLogAbove;
    if (rotate) await rename(place.logFile, `${place.logFile}.1`);
    return { file: await open(place.logFile, 'a', 0o600), size: rotate ? 0 : size };
  } catch (error) {
    throw explainFileError(error, place.dataDir);
  }
}

async function linesSince(place: Place, offset: number): Promise<string[]> {
  const log = await readFile(place.logFile).catch(() => Buffer.alloc(0));
  return log.subarray(offset).toString('utf8').split('\n');
}

function explainExit(lines: string[], pid: number): StartOutcome {
  // A process that started at the same time writes to the same log.
  const own = lines.filter((line) => line.includes(`[${pid}]`)).join('\n');
  if (/lock file .* already exists|pre-existing shared memory block/.test(own)) return { kind: 'cluster-taken' };
  if (/could not bind|could not create any TCP\/IP sockets/.test(own)) return { kind: 'port-taken' };
  // Errors during recovery are reported by another process of the server.
  if (/No space left on device|Disk quota exceeded/.test(lines.join('\n'))) return { kind: 'disk-full' };
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => line !== '');
  return { kind: 'failed', reason: (reason ?? 'it ended without a word').replace(/^.*(FATAL|PANIC): +/, '').trim() };
}
