import * as z from 'zod';
import { endpoint, formOf } from '../../kernel/endpoint.ts';
import { PasskeyId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { accountFormWords } from './account-form.words.ts';
import {
  Added,
  FactorCode,
  FactorProof,
  FactorQuestion,
  Factors,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
} from './factor.ts';
import { HeldRequests, SignedIn } from './session.ts';

const nameless = problem(accountFormWords, ({ giveName }) => giveName);

const asked = { method: 'POST', rate: 'write' } as const;
const ofOwn = { method: 'POST', access: 'signed-in', rate: 'write' } as const;

export const askForPasskey = endpoint({
  ...asked,
  name: 'askForPasskey',
  summary: 'A challenge for signing in with a passkey alone',
  path: '/api/auth/passkey/options',
  reply: PasskeyOptions,
});

export const signInByPasskey = endpoint({
  ...asked,
  name: 'signInByPasskey',
  summary: 'Signs in with a passkey alone',
  path: '/api/auth/passkey',
  body: z.object({ passkey: PasskeyAssertion }).extend(HeldRequests.shape),
  reply: SignedIn,
  problems: ['not-signed-in', 'not-allowed'],
});

export const askForSecondFactor = endpoint({
  ...asked,
  name: 'askForSecondFactor',
  summary: 'The ways to finish the sign-in that this browser has begun',
  path: '/api/auth/second-factor/options',
  reply: FactorQuestion,
  problems: ['not-signed-in'],
});

export const giveSecondFactor = endpoint({
  ...asked,
  name: 'giveSecondFactor',
  summary: 'Finishes the sign-in that this browser has begun, with a code or a passkey',
  path: '/api/auth/second-factor',
  body: FactorProof,
  reply: SignedIn,
  problems: ['not-signed-in', 'not-allowed'],
});

export const askForStepUp = endpoint({
  ...ofOwn,
  name: 'askForStepUp',
  summary: 'The ways for this session to prove its second factor again',
  path: '/api/auth/step-up/options',
  reply: FactorQuestion,
});

export const stepUp = endpoint({
  ...ofOwn,
  name: 'stepUp',
  summary: 'Proves the second factor again, for calls that want a recent proof',
  path: '/api/auth/step-up',
  body: FactorProof,
  reply: Done,
});

export const getFactors = endpoint({
  name: 'getFactors',
  summary: 'The second factors of the caller’s account',
  method: 'GET',
  path: '/api/auth/factors',
  access: 'signed-in',
  reply: Factors,
  rate: 'read',
});

export const startPasskey = endpoint({
  ...ofOwn,
  name: 'startPasskey',
  summary: 'The options for making a new passkey',
  path: '/api/auth/passkeys/options',
  stepUp: true,
  reply: PasskeyOptions,
  problems: ['already-happened'],
});

export const addPasskey = endpoint({
  ...ofOwn,
  name: 'addPasskey',
  summary: 'Adds a passkey to the caller’s account; the first factor brings recovery codes',
  path: '/api/auth/passkeys',
  body: z.object({
    name: z
      .string(nameless)
      .trim()
      .min(1, nameless)
      .max(...atMost(60)),
    passkey: PasskeyAttestation,
  }),
  reply: Added,
  status: 201,
  problems: ['already-happened'],
});

/** The form asks only for the name: the browser adds the passkey afterwards. */
export const passkeyForm = formOf({ body: addPasskey.body.pick({ name: true }) });

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Removes a passkey from the caller’s account. Operators keep at least one factor',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'signed-in',
  stepUp: true,
  params: z.object({ id: PasskeyId }),
  reply: Factors,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const startApp = endpoint({
  ...ofOwn,
  name: 'startApp',
  summary: 'A new secret for an authenticator app, as text and as the address in its QR code',
  path: '/api/auth/authenticator-app/secret',
  stepUp: true,
  reply: z.object({ secret: z.string(), address: z.string() }),
  problems: ['already-happened'],
});

export const addApp = endpoint({
  ...ofOwn,
  name: 'addApp',
  summary: 'Adds the authenticator app that shows this code; the first factor brings recovery codes',
  path: '/api/auth/authenticator-app',
  body: z.object({ code: FactorCode }),
  reply: Added,
  status: 201,
  problems: ['already-happened'],
});

export const removeApp = endpoint({
  name: 'removeApp',
  summary: 'Removes the authenticator app from the caller’s account. Operators keep at least one factor',
  method: 'DELETE',
  path: '/api/auth/authenticator-app',
  access: 'signed-in',
  stepUp: true,
  reply: Factors,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const renewRecoveryCodes = endpoint({
  ...ofOwn,
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; the old ones stop working',
  path: '/api/auth/recovery-codes',
  stepUp: true,
  reply: Added,
  problems: ['not-found'],
});
