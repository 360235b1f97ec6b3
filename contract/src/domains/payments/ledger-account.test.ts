import { expect, it } from 'vitest';
import { accountLabel } from './ledger-account.ts';

it('labels an account in the reader’s language, and shows an unknown one by its name', () => {
  expect(accountLabel('fees:waived', 'en')).toBe('Value of free connections');
  expect(accountLabel('fees:waived', 'es')).toBe('Valor de las conexiones gratis');
  expect(accountLabel('fees:tomorrow', 'es')).toBe('fees:tomorrow');
});
