import { expect, it } from 'vitest';
import { signatureOf } from './signature.ts';

it.each([
  ['Mei Lin Huang', 'Mei H.'],
  ['Ana', 'Ana'],
  ['  ana   delgado ', 'ana D.'],
  ['', 'A customer'],
  ['x'.repeat(50), 'x'.repeat(40)],
  [`${'x'.repeat(50)} y`, `${'x'.repeat(40)} Y.`],
])('a review of %s is signed %s', (name, signature) => expect(signatureOf(name, 'en')).toBe(signature));

it('from a customer without a name has a default in their language', () =>
  expect(signatureOf(' ', 'es')).toBe('Un cliente'));
