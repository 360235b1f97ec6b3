import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { erase, eraseWhen, GIVEN, goes, keep, link, mask, plain, secrets } from './column-catalog.ts';
import { erased, withheld } from './erased.ts';

const dialect = new PgDialect();
const table = {
  ...plain('id'),
  ...secrets('key'),
  owner: erase(GIVEN),
  name: erase('Deleted'),
  words: mask(null),
  phone: eraseWhen('unsourced', null),
  place: keep('of the ZIP code'),
  answer: link('contractor'),
};

describe('what erasure sets', () => {
  it('is every column that the catalog has erased or masked, and no other', () => {
    expect(dialect.sqlToQuery(erased(table, { owner: 'nobody' }))).toMatchObject({
      sql: '"owner" = $1, "name" = $2, "words" = $3',
      params: ['nobody', 'Deleted', null],
    });
  });

  it('goes further on an occasion that is named', () => {
    expect(dialect.sqlToQuery(erased(table, { owner: 'nobody' }, 'unsourced')).sql).toContain('"phone" = $4');
  });

  it('is nothing where a value that is worked out is missing', () => {
    expect(() => erased(table, {} as { owner: string })).toThrow('Nothing says what owner is erased to');
  });
});

describe('what a person is not handed', () => {
  it('are secrets and the links of others', () => {
    expect(dialect.sqlToQuery(withheld({ ...table, ...goes('at') })).params).toEqual([['key', 'answer']]);
  });
});
