import { beforeEach, expect, it } from 'vitest';
import { donationFor, keepDonation } from './donation-draft.ts';

const wanted = { amount: '25', description: 'Donation to Plumbline' };

beforeEach(() => sessionStorage.clear());

it('loading the checkout again is the same donation', () => {
  expect(donationFor(wanted).key).toBe(donationFor(wanted).key);
});

it('another amount is another donation', () => {
  expect(donationFor({ ...wanted, amount: '50' }).key).not.toBe(donationFor(wanted).key);
});

it('what was prepared on the way to the checkout is what it takes up, with the email for the receipt', () => {
  const draft = { ...wanted, key: 'k-1', email: 'ann@example.com' };
  keepDonation(draft);
  expect(donationFor(wanted)).toEqual(draft);
});

it('the same amount once more, after it was paid, is a new donation', () => {
  const first = donationFor(wanted);
  keepDonation({ ...first, isPaid: true });
  expect(donationFor(wanted).key).not.toBe(first.key);
});

it('what something else has left there is not taken for a donation', () => {
  sessionStorage.setItem('plumbline.donation', '{"key": 5}');
  expect(donationFor(wanted).amount).toBe('25');
});
