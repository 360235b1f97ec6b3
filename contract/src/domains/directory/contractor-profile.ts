import * as z from 'zod';
import { formatsIn } from '../../kernel/formats.ts';
import { ContractorId } from '../../kernel/id.ts';
import { inputWords } from '../../kernel/input.words.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { atMost, dollarsAtMost } from '../../kernel/lengths.ts';
import { hasDialableLength } from '../../kernel/phone-digits.ts';
import { problem, spokenLanguage } from '../../kernel/words.ts';
import { EmailAddress } from '../accounts/email-address.ts';
import { BusinessHours } from './business-hours.ts';
import { ListedBusiness } from './listed-business.ts';
import { CodeWay, wordList } from './listing.ts';
import { listingWords } from './listing.words.ts';
import { Trade } from './trade.ts';

export const BusinessType = z.enum(['individual', 'llc', 'corporation']);
export type BusinessType = z.infer<typeof BusinessType>;

/** The way a contractor prefers to be contacted. */
export const CONTACT_METHODS = ['sms', 'email', 'phone'] as const;
export const ContractorContactMethod = z.enum(CONTACT_METHODS);
export type ContractorContactMethod = z.infer<typeof ContractorContactMethod>;

/** A contractor's own listing, with the fields that only its owner sees. */
export const ContractorProfile = ListedBusiness.extend({
  /** The listing's id, which `startWork` and the links in messages use. */
  contractorId: ContractorId,
  phoneHidden: z.boolean(),
  emailHidden: z.boolean(),
  /** The phone's owner has agreed to be texted. */
  smsConsent: z.boolean(),
  /** A code has proved the phone. Without that, no texts, no opportunities, no free connection. */
  phoneProven: z.boolean(),
  trades: z.array(Trade),
  businessType: BusinessType.nullable(),
  /** An operator has hidden it from visitors. */
  isHidden: z.boolean(),
  preferredContactMethod: ContractorContactMethod,
  /** The last day on which no new work is taken, yyyy-MM-dd; null when it is taken now. */
  notTakingWorkUntil: z.iso.date().nullable(),
  /** With this many open jobs, the contractor no longer appears in searches; null for no limit. */
  maxOpenJobs: z.number().int().nullable(),
  openJobs: z.number().int(),
  /** The smallest job that the contractor takes, in dollars; null for any. */
  smallestJob: z.number().nullable(),
});
export type ContractorProfile = z.infer<typeof ContractorProfile>;

type Problem = ReturnType<typeof problem>;

const number = (value: number) => formatsIn(spokenLanguage()).formatNumber(value);
const noTrade = problem(listingWords, ({ chooseTrade }) => chooseTrade);
const noName = problem(listingWords, ({ enterName }) => enterName);
const noNumber = problem(listingWords, ({ enterNumber }) => enterNumber);
const noDollars = problem(listingWords, ({ enterDollars }) => enterDollars);
const noPhone = problem(listingWords, ({ enterPhone }) => enterPhone);
const noZipCode = problem(listingWords, ({ zipCodeRequired }) => zipCodeRequired);
const badPhone = problem(inputWords, ({ giveTenDigits }) => giveTenDigits);

const text = (min: number, max: number, message: Problem) =>
  z
    .string(message)
    .trim()
    .min(min, message)
    .max(...atMost(max))
    .regex(
      /^[^\p{Cc}<>]*$/u,
      problem(listingWords, ({ oneLine }) => oneLine),
    );

/** Null or an empty text clears the value. */
const clearable = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => (value === '' ? null : value), inner.nullable());

const trades = z
  .array(Trade, noTrade)
  .min(1, noTrade)
  .transform((chosen) => [...new Set(chosen)]);

/** The fields of a profile to change. Fields that are left out stay as they are. */
export const ContractorProfileEdit = z
  .object({
    contactName: clearable(text(2, 120, noName)),
    trades,
    specialties: wordList(20, 60),
    serviceAreas: wordList(50, 80),
    businessHours: BusinessHours,
    businessType: clearable(BusinessType),
    licenseNumber: clearable(
      text(
        2,
        40,
        problem(listingWords, ({ enterLicense }) => enterLicense),
      ),
    ),
    phoneHidden: z.boolean(),
    emailHidden: z.boolean(),
    notTakingWorkUntil: clearable(z.iso.date(problem(listingWords, ({ dayFormat }) => dayFormat))),
    maxOpenJobs: clearable(
      z.coerce
        .number(noNumber)
        .int(problem(listingWords, ({ wholeNumber }) => wholeNumber))
        .min(
          1,
          problem(listingWords, ({ atLeast }) => atLeast(number(1))),
        )
        .max(
          1000,
          problem(listingWords, ({ atMost }) => atMost(number(1000))),
        ),
    ),
    smallestJob: clearable(
      z.coerce
        .number(noDollars)
        .min(0, noDollars)
        .max(...dollarsAtMost(1_000_000)),
    ),
  })
  .partial();
export type ContractorProfileEdit = z.infer<typeof ContractorProfileEdit>;

/** A new phone or email for your own listing, or its current phone, to prove it. */
export const ContactChange = z.discriminatedUnion(
  'channel',
  [
    z.object({ channel: z.literal('email'), address: EmailAddress }),
    z.object({
      channel: z.literal('phone'),
      address: z.string(noPhone).trim().max(30, noPhone).refine(hasDialableLength, badPhone),
      by: CodeWay.default('text'),
    }),
  ],
  problem(listingWords, ({ chooseChannel }) => chooseChannel),
);
export type ContactChange = z.infer<typeof ContactChange>;

/** A new listing by its owner, for a firm that isn't in the directory. */
export const NewListing = z.object({
  companyName: text(
    2,
    120,
    problem(listingWords, ({ companyNameRequired }) => companyNameRequired),
  ),
  contactName: z.preprocess(absentWhenBlank, text(2, 120, noName).optional()),
  trades,
  address: z.preprocess(
    absentWhenBlank,
    text(
      5,
      200,
      problem(listingWords, ({ enterAddress }) => enterAddress),
    ).optional(),
  ),
  zipCode: z
    .string(noZipCode)
    .trim()
    .regex(/^\d{5}$/, noZipCode),
  /** In any form; kept as E.164. */
  phone: z.preprocess(absentWhenBlank, z.string().trim().max(30).refine(hasDialableLength, badPhone).optional()),
  /** Ticked: we may text requests to this phone. */
  smsConsent: z.boolean().default(false),
  businessType: z.preprocess(absentWhenBlank, BusinessType.optional()),
});
export type NewListing = z.infer<typeof NewListing>;

/** The requests that a contractor was offered and accepted, and their cost. */
export const ContactHistory = z.object({
  hasOptedOut: z.boolean(),
  preferredContactMethod: ContractorContactMethod,
  /** Requests that were offered to the contractor. */
  totalContacts: z.number().int(),
  /** Accepted connections whose fee wasn't refunded. */
  totalAcceptances: z.number().int(),
  /** Dollars. */
  totalCharges: z.number(),
});
export type ContactHistory = z.infer<typeof ContactHistory>;

export const ContactPreferences = z.object({
  hasOptedOut: z.boolean(),
  preferredContactMethod: ContractorContactMethod,
  /** The phone's owner has texted STOP: only START from that phone ends it. */
  stoppedBySms: z.boolean(),
});
export type ContactPreferences = z.infer<typeof ContactPreferences>;
