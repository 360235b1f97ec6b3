import * as z from 'zod';
import { PaymentId } from '../../kernel/id.ts';
import { EmailAddress } from '../accounts/email-address.ts';
import { DonationAmount } from './amount.ts';

const absentWhenEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);

/** What a donor's payment is described as when they say nothing else. */
export const DONATION_DESCRIPTION = 'Donation to Plumbline';

/** `POST /api/create-payment-intent`: a donation. Referral fees are never paid this way. */
export const DonationForm = z.object({
  /** Dollars. */
  amount: DonationAmount,
  description: z.preprocess(
    absentWhenEmpty,
    z.string().trim().max(200, 'Use at most 200 characters.').default(DONATION_DESCRIPTION),
  ),
  /** Where the receipt goes; none is sent without. */
  email: z.preprocess(absentWhenEmpty, EmailAddress.optional()),
});
export type DonationForm = z.infer<typeof DonationForm>;

/** 'open' waits for a card; 'confirming' has been handed to the bank. */
export const DonationStatus = z.enum(['open', 'confirming', 'succeeded', 'refunded', 'cancelled']);
export type DonationStatus = z.infer<typeof DonationStatus>;

/** The thank-you's receipt. */
export const Donation = z.object({
  id: PaymentId,
  /** 'R-000123'; null until it has succeeded. */
  receiptNumber: z.string().nullable(),
  /** Dollars. */
  amount: z.number(),
  description: z.string(),
  status: DonationStatus,
  /** Why the last attempt was declined, in the provider's words; null when none was, and once it has succeeded. */
  decline: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** No real money moved. */
  isTest: z.boolean(),
});
export type Donation = z.infer<typeof Donation>;
