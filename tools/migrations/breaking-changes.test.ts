import { expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { parseMigration } from './parse-migrations.ts';

const RELEASED = `create table jobs (id text primary key, fee integer not null default 5, note text unique, kind text);
  create function fee_of(id text) returns integer language sql return 5;
  create index jobs_by_kind on jobs (kind);
  create type shade as enum ('light', 'dark');`;

/** What the check says about a migration after a release with the tables above. */
async function problemsOf(sql: string): Promise<string[]> {
  const migrations = [await parseMigration('0001_first.sql', RELEASED), await parseMigration('0002_next.sql', sql)];
  return breakingChanges(migrations, { '0.1.0': '0001_first.sql' }).map((problem) =>
    problem.replace(/^0002_next\.sql: /, '').replace(/\. The last release.*/, ''),
  );
}

it.each([
  ['drop table jobs', 'drops jobs'],
  ['alter table jobs drop column note', 'drops jobs.note'],
  ['alter table jobs rename column note to notes', 'renames jobs.note to notes'],
  ['alter table jobs rename to tasks', 'renames jobs to tasks'],
  ['drop function fee_of(text)', 'drops fee_of'],
  ['drop type shade', 'drops shade'],
  ['drop index jobs_by_kind', 'drops jobs_by_kind'],
  ['alter table jobs alter column fee type bigint', 'changes the type of jobs.fee'],
  ['alter table jobs alter column kind set not null', 'requires jobs.kind'],
  ['alter table jobs alter column fee drop default', 'drops the default of jobs.fee'],
  ['alter table jobs add column due date not null', 'adds jobs.due, which is required and has no default'],
  ['alter table jobs add check (fee > 0)', 'adds a constraint to jobs, which may reject what is written'],
  [
    'alter table jobs drop constraint jobs_note_key',
    'drops the constraint jobs_note_key, which an insert may name as its conflict',
  ],
  ['create unique index one_kind on jobs (kind)', 'makes rows of jobs unique'],
])('%s is rejected', async (sql, problem) => {
  expect(await problemsOf(sql)).toEqual([problem]);
});

it.each([
  'create table more (id text not null, note text)',
  "alter table jobs add column due date, add column state text not null default 'open' check (state <> '')",
  'alter table jobs alter column fee set default 7',
  'alter table jobs alter column fee drop not null',
  'create index jobs_by_fee on jobs (fee)',
  'create or replace function fee_of(id text) returns integer language sql return 7',
  'drop function fee_of(text); create function fee_of(id text) returns integer language sql return 7',
  'create table more (id text); create unique index more_ids on more (id); alter table more rename to other; drop table more',
  'alter table jobs add column due date; alter table jobs drop column due',
  "insert into jobs (id) values ('1'); update jobs set fee = 0",
])('%s is fine', async (sql) => {
  expect(await problemsOf(sql)).toEqual([]);
});

it('what the last release no longer uses may be removed', async () => {
  expect(await problemsOf('-- Unused since 0.1.0: jobs.note\nalter table jobs drop column note')).toEqual([]);
  expect(await problemsOf('-- Unused since 0.2.0: jobs.note\nalter table jobs drop column note')).toEqual([
    '0.2.0 is not a release in releases.json',
    'drops jobs.note',
  ]);
});
