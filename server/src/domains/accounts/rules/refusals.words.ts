import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './refusals.words.es.ts';

export const en = {
  resetLinkEnded: "This link is invalid, was already used, or has expired. Request a new one under 'Forgot password?'.",
  verifyLinkEnded:
    "This link is invalid, was already used, or has expired. Sign up again, and we'll send you a new one.",
  signInRefused: 'Invalid email or password. If you have just registered, open the link in our email first.',
  waitSeconds: (seconds: number) =>
    `Too many attempts to sign in. Try again in ${seconds} ${plural('en', seconds, { one: 'second', other: 'seconds' })}.`,
  waitMinutes: (minutes: number) =>
    `Too many attempts to sign in. Try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  codeRequired: "Send the code of your authenticator app, or a recovery code, as 'code'.",
  codeRefused: 'This code is wrong, has expired, or was used before.',
  passkeyRefused: 'This passkey was not accepted. Try again, or use another way.',
  signInEnded: 'This sign-in took too long. Please start over.',
  stepUpRequired: "Please confirm that it's you, with your passkey or a code.",
  freshSignInRequired: "Please confirm that it's you first: enter your password again, or sign in again.",
  tooBusy: 'Many people are signing in right now. Please try again in a few seconds.',
  suspended: 'This account is suspended. Write to support.',
  commonPassword: 'This is one of the most common passwords, which are guessed first. Try a few unrelated words.',
  ownName: 'Passwords with your name or email address are guessed first. Try a few unrelated words.',
  signInFirst: 'Please sign in first.',
  noPasswordYet: "This account has no password yet. Request a link to set one under 'Forgot password?'.",
  wrongPassword: 'This is not your current password.',
  wrongEmail: 'This is not the email address of your account.',
  passkeyThere: 'This passkey is already set up.',
  tooManyPasskeys: (most: number) => `You already have ${most} passkeys. Remove one first.`,
  appThere: 'An authenticator app is already set up. Remove it first.',
  lastFactorOfOperator: 'Operators need a second factor. Set up another one before you remove this one.',
  operatorsOnly: 'Only operators may do this.',
  notYourself: "You can't suspend yourself.",
  noEmail: (address: string) => `'${address}' is not an email address.`,
  noAccount: (address: string) => `No account has the address ${address}.`,
  noAccountYet: (address: string, register: string) =>
    `No account has the address ${address}. Register it first: ${register}`,
  isOperator: (address: string) => `${address} is already an operator.`,
  isNoOperator: (address: string) => `${address} is not an operator.`,
  noSecondFactor: (address: string) => `${address} has no second factor.`,
  addressHasAccount:
    'This address has an account. Its owner has to delete it in the settings, along with everything that belongs to it. After that, you can erase the rest.',
  otherAddress: 'This is not the address that you looked up.',
  otherNumber: 'This is not the number that you looked up.',
  wholeAddress: 'Enter a complete email address or phone number.',
  messageStatus: {
    queued: 'This message is still queued.',
    sent: 'This message was sent.',
    delivered: 'This message was delivered.',
    failed: 'This message failed.',
    unknown: 'It is unknown whether this message was sent.',
    suppressed: 'This message was held back.',
  },
};

/** Reasons why a call about accounts is refused, and what to do instead. */
export const refusalsWords = inLanguages({ en, es });
