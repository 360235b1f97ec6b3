import { MOST_IN_LINE } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import { expect, it } from 'vitest';
import { MOST_SHOWN, swapped } from './line-order.ts';

it('moves a contractor behind the next one', () => {
  expect(swapped(['a', 'b', 'c'], 0)).toEqual(['b', 'a', 'c']);
  expect(swapped(['a', 'b', 'c'], 1)).toEqual(['a', 'c', 'b']);
  expect(swapped(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c']);
});

it('knows the limit of the contract', () => {
  expect(MOST_SHOWN).toBe(MOST_IN_LINE);
});
