import { realpath } from 'node:fs/promises';
import { Socket } from 'node:net';
import pg from 'pg';
import { plumbline } from './cluster.ts';
import { systemCode } from './error.ts';

/** The address of our server. */
export type Endpoint = { port: number; password: string };

/** Closes the connection at the end of the scope, also after an error. */
type ScopedClient = { client: pg.Client; socket: Socket } & AsyncDisposable;

/** Identifies our connections in `pg_stat_activity`. */
const applicationName = 'plumbline launcher';

/**
 * Advisory lock that every app process holds in shared mode while it uses the server. A process that gets it
 * exclusively is the last one.
 */
const usersOfServer = 7_586_252;

export function connectionString({ port, password }: Endpoint, database: string): string {
  return `postgres://${plumbline}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Determines who is listening on the port: `ours` (our password, our data directory), `starting` (a PostgreSQL that is
 * starting, recovering, stopping or full), or `other` (no one, or another program).
 */
export async function askServer(endpoint: Endpoint, cluster: string): Promise<'ours' | 'starting' | 'other'> {
  try {
    await using connection = await connect(endpoint);
    const answer = await connection.client.query<{ data_directory: string }>('show data_directory');
    const served = answer.rows[0]?.data_directory;
    return served !== undefined && (await realpath(served)) === (await realpath(cluster)) ? 'ours' : 'other';
  } catch (error) {
    // 57P03: the server is starting or shutting down. 57P01, 57P02: it began to shut down during our query.
    // 53300: all connections are taken.
    return ['57P03', '57P02', '57P01', '53300'].includes(systemCode(error) ?? '') ? 'starting' : 'other';
  }
}

/** Creates the app's database unless it exists. */
export async function ensureDatabase(endpoint: Endpoint): Promise<void> {
  await using connection = await connect(endpoint);
  const found = await connection.client.query('select from pg_database where datname = $1', [plumbline]);
  if (found.rowCount !== 0) return;
  await connection.client.query(`create database ${plumbline}`).catch((error: unknown) => {
    // 42P04, 23505: a process that started at the same time has just created it.
    if (!['42P04', '23505'].includes(systemCode(error) ?? '')) throw error;
  });
}

/** A connection that stays open while this process uses the server. */
export type Hold = {
  /** Closes it. Returns true if no other process uses the server. */
  release(): Promise<boolean>;
};

/** Marks the server as used by this process and calls `onLost` once when the connection breaks. */
export async function holdServer(endpoint: Endpoint, onLost: () => void): Promise<Hold> {
  const { client, socket } = await connect(endpoint);
  let letGo = false;
  client.once('end', () => {
    if (!letGo) onLost();
  });
  await client.query('select pg_advisory_lock_shared($1)', [usersOfServer]);
  // This connection alone must not keep the app running.
  socket.unref();
  return {
    async release() {
      letGo = true;
      socket.ref();
      try {
        const answer = await client.query<{ last: boolean }>(
          'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last',
          [usersOfServer],
        );
        return answer.rows[0]?.last === true;
      } finally {
        await client.end();
      }
    },
  };
}

async function connect({ port, password }: Endpoint): Promise<ScopedClient> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    host: '127.0.0.1',
    port,
    user: plumbline,
    password,
    database: 'postgres',
    ssl: false,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    keepAlive: true,
  });
  // A broken connection also emits 'end'. Without a listener, its error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return { client, socket, [Symbol.asyncDispose]: () => client.end() };
}
