import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import type { ListingKey } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { listingWords } from '../listing.words.ts';

/** Limits the codes per listing: anyone may request one, and each may ring a stranger's phone. */
const CODES_AN_HOUR = 3;
const CODES_A_DAY = 8;
const LIMIT_HOURS = 24;
/** Days that a key opens its listing. */
export const KEY_DAYS = 90;

/** Maximum codes per day to an unproven number, across all listings: its owner may not have requested any. */
const TEXTS_TO_UNPROVEN = 1;
const CALLS_TO_UNPROVEN = 2;
/** Hours that the only text of a day stays valid. */
export const ONLY_TEXT_HOURS = 24;

/** The codes that went to a number in the last day. */
export interface CodesToNumber {
  readonly texts: number;
  readonly calls: number;
  /** Proven for some listing: its owner has confirmed the number. */
  readonly isProven: boolean;
}

/** Returns whether a number may get another code. */
export const isWithinNumberLimit = ({ texts, calls, isProven }: CodesToNumber, by: CodeWay): boolean =>
  isProven || (by === 'text' ? texts < TEXTS_TO_UNPROVEN : calls < CALLS_TO_UNPROVEN);

/** Returns the reason why a number gets no other code today, and what to do instead. */
export const numberLimit = (phone: string, by: CodeWay): Said =>
  say(listingWords, ({ textedAlready, calledAlready }) =>
    by === 'text' ? textedAlready(phone, LIMIT_HOURS) : calledAlready(phone, CALLS_TO_UNPROVEN, LIMIT_HOURS),
  );

/** The number of codes sent for a listing. */
export interface SentCodes {
  readonly lastHour: number;
  readonly lastDay: number;
}

/** Returns the reason why no other code may be sent to a listing now, or null if one may. */
export function codeLimit({ lastHour, lastDay }: SentCodes): Said | null {
  if (lastDay >= CODES_A_DAY) return say(listingWords, ({ codesToday }) => codesToday(CODES_A_DAY, LIMIT_HOURS));
  if (lastHour >= CODES_AN_HOUR) return say(listingWords, ({ codesThisHour }) => codesThisHour(CODES_AN_HOUR));
  return null;
}

/** Returns the refusal of a code, the same whatever is wrong with it. */
export const wrongCode = (): DomainError =>
  new DomainError(
    'not-allowed',
    say(listingWords, ({ wrongCode }) => wrongCode),
    { code: say(listingWords, ({ codeIsWrong }) => codeIsWrong) },
  );

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns six random digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Returns the stored hash of a code. Its salt is the id of the claim, change or code. */
export const codeHash = (id: string, code: string): string => hash(`${id}:${code}`);

/** Returns the stored hash of a key. */
export const keyHash = (key: ListingKey): string => hash(key);

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
