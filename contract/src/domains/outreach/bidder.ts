import * as z from 'zod';
import { hasDialableLength } from '../../kernel/phone-digits.ts';
import { problem } from '../../kernel/words.ts';
import { EmailAddress } from '../accounts/email-address.ts';
import { bidderWords } from './bidder.words.ts';

/** Anything longer is no name. */
const NAME = { letters: 60, words: 8 };
const COMPANY = { letters: 80, words: 10 };

/** 'https://', 'www.', 'acme.com' or 'acme dot com': names must not advertise, and mail programs turn these into links. */
const WEB_ADDRESS = /:\/\/|\bwww\.|\bdot (?:com|net|org|info|biz)\b|[a-z0-9]{2,}\.(?!(?:jr|sr)\b)[a-z]{2,}/i;
/** Seven digits are enough to be called. */
const PHONE_NUMBER = /(?:\d[\s().-]*){7,}/;
/** Marks piled up on a letter, which no name has. */
const PILED_MARKS = /\p{M}{3}/u;
const LETTERS = /\p{L}.*\p{L}/u;

type Problem = ReturnType<typeof problem>;

const plainCharacters = problem(bidderWords, (words) => words.plainCharacters);
const noAddresses = problem(bidderWords, (words) => words.noAddresses);
const noPhoneNumbers = problem(bidderWords, (words) => words.noPhoneNumbers);
const phoneOrNothing = problem(bidderWords, (words) => words.phoneOrNothing);
const tenDigitsOrNothing = problem(bidderWords, (words) => words.tenDigitsOrNothing);

/** A name that goes into a message to another person and can't change what the message says. */
const plainName = (characters: RegExp, max: { letters: number; words: number }, missing: Problem) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(
      max.letters,
      problem(bidderWords, ({ atMostCharacters }) => atMostCharacters(max.letters)),
    )
    .regex(characters, plainCharacters)
    .refine((name) => LETTERS.test(name) && !PILED_MARKS.test(name.normalize('NFC')), missing)
    .refine(
      (name) => name.split(' ').length <= max.words,
      problem(bidderWords, ({ atMostWords }) => atMostWords(max.words)),
    )
    .refine((name) => !WEB_ADDRESS.test(name) && !name.includes('@'), noAddresses)
    .refine((name) => !PHONE_NUMBER.test(name), noPhoneNumbers)
    .transform((name) => name.normalize('NFC').replace(/ +/g, ' '));

export const BidderName = plainName(
  /^[\p{L}\p{M}\p{N} .,'’()-]*$/u,
  NAME,
  problem(bidderWords, ({ nameRequired }) => nameRequired),
);
export const BidderCompany = plainName(
  /^[\p{L}\p{M}\p{N} .,'’()&+#/-]*$/u,
  COMPANY,
  problem(bidderWords, ({ companyRequired }) => companyRequired),
);
/** As people write it; the server keeps E.164. Empty, null and missing mean none. */
export const BidderPhone = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z
    .string()
    .trim()
    .max(30, phoneOrNothing)
    .regex(/^[\d\s().+-]*(?:(?:x|ext\.?)\s*\d+)?$/i, phoneOrNothing)
    .refine(hasDialableLength, tenDigitsOrNothing)
    .optional(),
);
export const BidderEmail = EmailAddress;
