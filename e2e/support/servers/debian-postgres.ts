import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../tools/product.ts';
import { removeFolder, runProgram, type ServerProcess, serverFolder, startServer } from './server-process.ts';

/** Debian's PostgreSQL 15 on a free port, with trust in everybody on this machine. */
export interface DebianPostgres {
  readonly port: number;
  /** Returns a connection string. The superuser is postgres. */
  url(database?: string, role?: string): string;
  /** Runs statements as the superuser; `$1`… are not available. Returns the rows of the last one. */
  run<Row extends pg.QueryResultRow>(statement: string, database?: string): Promise<Row[]>;
  /** Starts a server that follows this one. */
  standby(): Promise<DebianPostgres>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export async function startDebianPostgres(): Promise<DebianPostgres> {
  const folder = await serverFolder('postgres');
  const cluster = join(folder, 'cluster');
  const words = ['--pgdata', cluster, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  await runProgram('initdb', [...words, '--locale=C.UTF-8'], { cwd: folder });
  await appendFile(
    join(cluster, 'postgresql.conf'),
    "fsync = off\nunix_socket_directories = ''\nlisten_addresses = '127.0.0.1'\nmax_connections = 300\n",
  );
  return serve(folder, cluster);
}

async function serve(folder: string, cluster: string): Promise<DebianPostgres> {
  const port = await freePort();
  const url = (database = 'postgres', role = 'postgres') => `postgres://${role}@127.0.0.1:${port}/${database}`;
  let server: ServerProcess | undefined;
  const start = async () => {
    server = startServer('postgres', ['-D', cluster, '-p', String(port)], { cwd: folder });
    await untilServing(url(), server);
  };
  const stop = async () => server?.end('SIGINT');
  await start();
  return {
    port,
    url,
    run: async <Row extends pg.QueryResultRow>(statement: string, database?: string) => {
      const client = new pg.Client({ connectionString: url(database) });
      await client.connect();
      try {
        // Several statements have several results, which the types don't say.
        const results: unknown = await client.query<Row>(statement);
        return ((Array.isArray(results) ? results.at(-1) : results) as pg.QueryResult<Row>).rows;
      } finally {
        await client.end();
      }
    },
    standby: async () => {
      const own = await serverFolder('standby');
      const words = ['--pgdata', join(own, 'cluster'), '--host=127.0.0.1', `--port=${port}`, '--username=postgres'];
      await runProgram('pg_basebackup', [...words, '--write-recovery-conf', '--no-sync', '--checkpoint=fast'], {
        cwd: own,
      });
      return serve(own, join(own, 'cluster'));
    },
    start,
    stop,
    remove: async () => {
      await stop();
      await removeFolder(folder);
    },
  };
}

async function untilServing(connectionString: string, server: ServerProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    const serves = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (serves) return;
    if (!server.isRunning()) throw new Error(`PostgreSQL ended at once: ${server.output()}`);
    await sleep(100);
  }
}
