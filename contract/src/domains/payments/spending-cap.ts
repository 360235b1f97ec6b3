import * as z from 'zod';
import { formatsIn } from '../../kernel/formats.ts';
import { problem, spokenLanguage } from '../../kernel/words.ts';
import { paymentInputWords } from './payment-input.words.ts';

/** Months of caps, bills and exports are calendar months on these clocks. */
export const BILLING_ZONE = 'America/New_York';
export const MAX_SPENDING_CAP = 100_000;
const noCap = problem(paymentInputWords, ({ sayCap }) =>
  sayCap(formatsIn(spokenLanguage()).formatNumber(MAX_SPENDING_CAP)),
);
const noMonth = problem(paymentInputWords, ({ sayMonth }) => sayMonth);

/** 'yyyy-MM' */
export const Month = z.string(noMonth).regex(/^20\d\d-(0[1-9]|1[0-2])$/, noMonth);
export type Month = z.infer<typeof Month>;

/** The most that a contractor's accepted connections may cost in a calendar month; null is no cap. */
export const SpendingCapForm = z.object({
  cap: z
    .number(noCap)
    .min(0, noCap)
    .max(MAX_SPENDING_CAP, noCap)
    .refine((cap) => Math.abs(cap * 100 - Math.round(cap * 100)) < 1e-6, noCap)
    .nullable(),
});
export type SpendingCapForm = z.infer<typeof SpendingCapForm>;

export const SpendingCap = z.object({
  /** Dollars a month; null is no cap. */
  cap: z.number().nullable(),
  /** Dollars that this month's connections have cost, and fees that are due. */
  spent: z.number(),
  /** Dollars left of the cap, at least 0; null without one. */
  left: z.number().nullable(),
  month: Month,
  /** IANA zone whose clocks the month is counted on. */
  timeZone: z.string(),
});
export type SpendingCap = z.infer<typeof SpendingCap>;
