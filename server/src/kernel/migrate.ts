import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { KEEP_ALIVE } from './connection-limits.ts';
import { errorCode, errorLines } from './error-facts.ts';
import { missingRights } from './missing-rights.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Lets only one process migrate at a time. The number is arbitrary: it spells 'plumb' on a phone keypad. */
const MIGRATION_LOCK = 75862;

/** Its statements may take long, but a database that doesn't answer is noticed. */
const CONNECT_MS = 10_000;

export interface MigrationOptions {
  /** The folder of the migrations. */
  readonly folder?: URL;
  /** Longest wait for a lock in a migration. Whoever comes next waits behind it, so it is short. */
  readonly lockMs?: number;
  /** How often a migration that gets no lock is tried, and the pause in between. */
  readonly tries?: number;
  readonly pauseMs?: number;
  /** Longest wait for other processes that are migrating. */
  readonly turnMs?: number;
  /** The last migration to apply, to fit rows that an earlier release has exported. Default: the newest. */
  readonly through?: string | undefined;
  /** True for the restore itself. */
  readonly isRestoring?: boolean;
}
/**
 * Migrations whose texts have changed for new databases only, with the checksums of the texts that others have applied:
 * they no longer create extensions that only a superuser may create (migration 0067 makes all databases equal).
 */
const EARLIER_CHECKSUMS: Readonly<Record<string, string>> = {
  '0001_kernel.sql': '37f5fdd915d35976ea4caefa7c311f4b3475c34ae210eec170fca39080b9a01b',
  '0019_craftsmen.sql': 'd0a1a9ccc7dc8c37b39bd26732cc59e1ac4fd2537f9a7a320b6badec36807ae9',
};

/** Thrown if the database can't be brought to the schema that this code needs; `message` says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function migrationsOnDisk(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The table that a database has while a backup is being restored into it. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/**
 * Brings a database to the newest schema, forward only, each migration in its own transaction, unless it says that it is
 * outside one. Processes that start at
 * the same time take turns. A migration that gets no lock within seconds lets others pass and is tried again. Returns the
 * names of the applied migrations.
 *
 * @throws MigrationError if the database is newer than the code, an applied migration was edited, a restore into the
 * database was interrupted, or a lock isn't to be had
 */
export async function migrate(
  connectionString: string,
  {
    folder = FOLDER,
    lockMs = 3000,
    tries = 30,
    pauseMs = 1000,
    turnMs = 600_000,
    through,
    isRestoring = false,
  }: MigrationOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE });
  await client.connect();
  try {
    await takeTurn(client, turnMs);
    await client.query(`set lock_timeout = ${lockMs}`);
    if (!isRestoring) await refuseUnfinishedRestore(client);
    await prepareForMigrations(client);
    const disk = await migrationsOnDisk(folder);
    const applied = new Map<string, string>();
    for (const row of (await client.query('select name, checksum from schema_migrations')).rows) {
      applied.set(row.name, row.checksum);
    }
    refuseForeignHistory(disk, applied);
    await runMigrations({ connectionString });
    const pending = disk.filter(({ name }) => !applied.has(name) && (through === undefined || name <= through));
    for (const migration of pending) {
      for (let attempt = 1; !(await apply(client, migration)); attempt++) {
        if (attempt === tries) throw new MigrationError(noLock(migration.name, tries));
        await sleep(pauseMs);
      }
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) is not null as "isThere"', [UNFINISHED_RESTORE]);
  if (rows[0]?.isThere !== true) return;
  throw new MigrationError('A restore into this database was interrupted: run plumbline restore again.');
}

/** Returns the names of the migrations that this code has, sorted. */
export const knownMigrations = async (): Promise<string[]> => (await migrationsOnDisk(FOLDER)).map(({ name }) => name);

/** Throws if a database lacks migrations of this code, without changing anything. */
export async function requireNewestSchema(connectionString: string, folder = FOLDER): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE });
  await client.connect();
  try {
    const { rows } = await client.query('select to_regclass(\'schema_migrations\') is not null as "hasSchema"');
    const applied = rows[0].hasSchema ? (await client.query('select name from schema_migrations')).rows : [];
    const pending = (await migrationsOnDisk(folder)).filter(({ name }) => !applied.some((row) => row.name === name));
    if (pending.length === 0) return;
    throw new MigrationError(
      `The database has an older schema than this version: ${pending.length} migrations are pending. Use the version that runs with it, or start this one first.`,
    );
  } finally {
    await client.end();
  }
}

/** Makes what every migration needs, or says what an administrator must do. */
async function prepareForMigrations(client: pg.Client): Promise<void> {
  const complaint = await missingRights(client);
  if (complaint !== null) throw new MigrationError(complaint);
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
}

function refuseForeignHistory(disk: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(disk.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const expected = known.get(name);
    if (expected === undefined) {
      throw new MigrationError(
        `The database is newer than this code: it has migration ${name}. Start the version that made it, or newer.`,
      );
    }
    if (expected !== checksum && EARLIER_CHECKSUMS[name] !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied. Restore the file; put changes into a new migration.`,
      );
    }
  }
}

/** Asks again and again, since an index that is built concurrently would wait for a statement that waits. */
async function takeTurn(client: pg.Client, turnMs: number): Promise<void> {
  const end = Date.now() + turnMs;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "hasTurn"', [MIGRATION_LOCK]);
    if (rows[0].hasTurn === true) return;
    if (Date.now() >= end) {
      throw new MigrationError(
        `Another process has been changing the schema for ${turnMs / 1000} seconds. Look at it in pg_stat_activity, and start again when it is done.`,
      );
    }
    await sleep(TURN_POLL_MS);
  }
}
const TURN_POLL_MS = 50;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

const noLock = (name: string, tries: number): string =>
  `Migration ${name} found what it changes in use ${tries} times and has changed nothing. Find the long transaction in pg_stat_activity, end it, and start again.`;

/** The first words of a migration that builds indexes while others write. */
const OUTSIDE = '-- Outside a transaction';
const statementsIn = (text: string): string[] => text.split(/;[ \t]*\n/).filter((statement) => statement.trim() !== '');

/**
 * Returns false if others hold a lock that it needs. Nothing has been changed then, except by a migration outside a
 * transaction.
 */
async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  const isOutside = migration.sql.startsWith(OUTSIDE);
  if (!isOutside) await client.query('begin');
  try {
    // Each statement is its own transaction then, so it must be possible to run them again.
    for (const statement of isOutside ? statementsIn(migration.sql) : [migration.sql]) await client.query(statement);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    if (!isOutside) await client.query('commit');
    return true;
  } catch (error) {
    if (!isOutside) await client.query('rollback');
    const code = errorCode(error);
    if (code === LOCK_NOT_AVAILABLE || code === DEADLOCK) return false;
    throw new MigrationError(`Migration ${migration.name} failed: ${reasonOf(error)}`);
  }
}

/** Errors of class 42 are about the migration's text; other messages may quote rows. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && errorCode(error)?.startsWith('42') ? error.message : errorLines(error);
