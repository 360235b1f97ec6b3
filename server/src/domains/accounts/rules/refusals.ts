import { DomainError } from '../../../kernel/errors.ts';

/** Never issued, mistyped, used and expired links are answered alike. @param next what to do instead */
export const linkEnded = (next: string) =>
  new DomainError('not-found', `This link is wrong, was used, or has expired. ${next}`);

/** One answer for a wrong password, an unknown address and an unverified one. */
export const signInRefused = () =>
  new DomainError(
    'not-signed-in',
    'Invalid email or password. If you have just registered, open the link in our email first.',
  );

/** @param seconds until the next attempt is taken */
export const tooManyAttempts = (seconds: number) =>
  new DomainError('too-many-requests', `Too many attempts to sign in. Try again in ${waitWords(seconds)}.`);

const waitWords = (seconds: number) =>
  seconds < 60
    ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
    : `${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'}`;

/** For what is too grave for a browser that was merely left open. */
export const freshSignInRequired = () =>
  new DomainError(
    'fresh-sign-in-required',
    'Please confirm that it is you first: type your password again, or sign in again.',
  );

/** While more passwords are being checked than this process can keep up with. */
export const tooBusy = () =>
  new DomainError('unavailable', 'Many people are signing in right now. Please try again in a few seconds.');

/** Told only to who has proved whose account it is. */
export const suspended = () => new DomainError('not-allowed', 'This account is suspended. Write to support.');
