import * as z from 'zod';
import { EmailAddress } from '../accounts/email-address.ts';

export const MAX_NAME_LENGTH = 60;
export const MAX_COMPANY_LENGTH = 80;

/** 'https://', 'www.' or 'acme.com': a name is no place for an advertisement, and mail programs make links of these. */
const WEB_ADDRESS = /:\/\/|\bwww\.|[a-z0-9]{2,}\.(?!(?:jr|sr)\b)[a-z]{2,}/i;
/** Seven digits are enough to be called. */
const PHONE_NUMBER = /(?:\d[\s().-]*){7,}/;
const LETTERS = /\p{L}.*\p{L}/u;

/** A name that stands in a message to somebody else, and can't turn it into another message. */
const plainName = (characters: RegExp, max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Use at most ${max} characters`)
    .regex(characters, 'Use letters, digits and simple punctuation, on one line')
    .refine((name) => LETTERS.test(name), missing)
    .refine((name) => !WEB_ADDRESS.test(name) && !name.includes('@'), 'Leave web and email addresses out of the name')
    .refine((name) => !PHONE_NUMBER.test(name), 'Leave phone numbers out of the name')
    .transform((name) => name.normalize('NFC').replace(/ +/g, ' '));

export const BidderName = plainName(/^[\p{L}\p{M}\p{N} .,'’()-]*$/u, MAX_NAME_LENGTH, 'Your name is required');
export const BidderCompany = plainName(
  /^[\p{L}\p{M}\p{N} .,'’()&+#/-]*$/u,
  MAX_COMPANY_LENGTH,
  'Company name is required',
);
/** As people write it; the server keeps E.164. Empty, null and missing mean none. */
export const BidderPhone = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z
    .string()
    .trim()
    .max(30, 'Enter a phone number, or leave it empty')
    .regex(/^[\d\s().+-]*(?:(?:x|ext\.?)\s*\d+)?$/i, 'Enter a phone number, or leave it empty')
    .optional(),
);
export const BidderEmail = EmailAddress;
