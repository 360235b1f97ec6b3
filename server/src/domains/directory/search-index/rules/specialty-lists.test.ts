import { describe, expect, it } from 'vitest';
import { SpecialtyLists } from './specialty-lists.ts';

/** Matches lists that hold the words, and notes how many were asked about. */
function asking() {
  const asked: number[] = [];
  return {
    asked,
    match: async (lists: readonly (readonly string[])[], words: string) => {
      asked.push(lists.length);
      return lists.map((list) => list.includes(words));
    },
  };
}

describe('lists of specialties', () => {
  it('have one number each, and the empty one has 0', () => {
    const lists = new SpecialtyLists([['Drains']]);
    expect(lists.numberOf([])).toBe(0);
    expect(lists.numberOf(['Drains'])).toBe(1);
    expect(lists.numberOf(['Heaters', 'Drains'])).toBe(2);
    expect(lists.numberOf(['Drains', 'Heaters'])).toBe(3);
    expect(lists.lists()).toEqual([['Drains'], ['Heaters', 'Drains'], ['Drains', 'Heaters']]);
  });

  it('are compared with a search once, and new ones when they come', async () => {
    const lists = new SpecialtyLists([['Drains'], ['Heaters']]);
    const { asked, match } = asking();
    expect(lists.matcher('Drains')).toBeNull();
    await lists.learn('Drains', match);
    const matches = lists.matcher('Drains');
    expect([0, 1, 2].map((list) => matches?.(list))).toEqual([false, true, false]);
    const added = lists.numberOf(['Drains', 'Heaters']);
    expect(lists.matcher('Drains')).toBeNull();
    await lists.learn('Drains', match);
    expect(lists.matcher('Drains')?.(added)).toBe(true);
    expect(asked).toEqual([2, 1]);
  });

  it('are asked about again for a search that was long ago', async () => {
    const lists = new SpecialtyLists([['Drains']]);
    const { match } = asking();
    await lists.learn('first', match);
    for (let search = 0; search < 200; search += 1) await lists.learn(`search ${search}`, match);
    expect(lists.matcher('first')).toBeNull();
    expect(lists.matcher('search 199')).not.toBeNull();
  });
});
