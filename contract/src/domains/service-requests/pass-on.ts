import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { formWords } from './form.words.ts';
import type { ReferralEvent, ReferralStatus } from './lifecycle.ts';

/** The most contractors that can be lined up to be asked one after the other. */
export const MOST_IN_LINE = 5;

/** A contractor who is asked if those before give no answer. */
export const NextInLine = z.object({
  contractorId: ContractorId,
  companyName: z.string(),
  /** Miles from the job. */
  distance: z.number(),
  licenseCheckedOn: z.iso.date().nullable(),
  /** The deadline of the one before; null if it is unknown because somebody has answered. */
  askedAfter: z.iso.datetime().nullable(),
});
export type NextInLine = z.infer<typeof NextInLine>;

/** The contractors to ask next, in order; none while the customer hasn't switched it on. */
export const PassOn = z.object({ inLine: z.array(NextInLine) });
export type PassOn = z.infer<typeof PassOn>;

/** The customer's order. Without ids, the best matches are added at the end. An empty list switches it off. */
export const PassOnChoice = z.object({
  contractorIds: z
    .array(ContractorId)
    .max(
      MOST_IN_LINE,
      problem(formWords, ({ pickAtMost }) => pickAtMost(MOST_IN_LINE)),
    )
    .optional(),
});
export type PassOnChoice = z.infer<typeof PassOnChoice>;

/**
 * The events after which a request is passed on, each with the statuses from which it does so: the contractor has
 * denied, kept silent, not paid or was not reached. If the customer has declined or kept silent, they choose themselves.
 */
const PASSED_ON_FROM = {
  deny: ['offered', 'proposed', 'countered'],
  'take-back': ['accepted-unpaid'],
  expire: ['offered', 'countered'],
  lapse: ['accepted-unpaid'],
  fail: ['offered'],
} as const satisfies Partial<Record<ReferralEvent, readonly ReferralStatus[]>>;

/** An event of a referral after which the next contractor may be asked. */
export type EndingEvent = keyof typeof PASSED_ON_FROM;

/** Returns whether the end of a referral that was at a status passes its request on, if nobody else is being asked. */
export const passesOn = (event: EndingEvent, from: ReferralStatus): boolean =>
  (PASSED_ON_FROM[event] as readonly ReferralStatus[]).includes(from);
