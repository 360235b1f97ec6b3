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

/** The password is right, but the account also needs its second factor. */
export const codeRequired = () =>
  new DomainError('code-required', "Send the code of your authenticator app, or a recovery code, as 'code'.");

const CODE_REFUSED = 'This code is wrong, has expired, or was used before.';
export const codeRefused = () => new DomainError('invalid-input', CODE_REFUSED, { code: CODE_REFUSED });

const PASSKEY_REFUSED = 'This passkey was not accepted. Try again, or use another way.';
export const passkeyRefused = () => new DomainError('invalid-input', PASSKEY_REFUSED, { passkey: PASSKEY_REFUSED });

/** No sign-in is in progress in this browser, or it took too long. */
export const signInEnded = () => new DomainError('not-signed-in', 'This sign-in took too long. Please begin again.');

/** For calls with consequences, in a session that proved its second factor some time ago. */
export const stepUpRequired = () =>
  new DomainError('step-up-required', 'Please confirm that it is you, with your passkey or a code.');

/** For calls with consequences, in a browser that may merely have been left open. */
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
