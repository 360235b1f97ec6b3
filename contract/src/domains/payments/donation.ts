import * as z from 'zod';
import { PaymentId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { spokenLanguage } from '../../kernel/words.ts';
import { EmailAddress } from '../accounts/email-address.ts';
import { DonationAmount } from './amount.ts';
import { paymentInputWords } from './payment-input.words.ts';

/** `POST /api/create-payment-intent`: a donation. Referral fees are never paid this way. */
export const DonationForm = z.object({
  /** Dollars. */
  amount: DonationAmount,
  description: z.preprocess(
    absentWhenBlank,
    z
      .string()
      .trim()
      .max(...atMost(200))
      .default(() => paymentInputWords[spokenLanguage()].donation),
  ),
  /** Where the receipt goes; none is sent without. */
  email: z.preprocess(absentWhenBlank, EmailAddress.optional()),
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
