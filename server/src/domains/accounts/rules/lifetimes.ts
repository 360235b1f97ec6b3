import { SESSION_DAYS, SESSION_IDLE_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import type { Account } from '../../../kernel/context.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sessions end after a time without use, and after a maximum age. Operators have more rights, so theirs end sooner. */
const limits = {
  customer: { idle: SESSION_IDLE_DAYS * DAY, whole: SESSION_DAYS * DAY },
  craftsman: { idle: SESSION_IDLE_DAYS * DAY, whole: SESSION_DAYS * DAY },
  operator: { idle: 2 * HOUR, whole: 12 * HOUR },
} as const satisfies Record<Account['kind'], object>;

/** Returns when a session ends if it is used now. */
export function sessionEnd(role: Account['kind'], signedInAt: Date, now: Date): Date {
  const { idle, whole } = limits[role];
  return new Date(Math.min(now.getTime() + idle, signedInAt.getTime() + whole));
}

/** Minimum interval between updates of a session's `last_seen_at`. */
export const SEEN_EVERY_MS = 5 * MINUTE;

/** The minutes a passkey may take to sign, and the minutes to give a second factor while signing in. */
export const CHALLENGE_MINUTES = 5;
export const SECOND_FACTOR_MINUTES = 10;

/** Lifetime of the link in the first mail, in hours. */
export const VERIFICATION_HOURS = 24;
/** Lifetime of the link in the password mail, in minutes. */
export const RESET_MINUTES = 60;
/** Limit of mails of one kind to one address in an hour, no matter who asks for them. */
export const MAILS_AN_HOUR = 3;

export const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR);
export const minutesFrom = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE);
