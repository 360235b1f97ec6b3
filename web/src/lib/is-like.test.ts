import { expect, it } from 'vitest';
import { isLike } from './is-like.ts';

const SENT = { key: '', at: 0, done: false, owner: null, names: [''] };
const sent = { key: 'a', at: 1, done: true, owner: 'us_1', names: ['Ann', 'Bo'], more: 'known to a later release' };

it.each([
  ['what has the same types', sent, true],
  ['no list', { ...sent, names: [] }, true],
  ['a text in place of a number', { ...sent, at: '1' }, false],
  ['a list of something else', { ...sent, names: ['Ann', 2] }, false],
  ['a missing part', { ...sent, owner: undefined }, false],
  ['no object', 'a', false],
  ['nothing', null, false],
])('reads %s', (_what, value, isReadable) => {
  expect(isLike(value, SENT)).toBe(isReadable);
});
