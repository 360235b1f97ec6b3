import { describe, expect, it } from 'vitest';
import { type Measured, middle, missedBounds } from './bounds.ts';

const BLANK = 1000;
const good: Measured = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1250,
  cls: 0,
  tbt: 100,
  requests: 8,
  bytes: 90_000,
  failed: [],
};
const page = { name: 'about', hasMap: false, isIndexed: true };

describe('the bounds of a page', () => {
  it('are kept by a page that reaches each of them', () => {
    expect(missedBounds(page, good, BLANK)).toEqual([]);
  });

  it.each([
    [{ performance: 97 }, 'performance 97, at least 98'],
    [{ accessibility: 99 }, 'accessibility 99, at least 100'],
    [{ bestPractices: 96 }, 'best practices 96, at least 100'],
    [{ seo: 92 }, 'SEO 92, at least 100'],
    [{ lcp: 1251 }, 'LCP 1251 ms, at most 1250 ms (1.25 × a blank page)'],
    [{ cls: 0.01 }, 'CLS 0.01, at most 0'],
    [{ tbt: 101 }, 'TBT 101 ms, at most 100 ms'],
    [{ failed: ['Links have a name'] }, 'failed: Links have a name'],
  ])('are missed by %o', (part, sentence) => {
    expect(missedBounds(page, { ...good, ...part }, BLANK)).toEqual([sentence]);
  });

  it('leave a map more time', () => {
    expect(missedBounds({ ...page, hasMap: true }, { ...good, performance: 90, tbt: 250 }, BLANK)).toEqual([]);
    expect(missedBounds({ ...page, hasMap: true }, { ...good, performance: 89, tbt: 251 }, BLANK)).toHaveLength(2);
  });

  it('count what search engines see only on pages that they may list', () => {
    expect(missedBounds({ ...page, isIndexed: false }, { ...good, seo: 66 }, BLANK)).toEqual([]);
  });
});

it('the middle of five runs is the third best', () => {
  expect(middle([9, 1, 8, 2, 3])).toBe(3);
});
