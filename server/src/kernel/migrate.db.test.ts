import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type MigrationOptions, migrate, requireNewestSchema } from './migrate.ts';
import { administer, withDatabase } from './testing/test-database.ts';

let folder: string;
let url: string;
let other: pg.Client;

const { adminConnectionString } = inject('postgres');
const quick = (): MigrationOptions => ({
  folder: pathToFileURL(`${folder}/`),
  lockMs: 100,
  tries: 3,
  pauseMs: 20,
  turnMs: 200,
});
const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-migrations-'));
  const name = `plumbline_migrate_${process.pid}`;
  await administer(adminConnectionString, `create database ${name}`);
  url = withDatabase(adminConnectionString, name);
  other = new pg.Client({ connectionString: url });
  await other.connect();
  await write('0001_jobs.sql', 'create table done (id integer)');
  await migrate(url, quick());
});
afterEach(async () => {
  await other.end();
  await administer(adminConnectionString, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await rm(folder, { recursive: true });
});

it('a migration lets those pass who use a table, and is applied once it is free', async () => {
  await write('0002_column.sql', 'alter table done add column at timestamptz');
  await other.query('begin; lock table done in access share mode');
  const migrating = migrate(url, { ...quick(), tries: 50 });
  const third = new pg.Client({ connectionString: url });
  await third.connect();
  for (let asked = 0; asked < 5; asked++) await third.query('select from done');
  await third.end();
  await other.query('commit');
  expect(await migrating).toEqual(['0002_column.sql']);
});

it('a migration that never gets its lock ends with what to do, and changes nothing', async () => {
  await write('0002_column.sql', 'create table early (id integer); alter table done add column at timestamptz');
  await other.query('begin; lock table done in access share mode');
  await expect(migrate(url, quick())).rejects.toThrow(/0002_column.sql found what it changes in use 3 times/);
  await other.query('commit');
  expect((await other.query("select to_regclass('early') as early")).rows).toEqual([{ early: null }]);
});

it('a migration outside a transaction builds an index while others write, even if it was interrupted before', async () => {
  await other.query('create index done_id on done (id); insert into done values (1)');
  await write(
    '0002_index.sql',
    `-- Outside a transaction: others write.
drop index concurrently if exists done_id;
create index concurrently done_id on done (id) where id > 0;
`,
  );
  await other.query('begin; insert into done values (2)');
  const migrating = Promise.all([
    migrate(url, { ...quick(), lockMs: 5000, turnMs: 5000 }),
    migrate(url, { ...quick(), turnMs: 5000 }),
  ]);
  const third = new pg.Client({ connectionString: url });
  await third.connect();
  await third.query('insert into done values (3)');
  await third.end();
  await other.query('commit');
  expect((await migrating).flat()).toEqual(['0002_index.sql']);
  const { rows } = await other.query(
    "select indexdef, indisvalid from pg_indexes join pg_index on indexrelid = indexname::regclass where indexname = 'done_id'",
  );
  expect(rows).toEqual([{ indexdef: expect.stringContaining('(id > 0)'), indisvalid: true }]);
});

it('a process does not wait forever for another one that migrates', async () => {
  await other.query('select pg_advisory_lock(75862)');
  await expect(migrate(url, quick())).rejects.toThrow('Another process has been changing the schema for 0.2 seconds');
});

it('a command that needs the newest schema refuses an older one, and changes nothing', async () => {
  await write('0002_column.sql', 'create table early (id integer)');
  await expect(requireNewestSchema(url, quick().folder)).rejects.toThrow('1 migrations are pending');
  expect((await other.query("select to_regclass('early') as early")).rows).toEqual([{ early: null }]);
  await migrate(url, quick());
  await requireNewestSchema(url, quick().folder);
});
