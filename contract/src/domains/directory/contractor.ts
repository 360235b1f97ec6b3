import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { DaysOff } from './days-off.ts';
import { ListedBusiness } from './listed-business.ts';
import { PermitRecord } from './permit-record.ts';
import { ResponseRecord } from './response-record.ts';
import { Review } from './review.ts';

/** The entry for a license in a licensing board's register. Nothing else makes a contractor 'Verified'. */
export const License = z.object({
  number: z.string(),
  /** The board that issued it. */
  board: z.string(),
  status: z.enum(['clear', 'inactive', 'expired', 'suspended', 'revoked', 'unknown']),
  /** In the board's own words. */
  statusSaid: z.string().nullable(),
  classes: z.array(z.string()),
  /** yyyy-MM-dd */
  expiresOn: z.string().nullable(),
  /** The register where it was looked up. */
  source: z.string(),
  /** The day of the lookup, yyyy-MM-dd. */
  checkedOn: z.string(),
});
export type License = z.infer<typeof License>;

/** A contractor as anyone may see it. */
export const Contractor = ListedBusiness.extend({
  id: ContractorId,
  /** The same address under the two names that the two searches use. */
  website: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  photoUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** The firm has claimed the listing. */
  isClaimed: z.boolean(),
  /** Demonstration data. */
  isSynthetic: z.boolean(),
  insuranceInfo: z.string().nullable(),
  yearEstablished: z.number().int().nullable(),
  /** Whether it was open at the time of the reply, in its own time zone; null if the hours don't say. */
  openNow: z.boolean().nullable(),
  /** The days to come on which it doesn't work; missing if there are none. */
  daysOff: z.array(DaysOff).optional(),
  trades: z.array(z.string()),
  /** Null if too few requests were asked, or if most of them got no answer. */
  responseRecord: ResponseRecord.nullable(),
  /** Missing if no permit names a firm that is this contractor. */
  permitRecord: PermitRecord.optional(),
});
export type Contractor = z.infer<typeof Contractor>;

/** A contractor's page, with the evidence of its licenses, the verifying ones first. */
export const ContractorDetails = Contractor.extend({
  licenses: z.array(License),
  /** False while it takes no requests: paused, at its limit of jobs, or suspended. */
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
