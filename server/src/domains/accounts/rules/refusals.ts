import { say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { refusalsWords } from './refusals.words.ts';

/** Refuses links to set a password: never issued, mistyped, used and expired ones alike. */
export const resetLinkEnded = () =>
  new DomainError(
    'not-found',
    say(refusalsWords, (words) => words.resetLinkEnded),
  );

/** Refuses links to verify an address: never issued, mistyped and expired ones alike. */
export const verifyLinkEnded = () =>
  new DomainError(
    'not-found',
    say(refusalsWords, (words) => words.verifyLinkEnded),
  );

/** The same response for a wrong password, an unknown address and an unverified one. */
export const signInRefused = () =>
  new DomainError(
    'not-signed-in',
    say(refusalsWords, (words) => words.signInRefused),
  );

/** @param seconds until the next attempt is accepted */
export const tooManyAttempts = (seconds: number) =>
  new DomainError(
    'too-many-requests',
    say(refusalsWords, ({ waitSeconds, waitMinutes }) =>
      seconds < 60 ? waitSeconds(seconds) : waitMinutes(Math.ceil(seconds / 60)),
    ),
  );

/** The password is right, but the account also needs its second factor. */
export const codeRequired = () =>
  new DomainError(
    'code-required',
    say(refusalsWords, (words) => words.codeRequired),
  );

export const codeRefused = () => wrongInput('code', (words) => words.codeRefused);

export const passkeyRefused = () => wrongInput('passkey', (words) => words.passkeyRefused);

/** No sign-in is in progress in this browser, or it took too long. */
export const signInEnded = () =>
  new DomainError(
    'not-signed-in',
    say(refusalsWords, (words) => words.signInEnded),
  );

/** For sensitive calls in a session that proved its second factor some time ago. */
export const stepUpRequired = () =>
  new DomainError(
    'step-up-required',
    say(refusalsWords, (words) => words.stepUpRequired),
  );

/** For sensitive calls in a browser that may merely have been left open. */
export const freshSignInRequired = () =>
  new DomainError(
    'fresh-sign-in-required',
    say(refusalsWords, (words) => words.freshSignInRequired),
  );

/** More passwords are being checked than this process can handle. */
export const tooBusy = () =>
  new DomainError(
    'unavailable',
    say(refusalsWords, (words) => words.tooBusy),
  );

/** Only for people who have proved that the account is theirs. */
export const suspended = () =>
  new DomainError(
    'not-allowed',
    say(refusalsWords, (words) => words.suspended),
  );

type Words = (typeof refusalsWords)['en'];

/** Refuses one field of the input. */
export function wrongInput(field: string, pick: (words: Words) => string): DomainError {
  const said = say(refusalsWords, pick);
  return new DomainError('invalid-input', said, { [field]: said });
}

/** Refuses a change that the current state doesn't allow. */
export const alreadyHappened = (pick: (words: Words) => string) =>
  new DomainError('already-happened', say(refusalsWords, pick));
