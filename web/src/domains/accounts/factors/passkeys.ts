import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
} from '@plumbline/contract/domains/accounts/factor.ts';
import { here } from '../../../lib/language.ts';
import { factorsWords } from './factors.words.ts';

const words = here(factorsWords).passkey;

/** A passkey call that the browser or the person ended. `message` is shown to the person. */
export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure';
  /** They closed the browser's dialog, or waited too long. */
  readonly isCancelled: boolean;
  constructor(message: string, isCancelled = false) {
    super(message);
    this.isCancelled = isCancelled;
  }
}

/** Returns whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const library = () => import('@simplewebauthn/browser');

const failures: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: new PasskeyFailure(words.cancelled, true),
  AbortError: new PasskeyFailure(words.notUsed, true),
  InvalidStateError: new PasskeyFailure(words.alreadyThere),
  SecurityError: new PasskeyFailure(words.wrongSite),
};

function failure(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : '';
  return failures[name] ?? new PasskeyFailure(words.failed);
}

/** Makes a passkey. @throws PasskeyFailure */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  try {
    return (await startRegistration({ optionsJSON: options as never })) as never;
  } catch (error) {
    throw failure(error);
  }
}

/**
 * Has a passkey sign. With `autofill` it waits until one is chosen from an input's suggestions.
 * @throws PasskeyFailure
 */
export async function signWithPasskey(options: PasskeyOptions, autofill = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  try {
    return (await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: autofill })) as never;
  } catch (error) {
    throw failure(error);
  }
}

/** Returns whether the browser suggests passkeys in an address field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Stops waiting for a suggestion to be chosen. */
export const endSuggestions = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
