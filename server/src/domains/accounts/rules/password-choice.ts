import { dictionary } from '@zxcvbn-ts/language-common';
import { wrongInput } from './refusals.ts';

/** The person the password is for. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The passwords guessed first: the most common ones in public leaks, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Requires that a new password is neither one of the most common ones nor its owner's name or address. The only other
 * rule is its length.
 * @throws DomainError 'invalid-input' naming the field, with what to do.
 */
export function requireGoodPassword(password: string, { email, firstName, lastName }: PasswordOwner): void {
  if (COMMON.has(folded(password))) {
    throw wrongInput('password', ({ commonPassword }) => commonPassword);
  }
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, firstName, lastName, firstName + lastName, lastName + firstName];
  if (own.map(lettersOf).includes(lettersOf(password))) {
    throw wrongInput('password', ({ ownName }) => ownName);
  }
}
