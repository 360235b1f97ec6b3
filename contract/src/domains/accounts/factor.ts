import * as z from 'zod';
import { PasskeyId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { accountFormWords } from './account-form.words.ts';

/** The number of recovery codes generated at a time. */
export const RECOVERY_CODES = 10;
/** The most passkeys an account can have. */
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
  /** Whether this session has proved one of them. Until it has, an operator can do nothing. */
  isProven: z.boolean(),
});
export type Factors = z.infer<typeof Factors>;

/** The recovery codes, formatted for paper. Shown only once. Null when the account already had some. */
export const Added = z.object({ factors: Factors, recoveryCodes: z.array(z.string()).nullable() });
export type Added = z.infer<typeof Added>;

/** Binary data from an authenticator; the limit is larger than any of them sends. */
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

/** WebAuthn creation or request options in JSON form, which a browser passes on to its authenticator. */
export const PasskeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

const missing = problem(accountFormWords, ({ typeCode }) => typeCode);

/** Six digits from the authenticator app, or a recovery code; spaces and dashes are allowed. */
export const FactorCode = z
  .string(missing)
  .trim()
  .min(1, missing)
  .max(
    40,
    problem(accountFormWords, ({ codeTooLong }) => codeTooLong),
  );

/** A proof of a second factor: a code, or a signature by a passkey. */
export const FactorProof = z
  .object({ code: FactorCode.optional(), passkey: PasskeyAssertion.optional() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    path: ['code'],
    ...problem(accountFormWords, ({ codeOrPasskey }) => codeOrPasskey),
  });
export type FactorProof = z.infer<typeof FactorProof>;

/** The ways to prove a second factor now. */
export const FactorQuestion = z.object({
  /** Null for an account without passkeys. */
  passkey: PasskeyOptions.nullable(),
  hasApp: z.boolean(),
  hasRecoveryCodes: z.boolean(),
});
export type FactorQuestion = z.infer<typeof FactorQuestion>;
