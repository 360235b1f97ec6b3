import { expect, it } from 'vitest';
import { erase, mask, plain } from './column-catalog.ts';
import { maskedRow } from './masked-row.ts';

const columns = { ...plain('id'), name: erase('Deleted'), words: mask(null), more_words: mask('') };
const row = { id: 'a', name: 'b', words: 'c', moreWords: 'd' };
const hidden = () => 'hidden';

it('masks the columns that the catalog marks as masked, and no others', () =>
  expect(maskedRow(columns, row, hidden)).toEqual({ id: 'a', name: 'b', words: 'hidden', moreWords: 'hidden' }));

it('leaves empty columns alone', () =>
  expect(maskedRow(columns, { ...row, words: null }, hidden)).toMatchObject({ words: null, moreWords: 'hidden' }));

it('throws if a column to mask was not read or is not text', () => {
  expect(() => maskedRow(columns, { words: 'c' }, hidden)).toThrow('The row has no text in moreWords to mask');
  expect(() => maskedRow(columns, { ...row, words: 7 }, hidden)).toThrow('The row has no text in words to mask');
});
