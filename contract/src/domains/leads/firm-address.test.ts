import { expect, it } from 'vitest';
import { firmPath, firmSlugIn } from './firm-address.ts';

it('the path of a firm has its slug', () => {
  expect(firmSlugIn(firmPath('larkspur-plumbing-ky'))).toBe('larkspur-plumbing-ky');
  expect(firmSlugIn('/firms/larkspur-plumbing-ky/')).toBe('larkspur-plumbing-ky');
});

it.each(['/firms', '/firms/', '/firms/Larkspur', '/firms/a/b', '/contractors/a'])('%s is none', (path) => {
  expect(firmSlugIn(path)).toBeUndefined();
});
