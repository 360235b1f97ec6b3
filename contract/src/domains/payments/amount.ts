import * as z from 'zod';
import { formatsIn } from '../../kernel/formats.ts';
import { problem, spokenLanguage } from '../../kernel/words.ts';
import { paymentInputWords } from './payment-input.words.ts';

/** The amount of the specification's checkout if its address gives none. */
export const DEFAULT_AMOUNT = 25;
export const DONATION_PRESETS = [10, 25, 50, 100, 250] as const;
export const MIN_DONATION = 1;
export const MAX_DONATION = 10_000;

const READABLE = /^\d{1,7}(\.\d{1,2})?$/;
const noAmount = problem(paymentInputWords, ({ sayAmount }) => sayAmount);
const dollars = (amount: number): string => formatsIn(spokenLanguage()).formatDollars(amount);

/**
 * Accepts dollars and cents of a donation, as a number or numeric text. Amounts are never rounded: a fraction of a cent
 * is refused.
 */
export const DonationAmount = z
  .union([z.number(), z.string()], noAmount)
  .transform((value) => (typeof value === 'number' ? plain(value) : value.trim()))
  .pipe(z.string().regex(READABLE, noAmount))
  .transform(Number)
  .pipe(
    z
      .number()
      .min(
        MIN_DONATION,
        problem(paymentInputWords, ({ smallestDonation }) => smallestDonation(dollars(MIN_DONATION))),
      )
      .max(
        MAX_DONATION,
        problem(paymentInputWords, ({ largestDonation }) => largestDonation(dollars(MAX_DONATION))),
      ),
  );

/** Returns the amount that a text says, in dollars; undefined if it can't be donated. */
export function donationIn(text: string): number | undefined {
  const said = text.trim();
  const amount = READABLE.test(said) ? Number(said) : 0;
  return amount >= MIN_DONATION && amount <= MAX_DONATION ? amount : undefined;
}

/** Returns '' for a non-number; 0.1 + 0.2 keeps its digits and is refused. */
const plain = (value: number): string => (Number.isFinite(value) ? String(value) : '');

/** Converts dollars with at most two decimals to integer cents. */
export const inCents = (dollars: number): number => Math.round(dollars * 100);
