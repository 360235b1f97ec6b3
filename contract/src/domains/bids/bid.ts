import * as z from 'zod';
import { BidId, ProjectId } from '../../kernel/id.ts';

export const BidStatus = z.enum(['pending', 'accepted', 'rejected', 'withdrawn']);
export type BidStatus = z.infer<typeof BidStatus>;

export const MAX_BID_NOTE_LENGTH = 2000;
/** Dollars. */
export const MAX_BID_AMOUNT = 1_000_000_000;

const absentWhenEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A bid from a project's card. `amount` 0 means that none is named yet. */
export const BidForm = z.object({
  projectId: ProjectId,
  /** Dollars, at most two decimals. */
  amount: z.coerce
    .number('Enter the amount in dollars, or leave it empty.')
    .min(0, 'The amount must be 0 or more.')
    .max(MAX_BID_AMOUNT, 'The amount must be at most $1,000,000,000.')
    .default(0),
  status: z.preprocess(absentWhenEmpty, z.literal('submitted').default('submitted')),
  notes: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .trim()
      .max(MAX_BID_NOTE_LENGTH, `The note must have at most ${MAX_BID_NOTE_LENGTH} characters.`)
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
