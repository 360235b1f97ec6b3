import type {
  FactorProof,
  Factors,
  PasskeyAssertion,
  PasskeyOptions,
} from '@plumbline/contract/domains/accounts/factor.ts';
import {
  addApp,
  addPasskey,
  askForPasskey,
  askForSecondFactor,
  askForStepUp,
  getFactors,
  giveSecondFactor,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  signInByPasskey,
  startApp,
  startPasskey,
  stepUp,
} from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { type PasskeyId, readId, type ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { forgetHeldRequests, heldRequests } from '../../../lib/held-requests.ts';
import { keepUser } from '../../../lib/session.ts';
import { callProven } from '../../../lib/step-up.ts';
import { makePasskey, signWithPasskey } from './passkeys.ts';

/** The signed-in user's second factors. */
export const factorsQuery = queryOptions({
  queryKey: [getFactors.path],
  queryFn: ({ signal }) => call(getFactors, { signal }),
});

/** After the sign-in, the account owns the requests that this browser held. */
function arrived(user: User): User {
  forgetHeldRequests();
  keepUser(user);
  return user;
}

/** Requests a challenge once the previous one has arrived. The cookie then covers both. */
let asked: Promise<unknown> = Promise.resolve();
function nextChallenge(): Promise<PasskeyOptions> {
  const next = asked.then(() => call(askForPasskey, {}));
  asked = next.catch(() => undefined);
  return next;
}

/**
 * Signs in with a passkey alone. `autofill` waits until one is chosen from an input's suggestions. When a suggestion is
 * chosen while the button's call is running, one of the two signs in, and both return its user.
 */
export async function signInWithPasskey(autofill = false): Promise<User> {
  const earlier = latestSignIn;
  const passkey = await signWithPasskey(await nextChallenge(), autofill);
  if (latestSignIn === earlier) latestSignIn = signInBy(passkey);
  return latestSignIn as Promise<User>;
}

let latestSignIn: Promise<User> | undefined;
async function signInBy(passkey: PasskeyAssertion): Promise<User> {
  const serviceRequestIds = heldRequests().map((id) => readId<ServiceRequestId>(id));
  return arrived((await call(signInByPasskey, { body: { passkey, serviceRequestIds } })).user);
}

/** Returns the ways to complete the sign-in that this browser has started. */
export const secondFactorQuestion = () => call(askForSecondFactor, {});

/** Completes the sign-in. */
export async function finishSignIn(proof: FactorProof): Promise<User> {
  return arrived((await call(giveSecondFactor, { body: proof })).user);
}

/** Returns the ways this session can prove its second factor again. */
export const stepUpQuestion = () => call(askForStepUp, {});

export const giveStepUp = (proof: FactorProof) => call(stepUp, { body: proof });

/** A new secret for an authenticator app. */
export const newAppSecret = () => callProven(startApp, {});

/** Adds, removes and renews factors, and shows the result immediately. */
export function useFactorChanges() {
  const client = useQueryClient();
  const show = (factors: Factors) => client.setQueryData(factorsQuery.queryKey, factors);
  return {
    addPasskey: useMutation({
      mutationFn: async (name: string) => {
        const passkey = await makePasskey(await callProven(startPasskey, {}));
        return call(addPasskey, { body: { name, passkey } });
      },
      onSuccess: ({ factors }) => show(factors),
    }),
    addApp: useMutation({
      mutationFn: (code: string) => call(addApp, { body: { code } }),
      onSuccess: ({ factors }) => show(factors),
    }),
    removePasskey: useMutation({
      mutationFn: (id: PasskeyId) => callProven(removePasskey, { params: { id } }),
      onSuccess: show,
    }),
    removeApp: useMutation({ mutationFn: () => callProven(removeApp, {}), onSuccess: show }),
    renewCodes: useMutation({
      mutationFn: () => callProven(renewRecoveryCodes, {}),
      onSuccess: ({ factors }) => show(factors),
    }),
  };
}
