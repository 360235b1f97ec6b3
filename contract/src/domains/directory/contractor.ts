import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { Review } from './review.ts';

/** What a licensing board's register said of a licence. This and nothing else makes a contractor 'Verified'. */
export const License = z.object({
  number: z.string(),
  /** Who issued it. */
  board: z.string(),
  status: z.enum(['clear', 'inactive', 'expired', 'suspended', 'revoked', 'unknown']),
  /** In the board's own words. */
  statusSaid: z.string().nullable(),
  classes: z.array(z.string()),
  /** yyyy-MM-dd */
  expiresOn: z.string().nullable(),
  /** Where it was looked up. */
  source: z.string(),
  /** On which day, yyyy-MM-dd. */
  checkedOn: z.string(),
});
export type License = z.infer<typeof License>;

/**
 * A contractor as anyone may see it. Fields that a listing lacks are null.
 * `rating` and `reviewCount` are null and 0 where there are no reviews; `isSampleRating` marks the invented figures
 * that only demonstration contractors carry.
 */
export const Contractor = z.object({
  id: ContractorId,
  /** Of the public page: /contractors/{slug}. */
  slug: z.string(),
  companyName: z.string(),
  contactName: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isSampleRating: z.boolean(),
  address: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** E.164, '+15025550134'. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The same address under the two names that the two searches use. */
  website: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  photoUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** Featured: a paid placement. */
  isPremium: z.boolean(),
  /** Verified: dated licence evidence. */
  isVerified: z.boolean(),
  /** Somebody of the firm has taken over the listing. */
  isClaimed: z.boolean(),
  /** Demonstration data. */
  isSynthetic: z.boolean(),
  licenseNumber: z.string().nullable(),
  /** Day on which the licence was last looked up, yyyy-MM-dd. */
  licenseCheckedOn: z.string().nullable(),
  insuranceInfo: z.string().nullable(),
  yearEstablished: z.number().int().nullable(),
  /** 'Monday' → '8:00 AM - 5:00 PM'. */
  businessHours: z.record(z.string(), z.string()),
  /** By the clocks of its own zone, at the moment of the answer; null where the hours don't say. */
  openNow: z.boolean().nullable(),
  specialties: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  trades: z.array(z.string()),
});
export type Contractor = z.infer<typeof Contractor>;

/** A contractor's own page: with the evidence of its licences, what verifies first. */
export const ContractorDetails = Contractor.extend({
  licenses: z.array(License),
  /** False while it can't be asked: it pauses, has all the jobs that it wants, or its account is suspended. */
  takesWork: z.boolean(),
});
export type ContractorDetails = z.infer<typeof ContractorDetails>;

/** A contractor among search results; `distance` in miles, null without a place to measure from. */
export const FoundContractor = Contractor.extend({
  distance: z.number().nullable(),
  /** The three newest. */
  reviews: z.array(Review),
});
export type FoundContractor = z.infer<typeof FoundContractor>;
