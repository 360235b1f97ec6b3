import { expect, it } from 'vitest';
import { type Facts, languageOf } from './appointment-letters.ts';

const between = (customer: 'en' | 'es', contractor: 'en' | 'es' | null) =>
  ({
    job: { customer: { language: customer } },
    contact: contractor === null ? null : { language: contractor },
  }) as Pick<Facts, 'job' | 'contact'>;

it('each side is written to in its own language, and a contractor who is not known in English', () => {
  expect(languageOf('customer', between('es', 'en'))).toBe('es');
  expect(languageOf('contractor', between('es', 'en'))).toBe('en');
  expect(languageOf('contractor', between('en', 'es'))).toBe('es');
  expect(languageOf('contractor', between('es', null))).toBe('en');
});
