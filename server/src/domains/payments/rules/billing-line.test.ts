import { expect, it } from 'vitest';
import { billingLine } from './billing-line.ts';

it('a line of a bill is in the language of the reader', () => {
  expect(billingLine('Referral fee, PL-7K4QZ2', 'en')).toBe('Referral fee, PL-7K4QZ2');
  expect(billingLine('Referral fee, PL-7K4QZ2', 'es')).toBe('Cargo por conexión, PL-7K4QZ2');
});

it('another description stays as it is', () => {
  expect(billingLine('For the house', 'es')).toBe('For the house');
});
