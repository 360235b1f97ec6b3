import { expect, it } from 'vitest';
import { acceptingCosts } from './offer-terms.ts';

it('an offer says what accepting costs', () => {
  expect(acceptingCosts({ feeCents: 0 }, 'en')).toBe('Accepting is free.');
  expect(acceptingCosts({ feeCents: 1 }, 'en')).toBe('Accepting costs $0.01.');
  expect(acceptingCosts({ feeCents: 500 }, 'en')).toBe('Accepting costs $5.00.');
  expect(acceptingCosts({ feeCents: 500 }, 'es')).toBe('Aceptar cuesta $5.00.');
});
