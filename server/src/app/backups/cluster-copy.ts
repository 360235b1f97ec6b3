import type { Readable } from 'node:stream';
import pg from 'pg';
import { KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import { BackupError } from './backup-store.ts';
import { CopyOut } from './copy-out.ts';

/** A copy of a whole server that is under way. */
export interface ClusterCopy {
  /** A tar archive of the data directory, with the log that makes it consistent. */
  readonly archive: Readable;
  /** Ends the copy, finished or not. */
  close(): Promise<void>;
}

/** The server works on a checkpoint before the first byte. */
const SILENCE_MS = 15 * 60_000;
const CONNECT_MS = 10_000;

/** The kinds of message in a base backup since PostgreSQL 15. */
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const DATA = 'd'.charCodeAt(0);

/**
 * Copies a running PostgreSQL server (15 or later) over its replication protocol. The role needs the right to replicate.
 * A slot keeps the log that belongs to the copy, and goes with the connection.
 * @throws BackupError if the server doesn't permit it
 */
export async function copyCluster(connectionString: string): Promise<ClusterCopy> {
  // pg passes this on, but its types omit it.
  const options: pg.ClientConfig & { replication: string } = {
    connectionString,
    replication: 'database',
    application_name: 'plumbline-backup',
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  };
  const client = new pg.Client(options);
  // A lost connection fails the query in progress. Without a listener it would also end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('CREATE_REPLICATION_SLOT plumbline_backup TEMPORARY PHYSICAL RESERVE_WAL');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw explain(error);
  }
  const copy = new CopyOut(
    "BASE_BACKUP (LABEL 'plumbline', CHECKPOINT 'fast', WAL true, MANIFEST 'no')",
    onlyDataOf('base.tar'),
  );
  const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection;
  stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('The database was silent for too long')));
  client.query(copy);
  return {
    archive: copy,
    close: async () => {
      if (!copy.readableEnded) stream.destroy();
      await client.end().catch(() => undefined);
    },
  };
}

/** Returns the bytes of one archive. A second one would be a tablespace, which has a path of its own machine. */
function onlyDataOf(archive: string): (message: Buffer) => Buffer | null {
  return (message) => {
    if (message[0] === NEW_ARCHIVE) {
      const name = message.subarray(1, message.indexOf(0, 1)).toString('utf8');
      if (name !== archive) {
        throw new BackupError('The database has tablespaces of its own: back up its tables (BACKUP_METHOD=tables).');
      }
    }
    return message[0] === DATA ? message.subarray(1) : null;
  };
}

/** PostgreSQL's codes: no right, no entry in pg_hba.conf, no free sender or slot, no replication set up. */
const NOT_PERMITTED = new Set(['42501', '28000', '53300', '53400', '55000']);

function explain(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (!NOT_PERMITTED.has(code)) return error;
  return new BackupError(
    `The database doesn't permit copying the whole server (${code}): back up its tables (BACKUP_METHOD=tables), ` +
      'or give the role the right to replicate.',
  );
}
