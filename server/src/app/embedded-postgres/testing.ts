import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach } from 'vitest';
import { readPidFile, servesCluster } from './pid-file.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts';

export const asRoot = process.getuid?.() === 0;

/** The unprivileged user that root switches to. */
export const nobody = { uid: 65534, gid: 65534 };

/** True if everyone may enter all folders above this file. Otherwise, root can't start our programs as another user. */
export const othersMayEnter = foldersAbove(import.meta.dirname).every(
  (folder) => (statSync(folder).mode & 0o001) !== 0,
);

function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

const cleanUps: (() => Promise<unknown>)[] = [];

/** Runs a function at the end of the test, in reverse order of registration. */
export function atTheEnd(cleanUp: () => Promise<unknown>): void {
  cleanUps.push(cleanUp);
}

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}, 60_000);

/** Returns an empty folder for the test, open to all users. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
  await chmod(folder, 0o755);
  atTheEnd(async () => {
    await endForgottenServer(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return folder;
}

let used: Promise<string> | undefined;

/**
 * Returns a folder in the state after a first start and stop. It is created once and copied, because creating one takes
 * seconds.
 */
export async function usedFolder(): Promise<string> {
  used ??= makeUsedFolder();
  const folder = await newFolder();
  // Keeps the owners: PostgreSQL rejects another user's data.
  await promisify(execFile)('cp', ['-a', `${await used}/.`, folder]);
  return folder;
}

/** Creates the folder among the run's temporary files, which are removed with it. */
async function makeUsedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgres-used-'));
  await chmod(folder, 0o755);
  await (await startEmbeddedPostgres({ dataDir: folder, durable: false })).stop();
  return folder;
}

/** Stops the server if a test fails after it has killed an app. */
async function endForgottenServer(cluster: string): Promise<void> {
  const found = await readPidFile(cluster);
  if (found !== undefined && (await servesCluster(cluster, found.pid))) process.kill(found.pid, 'SIGQUIT');
}

/** Starts the database in this process, and stops it at the end of the test. */
export async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(options);
  atTheEnd(() => postgres.stop());
  return postgres;
}

export type App = Pick<EmbeddedPostgres, 'connectionString' | 'pid' | 'reattached' | 'stop'> & {
  process: ChildProcess;
};

/** Starts the database in a separate process, which stops it when its input ends. */
export async function startApp(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<App> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)};
    const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false });
    const { connectionString, pid, reattached } = postgres;
    console.log(JSON.stringify({ connectionString, pid, reattached }));
    process.stdin.resume().on('end', () => postgres.stop());
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(asRoot ? user : {}),
  });
  const exit = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const stop = async () => {
    child.stdin.end();
    await exit;
  };
  atTheEnd(stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const { connectionString, pid, reattached } = JSON.parse(line);
    return { connectionString, pid, reattached, stop, process: child };
  }
  await exit;
  throw new Error(complaint);
}

/** Runs one statement on a separate connection and returns its rows. */
export async function query({ connectionString }: { connectionString: string }, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
