import { expect, it } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { sourceWords } from './source.words.ts';
import { factsOfKind, SourceKind } from './source-kinds.ts';

it.each(LANGUAGES)('gives every kind another label in %s', (language) => {
  const labels = SourceKind.options.map((kind) => sourceWords[language].kind[kind]);
  expect(new Set(labels).size).toBe(labels.length);
});

it('has a web address as the example for every kind that is read only on the web', () => {
  for (const kind of SourceKind.options) {
    const { place, address } = factsOfKind(kind);
    expect([kind, address.startsWith('https://')]).toEqual([kind, place === 'web']);
  }
});

it('knows that SAM.gov lists only what is recent', () => {
  expect(SourceKind.options.filter((kind) => factsOfKind(kind).isRolling)).toEqual(['sam']);
});
