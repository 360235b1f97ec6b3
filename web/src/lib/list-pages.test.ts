import { describe, expect, it } from 'vitest';
import { countSoFar, itemsOf, listPage } from './list-pages.ts';

const answer = (items: string[], link?: string) =>
  Promise.resolve({ reply: items, headers: new Headers(link ? { Link: link } : {}) });

describe('a page of a list', () => {
  it('knows the next one from the Link header', async () => {
    const page = await listPage(answer(['a'], '</api/things?limit=20&cursor=x%2By>; rel="next"'));
    expect(page).toEqual({ items: ['a'], cursor: 'x+y' });
  });

  it('is the last one without a Link header', async () => {
    expect(await listPage(answer(['a']))).toEqual({ items: ['a'], cursor: undefined });
  });
});

describe('the progress of a reading', () => {
  const last = { items: ['c'], cursor: undefined };
  const first = { items: ['a', 'b'], cursor: 'x' };

  it('is counted, with a plus while there is more', () => {
    expect(countSoFar({ pages: [first] })).toBe('2+');
    expect(countSoFar({ pages: [first, last] })).toBe('3');
    expect(countSoFar(undefined)).toBeUndefined();
  });

  it('is one list', () => {
    expect(itemsOf({ pages: [first, last] })).toEqual(['a', 'b', 'c']);
    expect(itemsOf(undefined)).toEqual([]);
  });
});
