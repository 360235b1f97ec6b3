import * as z from 'zod';

/** Months of caps, bills and exports are calendar months on these clocks. */
export const BILLING_ZONE = 'America/New_York';
/** How the zone is called in sentences. */
export const BILLING_ZONE_NAME = 'Eastern Time';
export const MAX_SPENDING_CAP = 100_000;
const SAY_CAP = `Enter 0 to ${MAX_SPENDING_CAP.toLocaleString('en-US')} dollars with at most two decimals, or nothing for no cap.`;

/** 'yyyy-MM' */
export const Month = z
  .string('Name a month, such as 2026-12.')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Name a month, such as 2026-12.');
export type Month = z.infer<typeof Month>;

/** The most that a craftsman's accepted connections may cost in a calendar month; null is no cap. */
export const SpendingCapForm = z.object({
  cap: z
    .number(SAY_CAP)
    .min(0, SAY_CAP)
    .max(MAX_SPENDING_CAP, SAY_CAP)
    .refine((cap) => Math.abs(cap * 100 - Math.round(cap * 100)) < 1e-6, SAY_CAP)
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
