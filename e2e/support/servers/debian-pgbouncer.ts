import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../tools/product.ts';
import type { DebianPostgres } from './debian-postgres.ts';
import { removeFolder, serverFolder, startServer } from './server-process.ts';

/** Debian's PgBouncer in transaction mode, for all databases of a server. */
export interface DebianPgBouncer {
  /** Returns the address of a database through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** @param serverConnections few, so that transactions of a client keep meeting other connections */
export async function startPgBouncer(
  { port }: DebianPostgres,
  { serverConnections = 5 }: { readonly serverConnections?: number } = {},
): Promise<DebianPgBouncer> {
  const folder = await serverFolder('pgbouncer');
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${serverConnections}
admin_users = postgres
`,
  );
  await writeFile(users, '"postgres" ""\n"plumbline" ""\n');
  const server = startServer('pgbouncer', [file], { cwd: folder });
  const through = (url: string) => {
    const pooled = new URL(url);
    pooled.port = String(own);
    return pooled.href;
  };
  while (server.isRunning()) {
    const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${own}/postgres` });
    client.on('error', () => undefined);
    const serves = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (serves) {
      return {
        through,
        stop: async () => {
          await server.end('SIGINT');
          await removeFolder(folder);
        },
      };
    }
    await sleep(100);
  }
  throw new Error(`PgBouncer ended at once: ${server.output()}`);
}
