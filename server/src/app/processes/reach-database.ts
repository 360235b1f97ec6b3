import { type DatabaseHandle, type DatabaseOptions, openDatabase } from '../../kernel/database.ts';
import { say, step } from '../commands/terminal.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { type Env, SettingError } from '../env.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Returns the connection string of the database itself: `DATABASE_DIRECT_URL`, or `DATABASE_URL`, or else that of the
 * embedded one, which it starts or attaches to. The embedded one stops with this process unless others use it.
 * @throws SettingError or EmbeddedPostgresError with what to do
 */
export async function reachDatabase(env: Env, shutdown: Shutdown): Promise<string> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = env;
  if (url !== undefined) {
    const { requests, jobs } = databaseOptions(env);
    await step('Connecting to the database of DATABASE_URL', () => tryDatabase('DATABASE_URL', url, requests));
    if (directUrl === undefined) return url;
    await step('Connecting to it without the pooler', () => tryDatabase('DATABASE_DIRECT_URL', directUrl, jobs));
    return directUrl;
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

async function tryDatabase(setting: string, url: string, options: DatabaseOptions): Promise<void> {
  const handle: DatabaseHandle = openDatabase(url, { ...options, max: 1 });
  try {
    const { rows } = await handle.pool.query(`select current_setting('server_version_num')::int as version,
      current_setting('statement_timeout') = '0' as "isUnlimited", current_user as role`);
    if (rows[0]?.version < 150_000) throw new Error('it is older than PostgreSQL 15');
    if (options.isPooled && rows[0]?.isUnlimited) {
      say(
        `Single statements through ${setting} may run without end. Run once: alter role "${rows[0].role}" set statement_timeout = '${options.limits?.statements.statement ?? 0}ms'`,
      );
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
    const remedy = /unsupported startup parameter/.test(String(reason))
      ? 'This is a pooler: set DATABASE_DIRECT_URL to the database behind it.'
      : 'Check host, port, user, password and database name.';
    throw new SettingError(`${setting}: the database can't be used: ${reason}. ${remedy}`);
  } finally {
    await handle.close();
  }
}
