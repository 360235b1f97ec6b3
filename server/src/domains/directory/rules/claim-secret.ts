import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '@plumbline/contract/domains/directory/listing.ts';
import type { ClaimId, ContactChangeId, ListingKey } from '@plumbline/contract/kernel/id.ts';

/** Codes that are sent for one listing: anybody may ask for them, and each rings a stranger's phone. */
const CODES_AN_HOUR = 3;
const CODES_A_DAY = 8;
/** Attempts at one code. */
export const ATTEMPTS = 5;
/** How long a key opens its listing, in days. */
export const KEY_DAYS = 90;

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
