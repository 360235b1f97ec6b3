import * as z from 'zod';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { accountFormWords } from './account-form.words.ts';
import { EmailAddress } from './email-address.ts';

/** The kinds of data stored about a person without an account. */
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

/** The number of records of each kind. */
export const HeldCounts = z.record(z.enum(HELD_KINDS), z.number().int());
export type HeldCounts = z.infer<typeof HeldCounts>;

/** A person without an account, identified by an email address, a phone number, or both. */
export interface Person {
  /** In lower case. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/** The ways an operator can verify an identity. An enum, not free text: the audit log keeps it forever. */
export const PROOFS = ['answered-mail', 'answered-call', 'documents'] as const;
export type Proof = (typeof PROOFS)[number];

const absentWhenEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
/** A phone number in any format. */
const PhoneText = z.preprocess(
  absentWhenEmpty,
  z
    .string()
    .trim()
    .max(...atMost(40))
    .optional(),
);

/** The person to look up. */
export const PersonForm = z
  .object({ email: z.preprocess(absentWhenEmpty, EmailAddress.optional()), phone: PhoneText })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    ...problem(accountFormWords, ({ emailOrPhone }) => emailOrPhone),
  });
export type PersonForm = z.infer<typeof PersonForm>;

/** The data that would be erased. */
export const PersonHoldings = z.object({
  counts: HeldCounts,
  /** The requests that are still open and would be canceled. */
  openRequests: z.number().int(),
  /** The phone number also belongs to an account, whose data is kept. */
  phoneHasAccount: z.boolean(),
  /** The last time data of this address or number was erased; null if never. */
  erasedBefore: z.iso.datetime().nullable(),
});
export type PersonHoldings = z.infer<typeof PersonHoldings>;

/** The person, typed a second time as a safeguard, and the proof of identity. */
export const ErasureForm = PersonForm.safeExtend({
  emailAgain: z.preprocess(absentWhenEmpty, z.string().trim().toLowerCase().max(320).optional()),
  phoneAgain: PhoneText,
  proof: z.enum(
    PROOFS,
    problem(accountFormWords, ({ chooseProof }) => chooseProof),
  ),
});
export type ErasureForm = z.infer<typeof ErasureForm>;

/** The data that was erased. */
export const Erased = z.object({ counts: HeldCounts, message: z.string() });
export type Erased = z.infer<typeof Erased>;
