import { chmod, chown, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { knownMigrations } from '../../kernel/migrate.ts';
import { locateBinaries } from '../embedded-postgres/binaries.ts';
import { readPidFile, servesCluster } from '../embedded-postgres/pid-file.ts';
import { choosePlace } from '../embedded-postgres/place.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { BackupError } from './backup-store.ts';
import { unpackFiles } from './data-files.ts';
import { type Opening, openPart, PASSWORD_FILE } from './open-part.ts';
import { restoreTables } from './restore-tables.ts';
import { nameOf, quotedName, storedTables } from './stored-tables.ts';
import { unpackCluster } from './unpack.ts';

export interface Proof extends Opening {
  /** The folder in which a copy of the data may be made. */
  readonly scratchParent: string;
}

/** What a restored backup was found to contain. */
export interface Proven {
  readonly tables: number;
  readonly rows: number;
}

const SCRATCH = 'proof-';

/**
 * Restores a backup into a scratch place, starts a server of its own on it, and checks what it holds: the run that made
 * it, its migrations, every row of every table, and every foreign key. Removes the copy afterwards.
 * @throws BackupError if the backup is not what it should be
 */
export async function proveBackup(proof: Proof): Promise<Proven> {
  const { manifest, scratchParent } = proof;
  const { major } = await locateBinaries();
  if (manifest.method === 'cluster' && manifest.postgres !== major) {
    throw new BackupError(
      `PostgreSQL ${major}, which comes along, can't read a server of PostgreSQL ${manifest.postgres}.`,
    );
  }
  await removeScratch(scratchParent);
  const scratch = await mkdtemp(join(scratchParent, SCRATCH));
  try {
    await chmod(scratch, 0o755);
    await shareRuntime(scratchParent, scratch);
    const place = await choosePlace(scratch, () => undefined, scratch);
    const companions = await unpackFiles(
      await openPart(proof, manifest.files),
      join(scratch, 'files'),
      join(scratch, 'settings'),
    );
    if (manifest.method === 'cluster') {
      await unpackCluster(await openPart(proof, manifest.database), place.cluster, {
        owner: place.owner,
        isDurable: false,
      });
      const password = companions.find((path) => path.endsWith(PASSWORD_FILE));
      if (password === undefined) throw new BackupError('The backup lacks the password of its database.');
      await writeFile(place.passwordFile, await readFile(password), { mode: 0o600 });
      if (place.owner !== undefined) await chown(place.passwordFile, place.owner.uid, place.owner.gid);
    }
    const postgres = await startEmbeddedPostgres({ dataDir: scratch, durable: false, isRestoring: true });
    try {
      const { connectionString } = postgres;
      if (manifest.method === 'tables') await restoreTables({ ...proof, connectionString, mayReplace: false });
      return await inspect(connectionString, proof);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Ends and removes what a proof that was killed has left. */
async function removeScratch(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(SCRATCH)) continue;
    const cluster = join(parent, name, 'postgres');
    const found = await readPidFile(cluster);
    if (found !== undefined && (await servesCluster(cluster, found.pid))) {
      process.kill(found.pid, 'SIGQUIT');
      for (let waits = 0; waits < 100 && (await servesCluster(cluster, found.pid)); waits += 1) await sleep(100);
    }
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** PostgreSQL's programs are next to the real database: no need for a copy of them. */
async function shareRuntime(parent: string, scratch: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (/^runtime-[\d.a-z-]+$/.test(name)) await symlink(join(parent, name), join(scratch, name));
  }
}

async function inspect(connectionString: string, { manifest }: Proof): Promise<Proven> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: applied } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    if (applied.map(({ name }) => name).join() !== manifest.migrations.join()) {
      throw new BackupError('The restored database has other migrations than its backup says.');
    }
    const known = await knownMigrations();
    if (manifest.migrations.some((name) => !known.includes(name))) {
      throw new BackupError('A newer version of Plumbline made this backup.');
    }
    const { rows: runs } = await client.query('select from backup_runs where id = $1', [manifest.id]);
    // The run is recorded before its backup begins, so this row is among the newest that the backup must contain.
    if (runs.length === 0) throw new BackupError('The restored database is older than its backup says.');
    let count = 0;
    const tables = await storedTables(client);
    for (const table of tables) {
      const { rows } = await client.query<{ n: string }>(
        `select count(*) as n from (select * from ${quotedName(table)} offset 0) as every`,
      );
      count += Number(rows[0]?.n);
      const wanted = manifest.rows[nameOf(table)];
      if (wanted !== undefined && Number(rows[0]?.n) !== wanted) {
        throw new BackupError(`The restored table ${nameOf(table)} lacks rows.`);
      }
    }
    await checkForeignKeys(client);
    return { tables: tables.length, rows: count };
  } finally {
    await client.end();
  }
}

/** Adding a foreign key checks all rows. It is added again, in a transaction that is given up. */
async function checkForeignKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I, add constraint %I %s',
       conrelid::regclass, conname, conname, pg_get_constraintdef(oid)) as statement
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  await client.query('begin');
  for (const { statement } of rows) {
    await client.query(statement).catch(() => {
      throw new BackupError('A foreign key of the restored database does not hold.');
    });
  }
  await client.query('rollback');
}
