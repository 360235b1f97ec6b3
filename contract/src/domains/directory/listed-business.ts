import * as z from 'zod';

/** The public facts of a listing, the same for its owner and for visitors. Missing fields are null. */
export const ListedBusiness = z.object({
  /** The public page's: /contractors/{slug}. */
  slug: z.string(),
  companyName: z.string(),
  contactName: z.string().nullable(),
  /** Null and 0 without reviews; `isSampleRating` marks the invented figures of demonstration contractors. */
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
  /** Featured: a paid placement. */
  isPremium: z.boolean(),
  /** Verified: there is dated license evidence, not just the contractor's word. */
  isVerified: z.boolean(),
  licenseNumber: z.string().nullable(),
  /** Day of the latest license lookup, yyyy-MM-dd; null if there was none. */
  licenseCheckedOn: z.string().nullable(),
  /** 'Monday' → '8:00 AM - 5:00 PM'. */
  businessHours: z.record(z.string(), z.string()),
  specialties: z.array(z.string()),
  serviceAreas: z.array(z.string()),
});
export type ListedBusiness = z.infer<typeof ListedBusiness>;
