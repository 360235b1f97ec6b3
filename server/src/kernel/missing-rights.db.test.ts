import { describe, expect, inject, it } from 'vitest';
import { MigrationError, migrate } from './migrate.ts';
import { administer, testDatabase, withDatabase } from './testing/test-database.ts';

const { connectionString, pool } = await testDatabase();
const { adminConnectionString } = inject('postgres');
const database = new URL(connectionString).pathname.slice(1);

/** Returns the connection string for a role that exists during the work. */
async function asNewRole(work: (url: string) => Promise<void>): Promise<void> {
  const role = `${database}_role`;
  await administer(adminConnectionString, `create role ${role} login password 'secret'`);
  await administer(adminConnectionString, `create database ${role}`);
  const url = new URL(withDatabase(connectionString, role));
  url.username = role;
  url.password = 'secret';
  try {
    await work(url.href);
  } finally {
    await administer(adminConnectionString, `drop database ${role} with (force)`);
    await administer(adminConnectionString, `drop role ${role}`);
  }
}

describe('migrating', () => {
  it('needs no superuser, only the owner of the database, and says which statement makes one', async () => {
    await asNewRole(async (url) => {
      const message = await migrate(url).then(
        () => '',
        (error: unknown) => (error instanceof MigrationError ? error.message : ''),
      );
      const statement = /Have an administrator run: (.*;)$/.exec(message)?.[1];
      expect(statement).toMatch(/^alter database .* owner to .*;$/);
      await administer(adminConnectionString, statement ?? '');
      expect((await migrate(url)).length).toBeGreaterThan(0);
    });
  });

  it('accepts the earlier texts of migrations that were changed for new databases', async () => {
    await pool.query(
      `update schema_migrations set checksum = '37f5fdd915d35976ea4caefa7c311f4b3475c34ae210eec170fca39080b9a01b'
      where name = '0001_kernel.sql'`,
    );
    expect(await migrate(connectionString)).toEqual([]);
    await pool.query(`update schema_migrations set checksum = 'x' where name = '0001_kernel.sql'`);
    await expect(migrate(connectionString)).rejects.toThrow('Migration 0001_kernel.sql was changed');
  });

  it('indexes nothing by functions that depend on the search path, which a restore sets to nothing', async () => {
    const { rows } = await pool.query(`
      select distinct proname from pg_proc join pg_depend on refobjid = pg_proc.oid
      where classid = 'pg_class'::regclass and refclassid = 'pg_proc'::regclass and prolang = (
        select oid from pg_language where lanname = 'sql') and prosqlbody is null and proconfig is null`);
    expect(rows).toEqual([]);
  });
});
