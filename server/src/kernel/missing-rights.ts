import type pg from 'pg';
import { errorCode } from './error-facts.ts';

/**
 * The extensions that the schema needs. All of them come with PostgreSQL and are trusted: an owner of the database who is
 * no superuser may create them. Managed services have them, too; some want them allowed in their settings first.
 */
export const EXTENSIONS = ['btree_gist', 'cube', 'fuzzystrmatch'] as const;

const FORBIDDEN = '42501';

interface Rights {
  readonly role: string;
  readonly database: string;
  readonly isNew: boolean;
  readonly mayCreateSchemas: boolean;
  readonly mayCreateTables: boolean;
}

/**
 * Creates the extensions that are missing. Returns null if the role can now migrate the database, or else what is missing
 * and the statement that an administrator must run.
 */
export async function missingRights(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<Rights>(`
    select current_user as role, current_database() as database, to_regclass('schema_migrations') is null as "isNew",
      has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
      has_schema_privilege('public', 'create') as "mayCreateTables"`);
  const [rights] = rows;
  const present = await client.query<{ name: string }>('select extname as name from pg_extension');
  const missing = EXTENSIONS.filter((name) => !present.rows.some((row) => row.name === name));
  if (rights?.isNew && !(rights.mayCreateSchemas && rights.mayCreateTables)) {
    return (
      `The role ${rights.role} may not create ${rights.mayCreateTables ? 'schemas' : 'tables'} in the database ` +
      `${rights.database}. Have an administrator run: alter database "${rights.database}" owner to "${rights.role}";`
    );
  }
  for (const name of missing) {
    try {
      await client.query(`create extension if not exists ${name}`);
    } catch (error) {
      return refusal(missing, name, error);
    }
  }
  return null;
}

function refusal(missing: readonly string[], name: string, error: unknown): string {
  const statements = missing.map((extension) => `create extension if not exists ${extension};`).join(' ');
  const reason = error instanceof Error ? error.message : String(error);
  return errorCode(error) === FORBIDDEN
    ? `The database needs the extension ${name} (${reason}). Have an administrator run in it: ${statements}`
    : `The server doesn't offer the extension ${name} (${reason}). Install PostgreSQL's contributed modules, or allow the ` +
        `extension in the settings of your provider. Then run in the database: ${statements}`;
}
