import * as z from 'zod';
import { formatsIn } from '../../kernel/formats.ts';
import { problem, spokenLanguage } from '../../kernel/words.ts';
import { paymentInputWords } from './payment-input.words.ts';

/** The time zone of the calendar months for caps, bills and exports. */
export const BILLING_ZONE = 'America/New_York';
export const MAX_SPENDING_CAP = 100_000;
const noCap = problem(paymentInputWords, ({ sayCap }) =>
  sayCap(formatsIn(spokenLanguage()).formatNumber(MAX_SPENDING_CAP)),
);
const noMonth = problem(paymentInputWords, ({ sayMonth }) => sayMonth);

/** 'yyyy-MM' */
export const Month = z.string(noMonth).regex(/^20\d\d-(0[1-9]|1[0-2])$/, noMonth);
export type Month = z.infer<typeof Month>;

/** The maximum that a contractor's accepted connections may cost per calendar month; null for no cap. */
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
  /** Dollars per month; null for no cap. */
  cap: z.number().nullable(),
  /** The cost of this month's connections in dollars, including fees that are due. */
  spent: z.number(),
  /** Dollars left of the cap, at least 0; null without a cap. */
  left: z.number().nullable(),
  month: Month,
  /** IANA zone of the calendar month. */
  timeZone: z.string(),
});
export type SpendingCap = z.infer<typeof SpendingCap>;
