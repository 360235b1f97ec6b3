import { expect, it } from 'vitest';
import { erase, mask, plain } from './column-catalog.ts';
import { maskedRow } from './masked-row.ts';

const columns = { ...plain('id'), name: erase('Deleted'), words: mask(null), more_words: mask('') };
const row = { id: 'a', name: 'b', words: 'c', moreWords: 'd' };
const hidden = () => 'hidden';

it('masks the columns that the catalog calls masked, and no other', () =>
  expect(maskedRow(columns, row, hidden)).toEqual({ id: 'a', name: 'b', words: 'hidden', moreWords: 'hidden' }));

it('leaves alone what was never written', () =>
  expect(maskedRow(columns, { ...row, words: null }, hidden)).toMatchObject({ words: null, moreWords: 'hidden' }));

it('is no row where a column to be masked was not read, or is no text', () => {
  expect(() => maskedRow(columns, { words: 'c' }, hidden)).toThrow('The row has no text moreWords to mask');
  expect(() => maskedRow(columns, { ...row, words: 7 }, hidden)).toThrow('The row has no text words to mask');
});
