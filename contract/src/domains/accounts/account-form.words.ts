import { inLanguages } from '../../kernel/words.ts';
import { es } from './account-form.words.es.ts';

export const en = {
  emailInvalid: 'Please enter a valid email address',
  emailOfAccount: 'Enter the email address of this account.',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  lettersOnly: 'Use letters only',
  tenDigitsOrNothing: 'Enter ten digits, such as (502) 555-0134, or leave it blank',
  stateLetters: 'Use the two-letter state code',
  zipDigits: 'Use a five-digit zip code',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooLong: (most: number) => `Password must be at most ${most} characters`,
  passwordsDiffer: "Passwords don't match",
  linkIncomplete: 'The link is incomplete',
  typeCode: 'Enter the code',
  codeTooLong: 'This code is too long',
  codeOrPasskey: 'Enter a code, or use a passkey',
  giveName: 'Give it a name',
  emailOrPhone: 'Enter an email address, a phone number or both',
  chooseProof: 'Choose how you verified their identity',
};

/** Validation messages for account forms. */
export const accountFormWords = inLanguages({ en, es });
