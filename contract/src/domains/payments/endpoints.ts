import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PaymentId } from '../../kernel/id.ts';
import { PageQuery } from '../../kernel/page.ts';
import { Donation, DonationForm } from './donation.ts';
import { PaymentRecord } from './payment-record.ts';
import { SpendingCap, SpendingCapForm } from './spending-cap.ts';

/** Path to which the provider reports events. The body is signed and read as raw bytes. */
export const WEBHOOK_ROUTE = '/api/payments/webhook';

/** The settings that a browser needs before it can pay. */
export const PaymentConfig = z.object({
  /** 'none': payments are not possible here. */
  provider: z.enum(['stripe', 'sandbox', 'none']),
  /** '' if the provider needs none. */
  publishableKey: z.string(),
  /** If true, say 'Test mode, no real money' wherever a card is requested. */
  isTest: z.boolean(),
});
export type PaymentConfig = z.infer<typeof PaymentConfig>;

export const getPaymentConfig = endpoint({
  name: 'getPaymentConfig',
  summary: 'Who takes payments here',
  method: 'GET',
  path: '/api/payments/config',
  reply: PaymentConfig,
  rate: 'read',
});

/** The provider's secret for one payment, which the browser pays with. */
export const PaymentSecret = z.object({
  clientSecret: z.string(),
  /** Our id, which `/api/donations/:id` and the `payment_intent` of links use. */
  paymentId: PaymentId,
  /** Dollars according to the server: show these. */
  amount: z.number(),
});
export type PaymentSecret = z.infer<typeof PaymentSecret>;

export const createPaymentIntent = endpoint({
  name: 'createPaymentIntent',
  summary: 'Prepares a donation. The same Idempotency-Key prepares it once',
  method: 'POST',
  path: '/api/create-payment-intent',
  body: DonationForm,
  reply: PaymentSecret,
  problems: ['unavailable', 'idempotency-mismatch'],
  rate: 'write',
  idempotent: true,
});

export const getPaymentDetails = endpoint({
  name: 'getPaymentDetails',
  summary: 'What the browser needs to pay a referral fee: 404 for unknown payments, 409 for one no longer payable',
  method: 'GET',
  path: '/api/payments/details',
  query: z.object({ payment_intent: PaymentId }),
  reply: PaymentSecret,
  problems: ['not-found', 'already-happened', 'unavailable'],
  rate: 'read',
});

const ofDonation = {
  params: z.object({ id: PaymentId }),
  reply: Donation,
  problems: ['not-found'],
  rate: 'read',
} as const;

export const getDonation = endpoint({
  ...ofDonation,
  name: 'getDonation',
  summary: 'A donation, for its receipt',
  method: 'GET',
  path: '/api/donations/:id',
});

export const checkDonation = endpoint({
  ...ofDonation,
  name: 'checkDonation',
  summary: 'The same, after asking the provider whether it was paid',
  method: 'POST',
  path: '/api/donations/:id/check',
});

export const listPayments = endpoint({
  name: 'listPayments',
  summary: "The contractor's own connections and what they cost, newest first; Link names the next page",
  method: 'GET',
  path: '/api/craftsman/payments',
  access: 'craftsman',
  query: PageQuery,
  reply: z.array(PaymentRecord),
  rate: 'read',
});

export const getSpendingCap = endpoint({
  name: 'getSpendingCap',
  summary: "The contractor's own monthly spending cap, and what is left of it",
  method: 'GET',
  path: '/api/craftsman/spending-cap',
  access: 'craftsman',
  reply: SpendingCap,
  problems: ['not-found'],
  rate: 'read',
});

export const setSpendingCap = endpoint({
  name: 'setSpendingCap',
  summary: 'Sets or lifts the cap; acceptances that would cost more are refused from then on',
  method: 'PUT',
  path: '/api/craftsman/spending-cap',
  access: 'craftsman',
  body: SpendingCapForm,
  reply: SpendingCap,
  problems: ['not-found'],
  rate: 'write',
});
