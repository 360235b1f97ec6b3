import * as z from 'zod';
import { GIVE_TEN_DIGITS, hasDialableLength } from '../../kernel/phone-digits.ts';
import { EmailAddress } from '../accounts/email-address.ts';

/** More words than these are no name. */
const NAME = { letters: 60, words: 8 };
const COMPANY = { letters: 80, words: 10 };

/** 'https://', 'www.', 'acme.com' or 'acme dot com': a name is no place for an advertisement, and mail programs make links of these. */
const WEB_ADDRESS = /:\/\/|\bwww\.|\bdot (?:com|net|org|info|biz)\b|[a-z0-9]{2,}\.(?!(?:jr|sr)\b)[a-z]{2,}/i;
/** Seven digits are enough to be called. */
const PHONE_NUMBER = /(?:\d[\s().-]*){7,}/;
/** Marks piled up on a letter, which no name has. */
const PILED_MARKS = /\p{M}{3}/u;
const LETTERS = /\p{L}.*\p{L}/u;

/** A name that stands in a message to somebody else, and can't turn it into another message. */
const plainName = (characters: RegExp, max: { letters: number; words: number }, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max.letters, `Use at most ${max.letters} characters`)
    .regex(characters, 'Use letters, digits and simple punctuation, on one line')
    .refine((name) => LETTERS.test(name) && !PILED_MARKS.test(name.normalize('NFC')), missing)
    .refine((name) => name.split(' ').length <= max.words, `Use at most ${max.words} words`)
    .refine((name) => !WEB_ADDRESS.test(name) && !name.includes('@'), 'Leave web and email addresses out of the name')
    .refine((name) => !PHONE_NUMBER.test(name), 'Leave phone numbers out of the name')
    .transform((name) => name.normalize('NFC').replace(/ +/g, ' '));

export const BidderName = plainName(/^[\p{L}\p{M}\p{N} .,'’()-]*$/u, NAME, 'Your name is required');
export const BidderCompany = plainName(/^[\p{L}\p{M}\p{N} .,'’()&+#/-]*$/u, COMPANY, 'Company name is required');
/** As people write it; the server keeps E.164. Empty, null and missing mean none. */
export const BidderPhone = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z
    .string()
    .trim()
    .max(30, 'Enter a phone number, or leave it empty')
    .regex(/^[\d\s().+-]*(?:(?:x|ext\.?)\s*\d+)?$/i, 'Enter a phone number, or leave it empty')
    .refine(hasDialableLength, `${GIVE_TEN_DIGITS}, or leave it empty`)
    .optional(),
);
export const BidderEmail = EmailAddress;
