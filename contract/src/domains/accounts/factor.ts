import * as z from 'zod';
import { PasskeyId } from '../../kernel/id.ts';

/** Recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10;
/** The most passkeys of an account. */
export const MAX_PASSKEYS = 20;

export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The second factors of an account, as its owner sees them. */
export const Factors = z.object({
  passkeys: z.array(Passkey),
  /** Null without an authenticator app. */
  app: z.object({ addedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Whether this session has proved one of them. Operators can do nothing before it has. */
  isProven: z.boolean(),
});
export type Factors = z.infer<typeof Factors>;

/** The recovery codes, in words for paper. Shown this once. Null when the account had some already. */
export const Added = z.object({ factors: Factors, recoveryCodes: z.array(z.string()).nullable() });
export type Added = z.infer<typeof Added>;

/** Binary data of an authenticator; larger than any of them sends. */
const Binary = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/);
const credential = {
  id: Binary,
  rawId: Binary,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** A new passkey, as `navigator.credentials.create` gives it in its JSON form. */
export const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

/** A signature by a passkey, as `navigator.credentials.get` gives it in its JSON form. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Binary,
    authenticatorData: Binary,
    signature: Binary,
    userHandle: Binary.nullish().transform((handle) => handle ?? undefined),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** What a browser passes on to its authenticator: WebAuthn's creation or request options in their JSON form. */
export const PasskeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** Six digits of the authenticator app, or a recovery code; with spaces and dashes or without. */
export const FactorCode = z
  .string({ error: 'Type the code' })
  .trim()
  .min(1, 'Type the code')
  .max(40, 'This is not a code: it is too long');

/** A proof of a second factor: a code, or a signature by a passkey. */
export const FactorProof = z
  .object({ code: FactorCode.optional(), passkey: PasskeyAssertion.optional() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    path: ['code'],
    message: 'Type a code, or use a passkey',
  });
export type FactorProof = z.infer<typeof FactorProof>;

/** By what somebody can prove their second factor now. */
export const FactorQuestion = z.object({
  /** Null for an account without passkeys. */
  passkey: PasskeyOptions.nullable(),
  hasApp: z.boolean(),
  hasRecoveryCodes: z.boolean(),
});
export type FactorQuestion = z.infer<typeof FactorQuestion>;
