import { describe, expect, it } from 'vitest';
import { answerReviewPath, contractorPath, contractorSlugIn, ownListingPath, reviewPath } from './pages.ts';

describe('a page of the directory', () => {
  it('has its address', () => {
    expect(contractorPath('beargrass')).toBe('/contractors/beargrass');
    expect(contractorPath('a/b')).toBe('/contractors/a%2Fb');
    expect(reviewPath('ri_1' as never)).toBe('/review/ri_1');
    expect(answerReviewPath('ra_1' as never)).toBe('/answer-review/ra_1');
    expect(ownListingPath('lk_1' as never)).toBe('/listing/lk_1');
  });

  it('of a contractor is known by its address', () => {
    expect(contractorSlugIn('/contractors/beargrass-louisville-ky')).toBe('beargrass-louisville-ky');
    expect(contractorSlugIn('/contractors/beargrass/')).toBe('beargrass');
    for (const path of ['/contractors', '/contractors/', '/contractors/a/b', '/x/contractors/a', '/contractors/a.b']) {
      expect(contractorSlugIn(path)).toBeUndefined();
    }
    expect(contractorSlugIn(`/contractors/${'x'.repeat(120)}`)).toBeDefined();
    expect(contractorSlugIn(`/contractors/${'x'.repeat(121)}`)).toBeUndefined();
  });
});
