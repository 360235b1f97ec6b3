import * as z from 'zod';
import { ContractorId, ReviewAnswerId } from '../../kernel/id.ts';
import { BusinessHours } from './business-hours.ts';
import { Review } from './review.ts';
import { Trade } from './trade.ts';

/** Where a code may be sent: to the listing's own e-mail address, or by text to its own phone. Nowhere else. */
export const ClaimChannel = z.enum(['email', 'phone'], { error: 'Choose e-mail or phone.' });
export type ClaimChannel = z.infer<typeof ClaimChannel>;

/** How a code reaches a phone. */
export const CodeWay = z.enum(['text', 'call'], { error: 'Choose a text message or a call.' });
export type CodeWay = z.infer<typeof CodeWay>;

export const CODE_DIGITS = 6;
/** How long a code works, in minutes. */
export const CODE_MINUTES = 15;

export const ClaimCode = z
  .string({ error: `Enter the ${CODE_DIGITS} digits of the code.` })
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), `Enter the ${CODE_DIGITS} digits of the code.`));

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
export const words = (most: number, longest: number) =>
  z
    .preprocess(
      listFrom,
      z
        .array(
          z
            .string()
            .trim()
            .min(1, 'Leave no entry empty.')
            .regex(/^\P{Cc}*$/u, 'Keep each entry on one line.')
            .max(longest, `Use at most ${longest} characters each.`),
        )
        .max(most, `List at most ${most}.`),
    )
    .transform((items) => [...new Set(items)]);

/** What the holder of a listing may change; what is left out stays. */
export const ListingEdit = z
  .object({
    trades: z
      .array(Trade)
      .min(1, 'Choose at least one trade.')
      .transform((trades) => [...new Set(trades)]),
    specialties: words(20, 60),
    serviceAreas: words(50, 80),
    businessHours: BusinessHours,
    phoneHidden: z.boolean(),
    emailHidden: z.boolean(),
  })
  .partial();
export type ListingEdit = z.infer<typeof ListingEdit>;

/** A listing as its holder sees it: what is hidden from visitors too. */
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
  /** Reviews without an answer, newest first, each with what its answer is sent to. At most twenty. */
  unanswered: z.array(z.object({ answerId: ReviewAnswerId, review: Review })),
  /** Until when the link works. */
  until: z.iso.datetime(),
});
export type OwnListing = z.infer<typeof OwnListing>;
