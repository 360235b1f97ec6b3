import { describe, expect, it } from 'vitest';
import { acceptedLanguage, pathIn, splitPath } from './language.ts';

describe('the address of a page', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/login?to=%2Fmap', '/login?to=%2Fmap'],
    ['es', '/', '/es/'],
    ['es', '/login?to=%2Fmap', '/es/login?to=%2Fmap'],
  ] as const)('in %s, %s is %s', (language, path, address) => {
    expect(pathIn(language, path)).toBe(address);
    expect(splitPath(address)).toEqual([language, path]);
  });

  it.each([
    ['/es', 'es', '/'],
    ['/es?from=mail', 'es', '/?from=mail'],
    ['/es#donate', 'es', '/#donate'],
    ['/escape', 'en', '/escape'],
    ['/ES/login', 'en', '/ES/login'],
    ['', 'en', ''],
  ] as const)('%s is in %s and leads to %s', (address, language, path) => {
    expect(splitPath(address)).toEqual([language, path]);
  });
});

describe('the language that a browser asks for', () => {
  it.each([
    ['es', 'es'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.3, es-MX;q=0.7', 'es'],
    ['fr-CA, fr;q=0.9, es;q=0.2', 'es'],
    ['ES', 'es'],
    ['es;q=0, en;q=0.1', 'en'],
  ])('%s: %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it.each([undefined, '', '*', 'fr', 'es;q=2', 'es;q=', 'spanish', ';;;,,,', 'e'.repeat(100_000)])(
    'is none of ours in %.20j',
    (header) => {
      expect(acceptedLanguage(header)).toBeNull();
    },
  );
});
