import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { keepPrepared } from './prepared.ts';

/** A connection pool or an open transaction: the same queries run on either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. Times are read and written in UTC; a lost idle connection is replaced, not fatal. `patience` is how
 * many milliseconds to wait for a free connection; 0 waits forever.
 */
export function openDatabase(
  connectionString: string,
  options: { max?: number; patience?: number; onIdleError?: (error: Error) => void } = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.patience ?? 10_000,
    options: '-c timezone=UTC',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A lost connection that is in use fails its query. Without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', keepPrepared);
  return { db: Object.assign(drizzle(pool), { transaction: transactionIn(pool) }), pool, close: () => pool.end() };
}

/**
 * Drizzle 0.45 never releases a connection on which `begin` fails, as it does when the database has just restarted
 * (drizzle-orm issue 6023). The pool drops lost connections when they are released.
 */
function transactionIn(pool: pg.Pool): NodePgDatabase['transaction'] {
  return async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      client.release();
    }
  };
}
