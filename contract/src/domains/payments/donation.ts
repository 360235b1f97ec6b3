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
  /** The address for the receipt; without it, none is sent. */
  email: z.preprocess(absentWhenBlank, EmailAddress.optional()),
});
export type DonationForm = z.infer<typeof DonationForm>;

/** 'open' is waiting for a card; 'confirming' has been passed to the bank. */
export const DonationStatus = z.enum(['open', 'confirming', 'succeeded', 'refunded', 'cancelled']);
export type DonationStatus = z.infer<typeof DonationStatus>;

/** The receipt on the thank-you page. */
export const Donation = z.object({
  id: PaymentId,
  /** 'R-000123'; null until the payment has succeeded. */
  receiptNumber: z.string().nullable(),
  /** Dollars. */
  amount: z.number(),
  description: z.string(),
  status: DonationStatus,
  /**
   * The reason why the last attempt was declined, in the caller's language; null if it wasn't, or once the payment has
   * succeeded.
   */
  decline: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** True if no real money moved. */
  isTest: z.boolean(),
});
export type Donation = z.infer<typeof Donation>;
