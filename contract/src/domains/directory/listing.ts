import * as z from 'zod';
import { ContractorId, ReviewAnswerId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { BusinessHours } from './business-hours.ts';
import { listingWords } from './listing.words.ts';
import { Review } from './review.ts';
import { Trade } from './trade.ts';

/** The listing's own contact that a code is sent to. Codes are sent nowhere else. */
export const ClaimChannel = z.enum(
  ['email', 'phone'],
  problem(listingWords, ({ chooseChannel }) => chooseChannel),
);
export type ClaimChannel = z.infer<typeof ClaimChannel>;

/** The ways to send a code to a phone. */
export const CodeWay = z.enum(
  ['text', 'call'],
  problem(listingWords, ({ chooseWay }) => chooseWay),
);
export type CodeWay = z.infer<typeof CodeWay>;

export const CODE_DIGITS = 6;
/** The number of attempts at one code. */
export const CODE_ATTEMPTS = 5;
/** The minutes that a code works. */
export const CODE_MINUTES = 15;

const noCode = problem(listingWords, ({ enterCode }) => enterCode(CODE_DIGITS));

export const ClaimCode = z
  .string(noCode)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), noCode));

/** A code, with the consent that the owner of the phone may give. */
export const CodeWithConsent = z.object({
  code: ClaimCode,
  /** Ticked: we may text requests to this phone. */
  smsConsent: z.boolean().default(false),
});

/** An array, a JSON array as text, or a comma-separated text. */
const listFrom = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trimStart().startsWith('[')) {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
};

/** A list of short texts, each once. */
export const wordList = (most: number, longest: number) =>
  z
    .preprocess(
      listFrom,
      z
        .array(
          z
            .string()
            .trim()
            .min(
              1,
              problem(listingWords, ({ noEmptyEntry }) => noEmptyEntry),
            )
            .regex(
              /^\P{Cc}*$/u,
              problem(listingWords, ({ oneLinePerEntry }) => oneLinePerEntry),
            )
            .max(
              longest,
              problem(listingWords, ({ entryAtMost }) => entryAtMost(longest)),
            ),
        )
        .max(
          most,
          problem(listingWords, ({ listAtMost }) => listAtMost(most)),
        ),
    )
    .transform((items) => [...new Set(items)]);

/** The fields that the holder of a listing may change. Fields that are left out stay as they are. */
export const ListingEdit = z
  .object({
    trades: z
      .array(Trade)
      .min(
        1,
        problem(listingWords, ({ chooseTrade }) => chooseTrade),
      )
      .transform((trades) => [...new Set(trades)]),
    specialties: wordList(20, 60),
    serviceAreas: wordList(50, 80),
    businessHours: BusinessHours,
    phoneHidden: z.boolean(),
    emailHidden: z.boolean(),
  })
  .partial();
export type ListingEdit = z.infer<typeof ListingEdit>;

/** A listing as its holder sees it, including what is hidden from visitors. */
export const OwnListing = z.object({
  id: ContractorId,
  slug: z.string(),
  companyName: z.string(),
  address: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  phoneHidden: z.boolean(),
  emailHidden: z.boolean(),
  trades: z.array(Trade),
  specialties: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  businessHours: z.record(z.string(), z.string()),
  /** The newest reviews without an answer, at most twenty, each with the id for answering it. */
  unanswered: z.array(z.object({ answerId: ReviewAnswerId, review: Review })),
  /** The end of the link's validity. */
  until: z.iso.datetime(),
});
export type OwnListing = z.infer<typeof OwnListing>;
