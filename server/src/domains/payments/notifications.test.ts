import { expect, it } from 'vitest';
import { donationReceipt, donationReturned } from './notifications.ts';
import type { StoredPayment } from './tables.ts';

const donation = {
  id: 'pay_1',
  ordinal: 123,
  amountCents: 1050,
  description: 'Donación a Plumbline',
  email: 'ana@example.com',
  language: 'es',
} as StoredPayment;

it('a donor gets the receipt in the language of the donation', () => {
  const [mail] = donationReceipt(donation, { at: new Date('2026-12-03T15:00:00Z'), isTest: true });
  expect(mail).toMatchObject({ language: 'es', content: { subject: 'Su donación, recibo R-000123' } });
  expect(JSON.stringify(mail?.content)).toContain('3 de diciembre de 2026');
  expect(JSON.stringify(mail?.content)).toContain('$10.50');
});

it('a donor hears of the refund in the language of the donation', () => {
  const [mail] = donationReturned(donation, 'Given twice');
  expect(mail).toMatchObject({ language: 'es', content: { subject: 'Su donación fue reembolsada, recibo R-000123' } });
});
