import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DebianProgram, debianProgram } from './debian-program.ts';

/** Servers refuse to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A server in the foreground. */
export interface ServerProcess {
  readonly pid: number;
  /** Returns its output so far. */
  output(): string;
  isRunning(): boolean;
  /** Ends it, with SIGTERM unless told otherwise, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Returns a folder that the servers may write to. */
export async function serverFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `plumbline-${name}-`));
  await openToServers(folder);
  return folder;
}

/** Gives a folder and what is directly in it to the user that servers run as. */
export async function openToServers(folder: string): Promise<void> {
  if (nobody.uid === undefined) return;
  for (const name of ['', ...(await readdir(folder))]) await chown(join(folder, name), nobody.uid, nobody.gid);
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

interface Environment {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

const settings = ({ cwd, env = {} }: Environment) => ({
  cwd,
  env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: cwd, ...env },
  ...nobody,
});

/** Starts a server in the foreground, as an unprivileged user. */
export function startServer(name: DebianProgram, words: readonly string[], given: Environment): ServerProcess {
  const child: ChildProcess = spawn(debianProgram(name), words, {
    ...settings(given),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + String(chunk)).slice(-100_000);
    });
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    isRunning,
    end: async (signal = 'SIGTERM') => {
      if (!isRunning()) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await gone;
      clearTimeout(impatience);
    },
  };
}

/** Runs a program to its end, as an unprivileged user. Returns its output. */
export async function runProgram(
  name: DebianProgram,
  words: readonly string[],
  given: Environment,
): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(debianProgram(name), words, { ...settings(given), maxBuffer: 64 * 1024 * 1024 });
}
