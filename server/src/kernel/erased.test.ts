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

describe('the values that erasure sets', () => {
  it('is every column that the catalog erases or masks, and no other', () => {
    expect(dialect.sqlToQuery(erased(table, { owner: 'nobody' }))).toMatchObject({
      sql: '"owner" = $1, "name" = $2, "words" = $3',
      params: ['nobody', 'Deleted', null],
    });
  });

  it('includes more columns on a named occasion', () => {
    expect(dialect.sqlToQuery(erased(table, { owner: 'nobody' }, 'unsourced')).sql).toContain('"phone" = $4');
  });

  it('throws when a computed value is missing', () => {
    expect(() => erased(table, {} as { owner: string })).toThrow('No erased value was given for owner');
  });
});

describe('the columns withheld from a person', () => {
  it("are secrets and other people's links", () => {
    expect(dialect.sqlToQuery(withheld({ ...table, ...goes('at') })).params).toEqual([['key', 'answer']]);
  });
});
