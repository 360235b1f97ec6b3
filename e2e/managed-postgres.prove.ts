import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MigrationError, migrate } from '../server/src/kernel/migrate.ts';
import { startProduct } from '../tools/product.ts';
import { type DebianPostgres, startDebianPostgres } from './support/servers/debian-postgres.ts';
import { removeFolder, runProgram, serverFolder } from './support/servers/server-process.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';

let postgres: DebianPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startDebianPostgres();
  folder = await serverFolder('dumps');
  await postgres.run('create role plumbline login; create role guest login');
});
afterAll(async () => {
  await postgres.remove();
  await removeFolder(folder);
});

const newDatabase = (name: string, owner: string) => postgres.run(`create database ${name} owner ${owner}`);

describe('a database of somebody who is no superuser', () => {
  it('is brought to the newest schema by its owner', async () => {
    await newDatabase('owned', 'plumbline');
    await migrate(postgres.url('owned', 'plumbline'));
    const rows = await postgres.run<{ name: string }>('select extname as name from pg_extension order by 1', 'owned');
    expect(rows.map(({ name }) => name)).toEqual(['btree_gist', 'cube', 'fuzzystrmatch', 'plpgsql']);
  });

  it('of someone else is left alone, and the message has the statement that helps', async () => {
    await newDatabase('foreign_one', 'plumbline');
    const refused = migrate(postgres.url('foreign_one', 'guest'));
    await expect(refused).rejects.toThrow(MigrationError);
    const statement = /run: (alter database .*;)$/.exec(
      String(await refused.catch((error: Error) => error.message)),
    )?.[1];
    await postgres.run(statement ?? '');
    await migrate(postgres.url('foreign_one', 'guest'));
  });

  it('may have its extensions made by an administrator, as the message says', async () => {
    await newDatabase('without_rights', 'postgres');
    await postgres.run('create schema graphile_worker authorization plumbline', 'without_rights');
    await postgres.run('grant create on schema public to plumbline', 'without_rights');
    await postgres.run(
      'create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now()); alter table schema_migrations owner to plumbline',
      'without_rights',
    );
    const message = await migrate(postgres.url('without_rights', 'plumbline')).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toMatch(/^The database needs the extension btree_gist .*permission denied/);
    await postgres.run(/in it: (.*)$/.exec(message)?.[1] ?? '', 'without_rights');
    await postgres.run('grant create on database without_rights to plumbline');
    await migrate(postgres.url('without_rights', 'plumbline'));
  });
});

/** Everything that a dump could lose, as PostgreSQL describes it. */
const shapeOf = (database: string) =>
  postgres.run<{ kind: string; text: string }>(
    `select 'index' as kind, indexdef as text from pg_indexes where schemaname in ('public', 'graphile_worker')
    union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker')
    union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', pg_get_functiondef(oid) from pg_proc where prokind = 'f'
      and pronamespace::regnamespace::text in ('public', 'graphile_worker')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select 'column', table_name || ' ' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '')
      from information_schema.columns where table_schema in ('public', 'graphile_worker')
    order by 1, 2`,
    database,
  );

/** PostgreSQL sets more or fewer parentheses around a list of conditions that it has read from its own text. */
const flat = (shape: { kind: string; text: string }[]) =>
  shape.map(({ kind, text }) => `${kind} ${text.replaceAll(/[()]/g, '')}`);

const rowsOf = (database: string) =>
  postgres.run<{ counts: string }>(
    `select string_agg(table_name || ' ' || (xpath('/row/n/text()',
        query_to_xml(format('select count(*) as n from public.%I', table_name), true, true, '')))[1]::text, ', '
        order by table_name) as counts
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    database,
  );

it('a plain dump, restored by an owner who is no superuser, has every index and every row, and serves', async () => {
  await newDatabase('dumped', 'plumbline');
  const product = await startProduct({ env: { DATABASE_URL: postgres.url('dumped', 'plumbline') } });
  const found = await findPlumbers(product.url);
  const { status } = await submit(product.url, aSubmission({ selectedPlumberId: found[0]?.id }));
  expect(status).toBe(201);
  await product.stop();

  const file = join(folder, 'plumbline.dump');
  await runProgram('pg_dump', ['--format=custom', `--file=${file}`, postgres.url('dumped', 'plumbline')], {
    cwd: folder,
  });
  await newDatabase('restored', 'plumbline');
  const restoring = await runProgram(
    'pg_restore',
    ['--no-owner', `--dbname=${postgres.url('restored', 'plumbline')}`, file],
    { cwd: folder },
  );
  expect(restoring.stderr).toBe('');
  expect(flat(await shapeOf('restored'))).toEqual(flat(await shapeOf('dumped')));
  expect(await rowsOf('restored')).toEqual(await rowsOf('dumped'));

  const again = await startProduct({ env: { DATABASE_URL: postgres.url('restored', 'plumbline') } });
  expect(await findPlumbers(again.url)).toEqual(found);
  await again.stop();
});
