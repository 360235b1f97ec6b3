import { join } from 'node:path';
import pg from 'pg';
import { KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import { knownMigrations, migrate, UNFINISHED_RESTORE } from '../../kernel/migrate.ts';
import { BackupError } from './backup-store.ts';
import { unpackFiles } from './data-files.ts';
import { type Opening, openPart, type Restored, withoutPassword } from './open-part.ts';
import { importTables } from './table-import.ts';

export interface TableRestore extends Opening {
  readonly connectionString: string;
  /** Whether our tables that are there may be dropped. */
  readonly mayReplace: boolean;
}

/**
 * Restores exported tables into a database of any PostgreSQL from 15 on, as the owner of the database. The schema comes
 * from the migrations, first as far as the backup had it. Until `finishTables`, the product refuses to start there.
 * @throws BackupError with what to do
 */
export async function restoreTables(restore: TableRestore): Promise<void> {
  const { manifest, connectionString } = restore;
  const known = await knownMigrations();
  const strange = manifest.migrations.find((name) => !known.includes(name));
  if (strange !== undefined) {
    throw new BackupError(
      `A newer version of Plumbline made this backup (migration ${strange}): restore it with that one.`,
    );
  }
  await withClient(connectionString, (client) => makeRoom(client, restore.mayReplace));
  await migrate(connectionString, { through: manifest.migrations.at(-1), isRestoring: true });
  await importTables(connectionString, await openPart(restore, manifest.database), manifest.rows);
}

export interface DatabaseRestore extends TableRestore {
  readonly dataDir: string;
  /** Completes the restored database, such as by repeating erasures, before anyone may start on it. */
  readonly complete: (connectionString: string) => Promise<void>;
}

/**
 * Restores a backup into the database of DATABASE_URL and its files into DATA_DIR.
 * @throws BackupError with what to do
 */
export async function restoreIntoDatabase(restore: DatabaseRestore): Promise<Restored> {
  const { manifest, connectionString, dataDir } = restore;
  if (manifest.method !== 'tables') {
    throw new BackupError(
      'This backup holds the files of a whole server. For another server, make one of the tables: plumbline backup --method tables.',
    );
  }
  await withClient(connectionString, requireNoWorkers);
  await restoreTables(restore);
  const files = await openPart(restore, manifest.files);
  const companions = await unpackFiles(files, dataDir, join(dataDir, 'restored-settings'));
  await restore.complete(connectionString);
  await finishTables(connectionString);
  return { before: null, companions: await withoutPassword(companions) };
}

/** Lets the product start on what was restored. */
export const finishTables = (connectionString: string): Promise<void> =>
  withClient(
    connectionString,
    async (client) => void (await client.query(`drop table if exists ${UNFINISHED_RESTORE}`)),
  );

/** Workers show themselves by the name of a connection. */
async function requireNoWorkers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'plumbline-worker'",
  );
  if (rows.length > 0) throw new BackupError('Plumbline is running on this database: stop it first.');
}

async function makeRoom(client: pg.Client, mayReplace: boolean): Promise<void> {
  const { rows } = await client.query<{ isUnfinished: boolean; isOurs: boolean }>(
    `select to_regclass($1) is not null as "isUnfinished", to_regclass('schema_migrations') is not null as "isOurs"`,
    [UNFINISHED_RESTORE],
  );
  const [found] = rows;
  if (found?.isOurs === true && !found.isUnfinished && !mayReplace) {
    throw new BackupError('There are tables of Plumbline in this database. --replace drops them first.');
  }
  await client.query(`create table if not exists ${UNFINISHED_RESTORE} (since timestamptz not null default now())`);
  await client.query('drop schema if exists graphile_worker cascade');
  for (const statement of await drops(client)) await client.query(statement);
}

/** Returns the statements that drop everything of ours in `public`, but no extension, which only a superuser may make. */
async function drops(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `with ours as (
       select classid, objid from pg_depend where deptype = 'e'
     )
     select format('drop table if exists %s cascade', c.oid::regclass) as statement, 1 as turn
     from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> $1
       and not exists (select from ours where classid = 'pg_class'::regclass and objid = c.oid)
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure), 2
     from pg_proc p
     where pronamespace = 'public'::regnamespace
       and not exists (select from ours where classid = 'pg_proc'::regclass and objid = p.oid)
     order by turn`,
    [UNFINISHED_RESTORE],
  );
  return rows.map(({ statement }) => statement);
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, ...KEEP_ALIVE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
