import { type DatabaseHandle, openDatabase } from '../../kernel/database.ts';
import { say, step } from '../commands/terminal.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { type Env, SettingError } from '../env.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Returns the connection string of `DATABASE_URL`, or else of the embedded database, which it starts or attaches to.
 * The embedded one stops with this process unless others use it.
 * @throws SettingError or EmbeddedPostgresError with what to do
 */
export async function reachDatabase(env: Env, shutdown: Shutdown): Promise<string> {
  if (env.DATABASE_URL !== undefined) {
    const url = env.DATABASE_URL;
    await step('Connecting to the database of DATABASE_URL', () => tryDatabase(url, env));
    return url;
  }
  const postgres = await step('Starting the embedded database', () =>
    startEmbeddedPostgres({
      dataDir: env.DATA_DIR,
      say,
      onUnexpectedExit: (reason) => {
        say(reason);
        void shutdown.now(1);
      },
    }),
  );
  shutdown.onStop('the embedded database', () => postgres.stop());
  return postgres.connectionString;
}

async function tryDatabase(url: string, env: Env): Promise<void> {
  const handle: DatabaseHandle = openDatabase(url, { ...databaseOptions(env).requests, max: 1 });
  try {
    const { rows } = await handle.pool.query("select current_setting('server_version_num')::int as version");
    if (rows[0]?.version < 150_000) throw new Error('it is older than PostgreSQL 15');
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
    throw new SettingError(
      `DATABASE_URL: the database can't be used: ${reason}. Check host, port, user, password and database name.`,
    );
  } finally {
    await handle.close();
  }
}
