import { describe, expect, it } from 'vitest';
import { type ColumnCatalog, erase, goes, plain } from '../../server/src/kernel/column-catalog.ts';
import { columnsAfter } from '../../server/src/kernel/migrated-columns.ts';
import { columnProblems } from './column-problems.ts';

const migrations = [
  `create table plans (
    id text primary key,
    -- The owner's words; a comment's apostrophe, and its comma, mean nothing.
    words text not null check (words <> ';'),
    price numeric(3, 2) default 1.5,
    old text,
    check (id <> words),
    primary key (id, words),
    number integer generated always as (case when old is null then 1 else 2 end) stored
  );
  create unlogged table tallies (key text primary key);
  create table gone (id text);
  create function f() returns trigger language plpgsql as $$ begin create table no (x int); end $$;`,
  `alter table plans
    add column gate text check (gate ~ '^\\d{2,4}$'),
    drop column old,
    add check (gate is not null);
  alter table plans rename column words to note;
  alter table tallies rename to counts;
  drop table gone;`,
];
const plans = { ...plain('id', 'price', 'number'), note: erase(''), gate: erase(null) };
const counts = { ...plain('key') };

const problemsOf = (catalog: ColumnCatalog) =>
  columnProblems(columnsAfter(migrations), new Map([['columns.ts', catalog]]));

describe('the parser of migrations', () => {
  it('tracks created, added, renamed and dropped columns, and nothing else', () => {
    expect([...columnsAfter(migrations)].map(([table, columns]) => [table, [...columns]])).toEqual([
      ['plans', ['id', 'price', 'number', 'gate', 'note']],
      ['counts', ['key']],
    ]);
  });
});

describe('a column', () => {
  it('is declared once', () => {
    expect(problemsOf({ plans, counts })).toEqual([]);
  });

  it('that is undeclared fails, and so does one that does not exist', () => {
    const { gate: _, ...forgetful } = plans;
    expect(problemsOf({ plans: forgetful, counts })).toEqual([
      'columns.ts: plans.gate is not declared; declare what it contains',
    ]);
    expect(problemsOf({ plans: { ...plans, ...plain('words') }, counts })).toEqual([
      'columns.ts: declares plans.words, which no migration creates',
    ]);
  });

  it('belongs to a table that is declared once', () => {
    expect(problemsOf({ plans })).toEqual([expect.stringMatching(/makes the table counts; declare it in/)]);
    expect(problemsOf({ plans, counts, gone: counts })).toEqual([
      'columns.ts: declares the table gone, which no migration creates',
    ]);
    const twice = new Map([
      ['a.ts', { plans, counts }],
      ['b.ts', { counts }],
    ]);
    expect(columnProblems(columnsAfter(migrations), twice)).toEqual([
      'b.ts: the table counts is declared in a.ts, too',
    ]);
  });

  it('is not erased if its row is deleted', () => {
    expect(problemsOf({ plans: { ...plans, ...goes('note') }, counts })).toEqual([
      'columns.ts: rows of plans are deleted with their person, so none of its columns is erased or masked',
    ]);
  });
});
