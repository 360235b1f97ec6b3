import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../kernel/database.ts';
import { testContext } from '../../../../kernel/testing/context.ts';
import { storedReferral } from '../../testing/stored.ts';
import { customerReceipt, hasTakenBack, receiptFor } from './receipts.ts';

const { settings } = testContext({} as Database);
const paymentId = 'pay_1' as never;
const due = storedReferral({ status: 'accepted-unpaid', feeCents: 500, paymentId });

describe('the receipt of an answer', () => {
  it('of an acceptance names the fee and where to pay it', () => {
    expect(receiptFor(due, settings, 'en')).toEqual({
      status: 'accepted-unpaid',
      message: 'Accepted. The connection is made when the referral fee of $5.00 is paid.',
      feeDueCents: 500,
      paymentUrl: 'https://plumbline.example/payment?payment_intent=pay_1&contractor=ct_1&request=rf_1',
    });
  });

  it('of one that charges a kept card names the card, and no place to pay', () => {
    expect(receiptFor(due, settings, 'en', { brand: 'visa', last4: '4242' })).toEqual({
      status: 'accepted-unpaid',
      message:
        'Accepted. We are charging $5.00 to your Visa ending in 4242. The customer’s details follow in a moment.',
      feeDueCents: 0,
      paymentUrl: null,
    });
  });

  it.each([
    ['settled', 'You are connected.'],
    ['denied', 'The request was denied. Nothing is due.'],
    ['proposed', 'The proposal was sent to the customer.'],
    ['countered', 'The other time was sent to the contractor.'],
    ['declined', 'The proposal was declined.'],
    ['lost', 'Thank you.'],
  ] as const)('of one that is %s asks for no money', (status, message) => {
    expect(receiptFor(storedReferral({ status }), settings, 'en')).toEqual({
      status,
      message,
      feeDueCents: 0,
      paymentUrl: null,
    });
  });

  it('is in the language of the person who answered, and so is its link', () => {
    const { message, paymentUrl } = receiptFor(due, settings, 'es');
    expect(message).toBe('Solicitud aceptada. Quedan conectados cuando se pague el cargo por conexión de $5.00.');
    expect(paymentUrl).toMatch(/^https:\/\/plumbline\.example\/es\/payment\?/);
  });

  it('of the change that was too many says that the request is closed', () => {
    expect(receiptFor(storedReferral({ status: 'withdrawn' }), settings, 'en').message).toMatch(
      /closed the request\.$/,
    );
  });

  it('of an acceptance that was taken back says that nothing is charged', () => {
    expect(receiptFor(storedReferral({ status: 'denied', paymentId }), settings, 'en')).toMatchObject({
      message: 'Your acceptance was taken back. Nothing is charged.',
      feeDueCents: 0,
    });
  });

  it('never sends the customer to the contractor’s payment', () => {
    expect(customerReceipt(due, settings, 'en')).toEqual({
      status: 'accepted-unpaid',
      message: 'Approved. You are connected as soon as the contractor has settled the referral fee.',
      feeDueCents: 0,
      paymentUrl: null,
    });
    const declined = storedReferral({ status: 'declined' });
    expect(customerReceipt(declined, settings, 'en')).toEqual(receiptFor(declined, settings, 'en'));
  });
});

it('only what was accepted, and so has a payment, can be taken back', () => {
  expect(hasTakenBack({ status: 'denied', paymentId })).toBe(true);
  expect(hasTakenBack({ status: 'denied', paymentId: null })).toBe(false);
  expect(hasTakenBack({ status: 'lapsed', paymentId })).toBe(false);
});
