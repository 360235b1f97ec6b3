import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_VERSION, cardNameIn } from './kept-card.ts';
import { keptCardWords } from './kept-card.words.ts';

it.each([
  ['en', 'visa', 'Visa ending in 4242'],
  ['es', 'amex', 'American Express que termina en 4242'],
  ['en', 'cartes_bancaires', 'Card ending in 4242'],
  ['en', 'toString', 'Card ending in 4242'],
] as const)('in %s, a card of %s is called %s', (language, brand, name) => {
  expect(cardNameIn(language, { brand, last4: '4242' })).toBe(name);
});

it('the words of the consent are those of its version: other words need another version', () => {
  const words = (['en', 'es'] as const).map((language) => keptCardWords[language].consent('$5.00')).join('\n');
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 16);
  expect({ version: CONSENT_VERSION, hash }).toEqual({ version: 1, hash: '28991e6fbea36e27' });
});
