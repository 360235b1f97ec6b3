import * as z from 'zod';
import { BidId, ProjectId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { amountAtMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { bidWords } from './bid.words.ts';

export const BidStatus = z.enum(['pending', 'accepted', 'rejected', 'withdrawn']);
export type BidStatus = z.infer<typeof BidStatus>;

export const MAX_BID_NOTE_LENGTH = 2000;
/** Dollars. */
export const MAX_BID_AMOUNT = 1_000_000_000;
const MOST = amountAtMost(MAX_BID_AMOUNT);
/** The problem with an amount above `MAX_BID_AMOUNT`. */
export const BID_TOO_HIGH = MOST[1];

/** A bid from a project's card. An `amount` of 0 means that none is given yet. */
export const BidForm = z.object({
  projectId: ProjectId,
  /** Dollars, at most two decimals. */
  amount: z.coerce
    .number(problem(bidWords, ({ enterDollars }) => enterDollars))
    .min(
      0,
      problem(bidWords, ({ notNegative }) => notNegative),
    )
    .max(...MOST)
    .default(0),
  status: z.preprocess(absentWhenBlank, z.literal('submitted').default('submitted')),
  notes: z.preprocess(
    absentWhenBlank,
    z
      .string()
      .trim()
      .max(
        MAX_BID_NOTE_LENGTH,
        problem(bidWords, ({ noteTooLong }) => noteTooLong(String(MAX_BID_NOTE_LENGTH))),
      )
      .default(''),
  ),
});
export type BidForm = z.infer<typeof BidForm>;

export const Bid = z.object({
  id: BidId,
  projectId: ProjectId,
  amount: z.number(),
  status: BidStatus,
  notes: z.string(),
  submittedAt: z.iso.datetime(),
});
export type Bid = z.infer<typeof Bid>;
