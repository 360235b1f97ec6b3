import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Runtime } from './binaries.ts';
import { cannotRun } from './cluster.ts';
import { askServer } from './connection.ts';
import { explainFileError, systemCode } from './error.ts';
import type { Place } from './place.ts';
import { spawnOptions } from './process.ts';

/** What `postmaster.pid` says of the server that runs, or ran, on the cluster. */
export type PidFile = { pid: number; port: number | undefined };

/** How a start ended: it answers; the cluster or the port is taken; or it failed, in PostgreSQL's own words. */
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

const rotateLogAbove = 10 * 1024 * 1024;

/** Given on the command line, so that they hold whatever the cluster's own files say. */
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
    // This launcher reads the log: the process id in brackets tells one start's lines from another's.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export async function readPidFile(place: Place): Promise<PidFile | undefined> {
  const lines = (await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[3] ?? '', 10);
  return Number.isNaN(pid) ? undefined : { pid, port: Number.isNaN(port) ? undefined : port };
}

/**
 * Removes a `postmaster.pid` whose process id now belongs to something else. PostgreSQL clears most of them itself, but
 * refuses to start where the id is taken by a live process of the same user (a container that starts anew counts its ids
 * from one again) or by a dead one that nobody waited for. Linux only, where `/proc` tells; elsewhere it stays.
 */
export async function clearStalePidFile(place: Place): Promise<void> {
  const found = await readPidFile(place);
  if (found === undefined || process.platform !== 'linux') return;
  const status = await readFile(`/proc/${found.pid}/stat`, 'utf8').catch(() => undefined);
  if (status === undefined) return;
  const name = status.slice(status.indexOf('(') + 1, status.lastIndexOf(')'));
  const state = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3);
  if (name !== 'postgres' || state === 'Z' || state === 'X')
    await rm(join(place.cluster, 'postmaster.pid'), { force: true });
}

/**
 * Runs `postgres` in a session of its own (Ctrl-C in the terminal reaches the app alone, which drains first) and waits
 * until it answers, for as long as it lives: recovery after a crash may take a while.
 */
export async function startPostmaster(options: PostmasterOptions, port: number): Promise<StartOutcome> {
  const { place, runtime, password, durable, say } = options;
  const log = await openLog(place);
  let child: ChildProcess;
  try {
    child = spawn(runtime.bin('postgres'), ['-D', place.cluster, ...settings(port, durable)], {
      ...spawnOptions(place),
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
    });
    await once(child, 'spawn');
  } catch (error) {
    throw cannotRun(place, error);
  } finally {
    await log.handle.close();
  }
  child.unref();
  const pid = child.pid ?? 0;
  const exit = once(child, 'exit');
  for (let waited = 0; child.exitCode === null && child.signalCode === null; waited += 1) {
    if ((await readPidFile(place))?.pid === pid && (await askServer({ port, password }, place.cluster)) === 'ours') {
      return { kind: 'ready', pid };
    }
    if (waited === 500) say('PostgreSQL is still coming up: it is recovering from an unclean stop.');
    await Promise.race([exit, sleep(waited < 50 ? 10 : 40)]);
  }
  return explainExit(await linesOf(place, pid, log.size));
}

/** Stops the server the fast way: transactions in progress are rolled back, everything committed is kept. */
export async function stopPostmaster(place: Place, runtime: Runtime, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(runtime.bin('pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast', '-w'], {
      windowsHide: true,
    });
    return;
  }
  // SIGINT asks for a fast shutdown; SIGQUIT, if that takes too long, for an immediate one, which recovery mends.
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (systemCode(error) === 'ESRCH') return;
      throw error;
    }
    // The file goes last of all, and unlike the process id it cannot be a dead process that nobody waited for.
    for (const until = Date.now() + patience; Date.now() < until; await sleep(10)) {
      if ((await readPidFile(place))?.pid !== pid) return;
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop; its log is ${place.logFile}`);
}

/** A port that nobody listens on, below the range from which systems take ports for outgoing connections. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await canListen(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000');
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

async function openLog(place: Place) {
  try {
    const size = await stat(place.logFile).then(
      (found) => found.size,
      () => 0,
    );
    const rotate = size > rotateLogAbove;
    if (rotate) await rename(place.logFile, `${place.logFile}.1`);
    return { handle: await open(place.logFile, 'a', 0o600), size: rotate ? 0 : size };
  } catch (error) {
    throw explainFileError(error, place.dataDir);
  }
}

async function linesOf(place: Place, pid: number, from: number): Promise<string[]> {
  const text = (await readFile(place.logFile).catch(() => Buffer.alloc(0))).subarray(from).toString('utf8');
  // Before it has read its settings PostgreSQL writes lines without a prefix.
  return text.split('\n').filter((line) => line.includes(`[${pid}]`) || /^(postgres|FATAL|PANIC)\b/.test(line));
}

function explainExit(lines: string[]): StartOutcome {
  const text = lines.join('\n');
  if (/lock file .* already exists|pre-existing shared memory block/.test(text)) return { kind: 'cluster-taken' };
  if (/could not bind|could not create any TCP\/IP sockets/.test(text)) return { kind: 'port-taken' };
  if (/No space left on device|Disk quota exceeded/.test(text)) return { kind: 'disk-full' };
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it ended without a word';
  return { kind: 'failed', reason: reason.replace(/^.*(FATAL|PANIC): +/, '').trim() };
}
