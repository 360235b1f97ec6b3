import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { GIVE_TEN_DIGITS, hasDialableLength } from '../../kernel/phone-digits.ts';
import { EmailAddress } from '../accounts/email-address.ts';
import { BusinessHours } from './business-hours.ts';
import { CodeWay, words } from './listing.ts';
import { Trade } from './trade.ts';

export const BusinessType = z.enum(['individual', 'llc', 'corporation']);
export type BusinessType = z.infer<typeof BusinessType>;

/** How a craftsman wants to hear from us. */
export const CraftsmanContactMethod = z.enum(['sms', 'email', 'phone']);
export type CraftsmanContactMethod = z.infer<typeof CraftsmanContactMethod>;

/** A craftsman's own listing with what only its owner sees. */
export const CraftsmanProfile = z.object({
  /** Of the listing: what `startWork` and the links of messages call the contractor. */
  contractorId: ContractorId,
  slug: z.string(),
  companyName: z.string(),
  contactName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  phoneHidden: z.boolean(),
  emailHidden: z.boolean(),
  /** The phone's owner has agreed to be texted. */
  smsConsent: z.boolean(),
  /** A code has proved the phone. Without that, no texts, no opportunities, no free connection. */
  phoneProven: z.boolean(),
  address: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  trades: z.array(Trade),
  specialties: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  businessHours: z.record(z.string(), z.string()),
  businessType: BusinessType.nullable(),
  /** As the craftsman says; only a licence that was looked up makes 'Verified'. */
  licenseNumber: z.string().nullable(),
  /** Day on which a licence was last looked up, yyyy-MM-dd; null when none was. */
  licenseCheckedOn: z.string().nullable(),
  isVerified: z.boolean(),
  isPremium: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isSampleRating: z.boolean(),
  /** Not on show: an operator has hidden it. */
  isHidden: z.boolean(),
  preferredContactMethod: CraftsmanContactMethod,
  /** The last day on which no new work is taken, yyyy-MM-dd; null when it is taken now. */
  notTakingWorkUntil: z.iso.date().nullable(),
  /** With so many open jobs the craftsman is found by nobody; null for no limit. */
  maxOpenJobs: z.number().int().nullable(),
  openJobs: z.number().int(),
  /** Dollars below which a job is not worth the way; null where any is. */
  smallestJob: z.number().nullable(),
});
export type CraftsmanProfile = z.infer<typeof CraftsmanProfile>;

const text = (min: number, max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(min, message)
    .max(max, `Use at most ${max} characters`)
    .regex(/^[^\p{Cc}<>]*$/u, 'Keep it on one line, without < and >');

/** Null or an empty text takes the value away. */
const clearable = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => (value === '' ? null : value), inner.nullable());

const trades = z
  .array(Trade, 'Choose at least one trade.')
  .min(1, 'Choose at least one trade.')
  .transform((chosen) => [...new Set(chosen)]);

/** What is changed of a profile; what is left out stays, and nothing at all changes nothing. */
export const CraftsmanProfileEdit = z
  .object({
    contactName: clearable(text(2, 120, 'Enter a name')),
    trades,
    specialties: words(20, 60),
    serviceAreas: words(50, 80),
    businessHours: BusinessHours,
    businessType: clearable(BusinessType),
    licenseNumber: clearable(text(2, 40, 'Enter the number')),
    phoneHidden: z.boolean(),
    emailHidden: z.boolean(),
    notTakingWorkUntil: clearable(z.iso.date('Give the day as yyyy-MM-dd')),
    maxOpenJobs: clearable(
      z.coerce.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(1000, 'At most 1,000'),
    ),
    smallestJob: clearable(
      z.coerce.number('Enter dollars').min(0, 'Enter dollars').max(1_000_000, 'At most $1,000,000'),
    ),
  })
  .partial();
export type CraftsmanProfileEdit = z.infer<typeof CraftsmanProfileEdit>;

/** A new phone or email for your own listing, or its current phone, to prove it. */
export const ContactChange = z.discriminatedUnion(
  'channel',
  [
    z.object({ channel: z.literal('email'), address: EmailAddress }),
    z.object({
      channel: z.literal('phone'),
      address: z
        .string('Enter a phone number')
        .trim()
        .max(30, 'Enter a phone number')
        .refine(hasDialableLength, GIVE_TEN_DIGITS),
      by: CodeWay.default('text'),
    }),
  ],
  'Choose e-mail or phone.',
);
export type ContactChange = z.infer<typeof ContactChange>;

/** A listing of one's own, for a firm that the directory doesn't know. */
export const NewListing = z.object({
  companyName: text(2, 120, 'Company name is required'),
  contactName: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    text(2, 120, 'Enter a name').optional(),
  ),
  trades,
  address: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    text(5, 200, 'Enter an address').optional(),
  ),
  zipCode: z
    .string('Zip code is required')
    .trim()
    .regex(/^\d{5}$/, 'Zip code is required'),
  /** In any form; kept as E.164. */
  phone: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.string().trim().max(30).refine(hasDialableLength, GIVE_TEN_DIGITS).optional(),
  ),
  /** Ticked: we may text requests to this phone. */
  smsConsent: z.boolean().default(false),
  businessType: z.preprocess((value) => (value === '' || value === null ? undefined : value), BusinessType.optional()),
});
export type NewListing = z.infer<typeof NewListing>;

/** How often a craftsman was asked, and what came of it. */
export const ContactHistory = z.object({
  hasOptedOut: z.boolean(),
  preferredContactMethod: CraftsmanContactMethod,
  /** Requests that were offered to the craftsman. */
  totalContacts: z.number().int(),
  /** Accepted connections whose fee did not go back. */
  totalAcceptances: z.number().int(),
  /** Dollars. */
  totalCharges: z.number(),
});
export type ContactHistory = z.infer<typeof ContactHistory>;

export const ContactPreferences = z.object({
  hasOptedOut: z.boolean(),
  preferredContactMethod: CraftsmanContactMethod,
  /** The phone's owner has texted STOP: only START from that phone ends it. */
  stoppedBySms: z.boolean(),
});
export type ContactPreferences = z.infer<typeof ContactPreferences>;
