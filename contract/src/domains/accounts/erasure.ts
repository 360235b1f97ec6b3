import * as z from 'zod';
import { EmailAddress } from './email-address.ts';

/** What can be held about somebody who has no account. */
export const HELD_KINDS = [
  'requests',
  'appointments',
  'reviews',
  'donations',
  'conversations',
  'messages',
  'texts',
  'outreach',
  'bids',
  'devices',
  'registrations',
  'returned-mail',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** How many of each kind. */
export const HeldCounts = z.record(z.enum(HELD_KINDS), z.number().int());
export type HeldCounts = z.infer<typeof HeldCounts>;

/** Somebody without an account, by what they have given; at least one of the two. */
export interface Person {
  /** In lower case. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/** How an operator made sure that an address is the asker's. A choice, since the audit log keeps it for good. */
export const PROOFS = ['answered-mail', 'answered-call', 'documents'] as const;
export type Proof = (typeof PROOFS)[number];

const absentWhenEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
/** As people write it. */
const PhoneText = z.preprocess(absentWhenEmpty, z.string().trim().max(40, 'Use at most 40 characters').optional());

/** Of whom, for the look. */
export const PersonForm = z
  .object({ email: z.preprocess(absentWhenEmpty, EmailAddress.optional()), phone: PhoneText })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'Type an email address, a phone number or both',
  });
export type PersonForm = z.infer<typeof PersonForm>;

/** What would be erased. */
export const PersonHoldings = z.object({
  counts: HeldCounts,
  /** Of the requests: those that are still open and would be cancelled. */
  openRequests: z.number().int(),
  /** The number stands in the settings of an account, too: what belongs to that stays. */
  phoneHasAccount: z.boolean(),
  /** When data of this address or number was last erased; null for never. */
  erasedBefore: z.iso.datetime().nullable(),
});
export type PersonHoldings = z.infer<typeof PersonHoldings>;

/** The same with what was typed again, to be sure. */
export const ErasureForm = PersonForm.safeExtend({
  emailAgain: z.preprocess(absentWhenEmpty, z.string().trim().toLowerCase().max(320).optional()),
  phoneAgain: PhoneText,
  proof: z.enum(PROOFS, 'Say how you made sure that it is them'),
});
export type ErasureForm = z.infer<typeof ErasureForm>;

/** What was erased. */
export const Erased = z.object({ counts: HeldCounts, message: z.string() });
export type Erased = z.infer<typeof Erased>;
