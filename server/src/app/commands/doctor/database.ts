import pg from 'pg';
import { knownMigrations } from '../../../kernel/migrate.ts';
import { EXTENSIONS } from '../../../kernel/missing-rights.ts';
import { broken, type Finding, note, ok } from './finding.ts';

const TIMEOUT_MS = 10_000;
const OLDEST = 15;
/** A clock that is off by more than this makes deadlines, links and signatures fail. */
const CLOCK_SECONDS = 5;

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly now: Date;
  readonly mayCreate: boolean;
  readonly mayReplicate: boolean;
  readonly role: string;
  readonly installed: string[];
  readonly available: string[];
  readonly migrations: string | null;
}

/** Examines the database that the settings name: version, rights, extensions, schema and clock. */
export async function examineDatabase(
  connectionString: string,
  now: () => Date = () => new Date(),
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::int as version, getdatabaseencoding() as encoding,
         clock_timestamp() as now, has_schema_privilege('public', 'create') as "mayCreate",
         (rolreplication or rolsuper) as "mayReplicate", rolname as role,
         (select coalesce(array_agg(extname::text), '{}') from pg_extension) as installed,
         (select coalesce(array_agg(name::text), '{}') from pg_available_extensions) as available,
         to_regclass('public.schema_migrations')::text as migrations
       from pg_roles where rolname = current_user`,
    );
    const [facts] = rows;
    if (facts === undefined) throw new Error('The database says nothing about our role');
    const applied =
      facts.migrations === null
        ? []
        : (await client.query<{ name: string }>('select name from schema_migrations')).rows;
    return [
      version(facts),
      rights(facts),
      extensions(facts),
      await schema(applied.map(({ name }) => name)),
      clock(facts.now, now()),
    ];
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no answer';
    const todo = 'Check host, port, user, password and database name in DATABASE_URL.';
    return [broken('Database', `it can't be reached (${code}).`, todo)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function version({ version, encoding }: Facts): Finding {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST) return broken('Database', `PostgreSQL ${major} is too old.`, `Upgrade it to ${OLDEST} or later.`);
  if (encoding !== 'UTF8') {
    return broken('Database', `its encoding is ${encoding}.`, "Create it anew with encoding 'UTF8'.");
  }
  return ok('Database', `PostgreSQL ${major}, UTF8.`);
}

function rights({ mayCreate, mayReplicate, role }: Facts): Finding {
  if (!mayCreate) {
    return broken(
      'Rights',
      `${role} may not create tables.`,
      `As an administrator: grant create on schema public to "${role}";`,
    );
  }
  return mayReplicate
    ? ok('Rights', `${role} may create tables, and copy the whole server.`)
    : ok('Rights', `${role} may create tables. Backups hold the tables, since it may not copy the whole server.`);
}

function extensions({ installed, available }: Facts): Finding {
  const missing = EXTENSIONS.filter((name) => !installed.includes(name));
  const absent = missing.filter((name) => !available.includes(name));
  if (absent.length > 0) {
    return broken(
      'Extensions',
      `the server lacks ${absent.join(', ')}.`,
      "Install PostgreSQL's 'contrib' package there.",
    );
  }
  if (missing.length === 0) return ok('Extensions', 'all are installed.');
  return ok('Extensions', 'the first start creates them.');
}

async function schema(applied: readonly string[]): Promise<Finding> {
  const known = await knownMigrations();
  const strange = applied.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    return broken(
      'Schema',
      'the database is newer than this version.',
      'Start the version that made it, or a newer one.',
    );
  }
  const pending = known.length - applied.length;
  return pending === 0
    ? ok('Schema', 'it is up to date.')
    : note('Schema', `${pending} migrations are pending.`, 'The next start applies them. Make a backup before.');
}

function clock(theirs: Date, ours: Date): Finding {
  const seconds = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000);
  return seconds <= CLOCK_SECONDS
    ? ok('Clock', 'it agrees with that of the database.')
    : broken(
        'Clock',
        `it differs from that of the database by ${seconds} seconds.`,
        'Run a time service (NTP) on both machines.',
      );
}
