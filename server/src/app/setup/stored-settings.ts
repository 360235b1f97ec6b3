import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { openDatabase } from '../../kernel/database.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { type Env, readEnv, type Source } from '../env.ts';

/** Returns the settings that were entered on the setup page, by name. */
export async function readStoredSettings(db: Database): Promise<Source> {
  const { rows } = await db.execute<{ name: string; value: string }>(sql`select name, value from stored_settings`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Stores settings, replacing earlier values. */
export async function storeSettings(db: Database, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await db.execute(sql`
      insert into stored_settings (name, value) values (${name}, ${value})
      on conflict (name) do update set value = excluded.value, set_at = now()`);
  }
}

/** Returns stored settings and those of the environment, which take precedence. An empty value counts as not set. */
export const mergedSettings = (stored: Source, environment: Source): Source => ({
  ...stored,
  ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
});

/**
 * Returns all settings of a process: those of its environment and those stored in its database.
 * @throws SettingError naming the first one that is wrong or missing
 */
export async function completeEnv(connectionString: string, given: Env, environment: Source): Promise<Env> {
  const { db, close } = openDatabase(connectionString, { ...databaseOptions(given).requests, max: 1 });
  try {
    return readEnv(mergedSettings(await readStoredSettings(db), environment));
  } finally {
    await close();
  }
}
