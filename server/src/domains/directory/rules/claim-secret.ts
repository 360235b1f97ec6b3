import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import type { ClaimId, ContactChangeId, ListingKey } from '@plumbline/contract/kernel/id.ts';

/** Codes that are sent for one listing: anybody may ask for them, and each rings a stranger's phone. */
const CODES_AN_HOUR = 3;
const CODES_A_DAY = 8;
/** Attempts at one code. */
export const ATTEMPTS = 5;
/** How long a key opens its listing, in days. */
export const KEY_DAYS = 90;

/**
 * Codes per day to a number that no listing has proved, whichever listings ask: its owner may not have asked for any.
 */
const TEXTS_TO_UNPROVEN = 1;
const CALLS_TO_UNPROVEN = 2;
/** The hours that the one text works: no other follows within them. */
export const ONLY_TEXT_HOURS = 24;

/** The codes that went to a number in the last day. */
export interface CodesToNumber {
  readonly texts: number;
  readonly calls: number;
  /** Proven for some listing: its owner has confirmed the number. */
  readonly isProven: boolean;
}

/** Whether a number may get another code. */
export const isWithinNumberLimit = ({ texts, calls, isProven }: CodesToNumber, by: CodeWay): boolean =>
  isProven || (by === 'text' ? texts < TEXTS_TO_UNPROVEN : calls < CALLS_TO_UNPROVEN);

/** The reason a number gets no other code today, and what to do instead. */
export const numberLimitWords = (phone: string, by: CodeWay): string =>
  by === 'text'
    ? `We texted a code to ${phone} in the last 24 hours, and a number that isn’t confirmed gets one text a day. Have us call it, or try again tomorrow.`
    : `We called ${phone} ${CALLS_TO_UNPROVEN} times in the last 24 hours. Please try again tomorrow.`;

/** How many codes were sent for a listing until now. */
export interface SentCodes {
  readonly lastHour: number;
  readonly lastDay: number;
}

/** Why no other code is sent now, for whoever may know; null while one may be. */
export function codeLimit({ lastHour, lastDay }: SentCodes): string | null {
  if (lastDay >= CODES_A_DAY) return `${CODES_A_DAY} codes were sent in the last 24 hours. Please try again tomorrow.`;
  if (lastHour >= CODES_AN_HOUR)
    return `${CODES_AN_HOUR} codes were sent in the last hour. Please wait until it is over.`;
  return null;
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Six digits, all equally likely. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** What is kept of a code; the id of what it confirms is the salt. */
export const codeHash = (id: ClaimId | ContactChangeId, code: string): string => hash(`${id}:${code}`);

/** What is kept of a key. */
export const keyHash = (key: ListingKey): string => hash(key);

/** Whether two hashes are the same, in the same time for all. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
