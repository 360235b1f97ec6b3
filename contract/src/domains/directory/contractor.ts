import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';

export const Review = z.object({
  id: z.string(),
  customerName: z.string(),
  rating: z.number().int().min(1).max(5),
  reviewText: z.string(),
  isVerified: z.boolean(),
  serviceType: z.string().nullable(),
  sourceUrl: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

/**
 * A contractor as anyone may see it. Fields that a listing lacks are null.
 * `rating` and `reviewCount` are null and 0 where there are no reviews; `isSampleRating` marks the invented figures
 * that only demonstration contractors carry.
 */
export const Contractor = z.object({
  id: ContractorId,
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
  /** Demonstration data. */
  isSynthetic: z.boolean(),
  licenseNumber: z.string().nullable(),
  /** Day on which the licence was last looked up, yyyy-MM-dd. */
  licenseCheckedOn: z.string().nullable(),
  insuranceInfo: z.string().nullable(),
  yearEstablished: z.number().int().nullable(),
  /** 'Monday' → '8:00 AM - 5:00 PM'. */
  businessHours: z.record(z.string(), z.string()),
  specialties: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  trades: z.array(z.string()),
});
export type Contractor = z.infer<typeof Contractor>;

/** A contractor among search results; `distance` in miles, null without a place to measure from. */
export const FoundContractor = Contractor.extend({
  distance: z.number().nullable(),
  /** The three newest. */
  reviews: z.array(Review),
});
export type FoundContractor = z.infer<typeof FoundContractor>;
