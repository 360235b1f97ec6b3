import { Readable } from 'node:stream';
import pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import { CopyOut } from './copy-out.ts';
import { inPieces } from './pieces.ts';
import { nameOf, quoted, quotedName, type StoredTable, storedSequences, storedTables } from './stored-tables.ts';

/** An export that is under way. */
export interface TableExport {
  /** A tar archive: `tables.json`, then the rows of each table as COPY writes them, in pieces. */
  readonly archive: Readable;
  /** The rows by table; complete when the archive has ended. */
  readonly rows: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** The list of tables and counters in the archive. */
export const TABLES_FILE = 'tables.json';
const PIECE_BYTES = 4 * 1024 * 1024;
const CONNECT_MS = 10_000;
const SILENCE_MS = 15 * 60_000;
const NEWLINE = 0x0a;

/** Exports our tables as of one moment, while others go on writing. Needs only the right to read them. */
export async function exportTables(connectionString: string): Promise<TableExport> {
  const client = new pg.Client({
    connectionString,
    application_name: 'plumbline-backup',
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection;
  stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('The database was silent for too long')));
  await client.query(
    "set statement_timeout = 0; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 3",
  );
  await client.query('begin isolation level repeatable read read only');
  const archive = pack();
  const rows: Record<string, number> = {};
  const filling = fill(archive, client, rows).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error('The export failed'));
  });
  return {
    archive: Readable.from(archive, { objectMode: false }),
    rows,
    close: async () => {
      archive.destroy();
      stream.destroy();
      await filling;
      await client.end().catch(() => undefined);
    },
  };
}

async function fill(archive: Pack, client: pg.Client, rows: Record<string, number>): Promise<void> {
  const tables = await storedTables(client);
  const sequences = await storedSequences(client);
  await add(archive, TABLES_FILE, Buffer.from(JSON.stringify({ tables, sequences })));
  for (const table of tables) rows[nameOf(table)] = await addRows(archive, client, table);
  archive.finalize();
}

/** Returns the number of rows: in COPY's text format, each is one line. */
async function addRows(archive: Pack, client: pg.Client, table: StoredTable): Promise<number> {
  const columns = table.columns.map(quoted).join(', ');
  const copy = new CopyOut(`copy (select ${columns} from ${quotedName(table)}) to stdout`);
  client.query(copy);
  let lines = 0;
  let at = 0;
  for await (const piece of inPieces(copy, PIECE_BYTES)) {
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, end + 1)) lines += 1;
    at += 1;
    await add(archive, `${nameOf(table)}/${String(at).padStart(8, '0')}`, piece);
  }
  return lines;
}

const add = (archive: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.once('error', reject);
    archive.entry({ name }, content, (error) => {
      archive.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
