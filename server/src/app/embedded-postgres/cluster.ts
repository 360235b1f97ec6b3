import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, link, mkdir, readFile, rename, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Runtime } from './binaries.ts';
import { EmbeddedPostgresError, explainFileError, noSpace, systemCode } from './error.ts';
import { holdsFiles, type Place } from './place.ts';
import { spawnOptions } from './process.ts';

/** The app's role and database. */
export const plumbline = 'plumbline';

/**
 * Binaries and an empty cluster take about 90 MB. With less space than this, a first start would fail later and with a
 * less helpful error.
 */
const bytesNeededAtFirst = 200 * 1024 * 1024;

/**
 * Inspects the folder before anything changes: `new` (empty) or `ours`.
 * @throws EmbeddedPostgresError for a cluster of another major version or another program, and for other files
 */
export async function inspectCluster(place: Place, major: number): Promise<'new' | 'ours'> {
  try {
    if (!(await holdsFiles(place.cluster))) {
      const { bavail, bsize } = await statfs(place.root);
      if (bavail * bsize < bytesNeededAtFirst) throw noSpace(place.dataDir);
      return 'new';
    }
    const version = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
    const password = await readFile(place.passwordFile, 'utf8').catch(() => '');
    if (version === '') {
      throw new EmbeddedPostgresError(
        `${place.cluster} holds files that Plumbline did not make. Nothing was changed: ` +
          'move them away, or set DATA_DIR to another folder.',
      );
    }
    if (password === '') {
      throw new EmbeddedPostgresError(
        `${place.cluster} holds a database without its password file ${place.passwordFile}. Nothing was changed: ` +
          'put the file back, or set DATA_DIR to another folder.',
      );
    }
    if (version !== String(major)) {
      throw new EmbeddedPostgresError(
        `The database in DATA_DIR (${place.dataDir}) was made by PostgreSQL ${version}, and this version of Plumbline ` +
          `brings PostgreSQL ${major}. Nothing was changed: carry the data over with plumbline backup --method tables ` +
          '(docs/operations.md), or set DATA_DIR to another folder.',
      );
    }
    return 'ours';
  } catch (error) {
    throw explainFileError(error, place.dataDir);
  }
}

/** Returns the password, and creates one if there is none. Processes that start at the same time agree on one. */
export async function ensurePassword(place: Place): Promise<string> {
  const read = async () => (await readFile(place.passwordFile, 'utf8')).trim();
  try {
    return await read();
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw explainFileError(error, place.dataDir);
  }
  const unfinished = `${place.passwordFile}.new-${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
    if (place.owner !== undefined) await chown(unfinished, place.owner.uid, place.owner.gid);
    // Unlike rename, link fails if another process was first.
    await link(unfinished, place.passwordFile).catch((error: unknown) => {
      if (systemCode(error) !== 'EEXIST') throw error;
    });
    return await read();
  } catch (error) {
    throw explainFileError(error, place.dataDir);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Creates the cluster under a temporary name and renames it when it is complete, so that an interrupted start leaves
 * nothing half-made. Text sorts by code point through PostgreSQL's own provider, which is the same on every machine.
 */
export async function createCluster(place: Place, runtime: Runtime, durable: boolean): Promise<void> {
  const unfinished = `${place.cluster}.new-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await chmod(unfinished, 0o700);
    if (place.owner !== undefined) await chown(unfinished, place.owner.uid, place.owner.gid);
    await runInitdb(place, runtime, [
      `--pgdata=${unfinished}`,
      `--username=${plumbline}`,
      `--pwfile=${place.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (!(await holdsFiles(place.cluster))) await rmdir(place.cluster).catch(() => undefined);
    await rename(unfinished, place.cluster);
  } catch (error) {
    // A process that started at the same time may have been first. Its cluster counts.
    if ((await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')) === '') {
      throw explainFileError(error, place.dataDir);
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function runInitdb(place: Place, runtime: Runtime, args: string[]): Promise<void> {
  const child = spawn(runtime.bin('initdb'), args, { ...spawnOptions(place), stdio: ['ignore', 'ignore', 'pipe'] });
  const started = once(child, 'spawn').catch((error: unknown) => {
    throw cannotRun(place, error);
  });
  await started;
  const closed = once(child, 'close');
  const complaint = child.stderr === null ? '' : await text(child.stderr);
  const [code] = await closed;
  if (code === 0) return;
  if (/No space left on device|Disk quota exceeded/.test(complaint)) throw noSpace(place.dataDir);
  const reason = complaint.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? complaint;
  throw new EmbeddedPostgresError(
    `PostgreSQL could not set up a database in DATA_DIR (${place.dataDir}): ${reason.trim()}. ` +
      'Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL 15 or later.',
  );
}

/**
 * Returns an error for programs that exist but don't run on this machine (another C library, a disk mounted noexec, …).
 */
export function cannotRun(place: Place, error: unknown): EmbeddedPostgresError {
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(
    `This machine does not run the PostgreSQL that comes along (${reason}): set DATA_DIR to a folder whose programs ` +
      `may run (now ${place.dataDir}), or DATABASE_URL to a PostgreSQL 15 or later.`,
    { cause: error },
  );
}
