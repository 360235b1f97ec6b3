import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import * as z from 'zod';
import { KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import { BackupError } from './backup-store.ts';
import { nameOf, quoted, quotedName, StoredSequence, StoredTable, storedTables } from './stored-tables.ts';
import { TABLES_FILE } from './table-export.ts';

const Contents = z.object({ tables: z.array(StoredTable), sequences: z.array(StoredSequence) });
const CONNECT_MS = 10_000;

/**
 * Fills the tables of a database, which has the schema of the backup, with exported rows. All or nothing: in one
 * transaction, at whose end every foreign key is checked again. Needs no superuser, only the owner of the tables.
 * @throws BackupError if the rows are not those that were exported
 */
export async function importTables(
  connectionString: string,
  archive: Readable,
  expected: Readonly<Record<string, number>>,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'plumbline-restore',
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      "set local statement_timeout = 0; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'",
    );
    const keys = await dropForeignKeys(client);
    await emptyTables(client);
    const contents = await copyRows(client, archive);
    for (const { schema, name, value, isCalled } of contents.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [quotedName({ schema, name }), value, isCalled]);
    }
    for (const key of keys) await client.query(key);
    for (const table of await storedTables(client)) {
      await client.query(`alter table ${quotedName(table)} enable trigger user`);
    }
    await requireRows(client, contents.tables, expected);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    archive.destroy();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Drops all foreign keys, so that the order of the tables doesn't matter. Returns the statements that add them again. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Empties the tables, in which migrations have put rows, and switches off the triggers that forbid or derive. */
async function emptyTables(client: pg.Client): Promise<void> {
  const tables = await storedTables(client);
  for (const table of tables) await client.query(`alter table ${quotedName(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quotedName).join(', ')}`);
}

/** Copies each table's pieces, which follow each other in the archive, in one statement. */
async function copyRows(client: pg.Client, archive: Readable): Promise<z.infer<typeof Contents>> {
  const entries = extract();
  archive.on('error', (error) => entries.destroy(error));
  archive.pipe(entries);
  let contents: z.infer<typeof Contents> | undefined;
  const rest = entries[Symbol.asyncIterator]();
  let next = await rest.next();
  if (next.done !== true && next.value.header.name === TABLES_FILE) {
    contents = Contents.parse(JSON.parse((await buffer(next.value)).toString('utf8')));
    next = await rest.next();
  }
  if (contents === undefined) throw new BackupError('The backup begins with something else than its tables.');
  for (const table of contents.tables) {
    const copy = client.query(
      copyFrom(`copy ${quotedName(table)} (${table.columns.map(quoted).join(', ')}) from stdin`),
    );
    await pipeline(async function* () {
      while (next.done !== true && next.value.header.name.startsWith(`${nameOf(table)}/`)) {
        yield* next.value;
        next = await rest.next();
      }
    }, copy);
  }
  if (next.done !== true) throw new BackupError('The backup holds more tables than it says.');
  return contents;
}

async function requireRows(
  client: pg.Client,
  tables: readonly StoredTable[],
  expected: Readonly<Record<string, number>>,
): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quotedName(table)}`);
    const found = Number(rows[0]?.rows);
    const wanted = expected[nameOf(table)];
    if (found !== wanted) {
      throw new BackupError(`${nameOf(table)} has ${found} rows after the restore instead of ${wanted}.`);
    }
  }
}
