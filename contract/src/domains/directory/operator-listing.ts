import * as z from 'zod';
import { ContractorId, ReviewId } from '../../kernel/id.ts';

/** A listing as operators find it, hidden or not. */
export const OperatorListing = z.object({
  id: ContractorId,
  slug: z.string(),
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  isHidden: z.boolean(),
  /** Featured: a paid placement. */
  isPremium: z.boolean(),
  /** The firm has claimed the listing. */
  isClaimed: z.boolean(),
  /** Demonstration data. */
  isSynthetic: z.boolean(),
  reviewCount: z.number().int(),
});
export type OperatorListing = z.infer<typeof OperatorListing>;

/** A review as operators find it. A withdrawn one has no text. */
export const OperatorReview = z.object({
  id: ReviewId,
  contractor: z.object({ id: ContractorId, slug: z.string(), companyName: z.string() }),
  /** First name and initial, 'Mei H.'. */
  customerName: z.string(),
  rating: z.number().int(),
  reviewText: z.string(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  removedAt: z.iso.datetime().nullable(),
  removedBy: z.enum(['operator', 'writer']).nullable(),
});
export type OperatorReview = z.infer<typeof OperatorReview>;
