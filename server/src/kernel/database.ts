import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { endWhenSilent, KEEP_ALIVE, limitTransactions, startupOptions } from './connection-limits.ts';
import { forgetNames, keepPrepared } from './prepared.ts';
import type { WorkLimits } from './work-limits.ts';

/** A connection pool or an open transaction: the same queries run on either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly max?: number;
  /** How many milliseconds to wait for a free connection, and for a new one; 0 waits forever. */
  readonly patience?: number;
  /** The limits of single statements and of transactions; none by default. */
  readonly limits?: { readonly statements: WorkLimits; readonly transactions: WorkLimits };
  /**
   * Behind a pooler that gives each transaction any of its connections. It rejects settings at the start of a connection,
   * and doesn't know where a prepared statement is. The role needs the limits of single statements then.
   */
  readonly isPooled?: boolean;
  readonly onIdleError?: (error: Error) => void;
}

/** PostgreSQL itself ends a statement at its limit, and says so, before the silence counts. */
const SILENCE_MS = 1000;

/** Opens a pool. Times are read and written in UTC; a lost idle connection is replaced, not fatal. */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): DatabaseHandle {
  const { limits, isPooled = false, patience = 10_000 } = options;
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 20,
    connectionTimeoutMillis: patience,
    ...KEEP_ALIVE,
    ...(isPooled ? startInUtc(patience) : { options: startupOptions(limits?.statements) }),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A lost connection that is in use fails its query. Without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', isPooled ? forgetNames : keepPrepared);
  if (limits !== undefined) {
    const longest = Math.max(limits.statements.statement, limits.transactions.statement);
    pool.on('connect', (client) => {
      limitTransactions(client, limits.transactions);
      endWhenSilent(client, longest + SILENCE_MS);
    });
  }
  return { db: Object.assign(drizzle(pool), { transaction: transactionIn(pool) }), pool, close: () => pool.end() };
}

/** The time zone is one of the few settings that poolers keep for each of their clients. The pool waits for it. */
function startInUtc(patience: number): { readonly onConnect: (client: pg.ClientBase) => unknown } {
  const query = { text: "set timezone = 'UTC'", query_timeout: patience };
  return { onConnect: (client) => client.query(query) };
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
