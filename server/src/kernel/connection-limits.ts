import type { Socket } from 'node:net';
import type pg from 'pg';
import type { WorkLimits } from './work-limits.ts';

/**
 * A client that vanished without closing its connection is noticed by the server after about half a minute, and its
 * locks are released.
 */
const DEAD_CLIENTS =
  '-c tcp_user_timeout=20000 -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4';

/** Notices a server that vanished. It says nothing about one that is frozen, whose system still confirms. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Returns what a new connection tells PostgreSQL, without a round trip of its own. */
export function startupOptions(limits: WorkLimits | undefined): string {
  return [
    '-c timezone=UTC',
    DEAD_CLIENTS,
    ...(limits ? settingsOf(limits).map((setting) => `-c ${setting}`) : []),
  ].join(' ');
}

/** Gives each transaction of a connection its own limits, in the message that begins it. */
export function limitTransactions(client: pg.PoolClient, limits: WorkLimits): void {
  const query: (...call: unknown[]) => unknown = client.query.bind(client);
  const local = settingsOf(limits).map((setting) => `; set local ${setting}`);
  const limited = (config: unknown, ...rest: unknown[]) =>
    query(isBegin(config) ? { ...config, text: config.text + local.join('') } : config, ...rest);
  Object.assign(client, { query: limited });
}

/** Drizzle begins each transaction like this. */
const isBegin = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  /^begin\b/.test(config.text);

const settingsOf = ({ statement, lock, idle }: WorkLimits): string[] => [
  `statement_timeout=${statement}`,
  `lock_timeout=${lock}`,
  `idle_in_transaction_session_timeout=${idle}`,
];

/** The database was asked something, and nothing has arrived from it since. */
class SilentDatabaseError extends Error {
  override name = 'SilentDatabaseError';
  readonly code = 'ETIMEDOUT';
}

/** What `pg` doesn't declare: whether a query is running, whether the connection is being closed, and its socket. */
interface OpenClient {
  readonly readyForQuery: boolean;
  readonly _ending: boolean;
  readonly connection: { readonly stream: Socket };
}

/**
 * Ends a connection over which nothing was heard for this long while it had a query, or was being closed. Its server is
 * frozen or cut off: neither a timeout of PostgreSQL nor of TCP would end the wait. Whatever the connection is used for
 * fails, and no pool gives it out again.
 */
export function endWhenSilent(client: pg.ClientBase, limitMs: number): void {
  const open = client as unknown as OpenClient;
  const { stream } = open.connection;
  stream.setTimeout(limitMs);
  // Not as a callback of `setTimeout`, which would be called only once, for the first silence without a query.
  stream.on('timeout', () => {
    if (open.readyForQuery && !open._ending) return;
    stream.destroy(new SilentDatabaseError('The database did not answer'));
  });
}
