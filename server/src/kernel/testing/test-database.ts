import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../database.ts';

/** The server that the tests of one run share. */
export interface TestServer {
  /** A connection that may create and drop databases. */
  readonly adminConnectionString: string;
  /** The migrated, empty database that every test file's database is copied from. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

export interface TestDatabase extends DatabaseHandle {
  readonly connectionString: string;
}

/**
 * Creates a migrated, empty PostgreSQL database for one test file and drops it after its last test. Call it at the top
 * of a `*.db.test.ts` or `*.prove.ts`: `const database = await testDatabase();`
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminConnectionString, template } = inject('postgres');
  const name = `plumbline_test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(adminConnectionString, { from: template, to: name });
  const connectionString = withDatabase(adminConnectionString, name);
  const handle = openTested(connectionString);
  afterAll(async () => {
    await handle.close();
    await administer(adminConnectionString, `drop database ${name} with (force)`);
  });
  return { ...handle, connectionString };
}

/** Opens a database for tests: through the pooler at `TEST_POOLER_URL`, if there is one. */
function openTested(connectionString: string): DatabaseHandle {
  const pooler = process.env.TEST_POOLER_URL;
  if (pooler === undefined) return openDatabase(connectionString);
  return openDatabase(withDatabase(pooler, new URL(connectionString).pathname.slice(1)), { isPooled: true });
}

/** Copies its files: writing them to the log block by block, PostgreSQL's default, takes five times as long. */
export const copyDatabase = (
  connectionString: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => administer(connectionString, `create database ${to} template ${from} strategy file_copy`);

/** Runs one statement on a separate connection. */
export async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the connection string for another database on the same server. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
