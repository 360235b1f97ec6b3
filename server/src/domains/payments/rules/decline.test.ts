import { expect, it } from 'vitest';
import { declineIn, knownDecline } from './decline.ts';

it('a decline is told in the payer’s language', () => {
  const decline = knownDecline('insufficient_funds');
  expect(decline).toEqual({ code: 'insufficient_funds', message: 'Your card has insufficient funds.' });
  expect(declineIn('en', decline)).toBe('Your card has insufficient funds.');
  expect(declineIn('es', decline)).toBe('Su tarjeta no tiene fondos suficientes.');
});

it.each([null, 'new_account_information_available'])('with the code %s it is in the provider’s words', (code) => {
  expect(declineIn('es', { code, message: 'Your card changed.' })).toBe('Your card changed.');
});
