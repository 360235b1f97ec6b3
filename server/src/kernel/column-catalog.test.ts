import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { type ColumnsOf, erase, GIVEN, plain, secrets } from './column-catalog.ts';
import { erased } from './erased.ts';

const plans = pgTable('plans', { id: integer().notNull(), gateCode: text('gate_code'), words: text() });

it('the compiler requires every column of a table and accepts columns that only the database uses', () => {
  const whole = { ...plain('id'), gate_code: erase(null), words: erase(''), ...secrets('search') };
  const declared = whole satisfies ColumnsOf<typeof plans>;
  const { gate_code: _, ...forgetful } = whole;
  // @ts-expect-error gate_code is missing.
  const undeclared = forgetful satisfies ColumnsOf<typeof plans>;
  expect(Object.keys(declared)).not.toEqual(Object.keys(undeclared));
});

it('the compiler requires every value that the erasure computes', () => {
  const columns = { owner: erase(GIVEN), words: erase('') };
  // @ts-expect-error The owner is missing.
  expect(() => erased(columns, {})).toThrow('owner');
  expect(erased(columns, { owner: 'nobody' })).toBeDefined();
});
