import { expect, it } from 'vitest';
import { labelColumns, labelIn, paymentLabelIn } from './entry-label.ts';

it('is stored as a kind, with English beside it for the previous release', () => {
  expect(labelColumns({ kind: 'referral-fee', requestNumber: 'PL-7K4QZ2' })).toEqual({
    description: 'Referral fee, PL-7K4QZ2',
    descriptionKind: { kind: 'referral-fee', requestNumber: 'PL-7K4QZ2' },
  });
});

it('is read in the language of the reader', () => {
  const fee = labelColumns({ kind: 'referral-fee', requestNumber: 'PL-7K4QZ2' });
  expect(labelIn('en', fee)).toBe('Referral fee, PL-7K4QZ2');
  expect(labelIn('es', fee)).toBe('Cargo por conexión, PL-7K4QZ2');
  const payout = labelColumns({ kind: 'provider-movement', movement: 'payout' });
  expect(labelIn('es', payout)).toBe('Proveedor: transferencia al banco');
});

it('a fee of an earlier release, which has no kind, is read so too', () => {
  expect(labelIn('en', { description: 'Referral fee, PL-7K4QZ2' })).toBe('Referral fee, PL-7K4QZ2');
  expect(labelIn('es', { description: 'Referral fee, PL-7K4QZ2' })).toBe('Cargo por conexión, PL-7K4QZ2');
});

it('another description stays as it is', () => {
  expect(labelIn('es', labelColumns('For the house'))).toBe('For the house');
});

it('of a donation is ours in the language of the reader, or the words of the donor', () => {
  const donation = (description: string) => paymentLabelIn('es', { kind: 'donation', description });
  expect(donation('Donation to Plumbline')).toBe('Donación a Plumbline');
  expect(paymentLabelIn('en', { kind: 'donation', description: 'Donación a Plumbline' })).toBe('Donation to Plumbline');
  expect(donation('Referral fee, from me')).toBe('Referral fee, from me');
});
