import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { UserId } from '@plumbline/contract/kernel/id.ts';

/**
 * Slows down failed sign-in attempts. After the free ones, the next must wait one second, then two, four, … up to the
 * lockout time.
 */
export interface AttemptLimit {
  readonly key: string;
  readonly free: number;
}

/** The longest wait, in seconds. */
export const LOCK_OUT_SECONDS = 15 * 60;
/** Minutes without an attempt after which the count starts over. */
export const FORGET_AFTER_MINUTES = 60;

/**
 * By account, on unknown devices, so that many machines can't share one list of passwords. Counted by the typed
 * address, whether or not it has an account, so a lockout reveals nothing. The key is a hash, so typos are not kept.
 */
export const byAccount = (email: string): AttemptLimit => ({ key: `account:${hashed(email)}`, free: 5 });

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Codes of one account: an attacker with its password gets about three hundred guesses a day, out of a million possible
 * codes.
 */
export const byFactor = (userId: string): AttemptLimit => ({ key: `factor:${hashed(userId)}`, free: 5 });

/** By device that has signed in to the account before: strangers' attempts don't affect it. */
export const byDevice = (id: string): AttemptLimit => ({ key: `device:${id}`, free: 5 });

/** By account, for signed-in people who have to enter the password again. */
export const bySignedIn = (userId: UserId): AttemptLimit => ({ key: `signed-in:${userId}`, free: 5 });

/** Returns whether the next attempt after `failures` failures has to wait the maximum time. */
export const isLockout = (failures: number, { free }: AttemptLimit): boolean =>
  2 ** (failures - free) >= LOCK_OUT_SECONDS;

/** By network, so that one machine can't try one password on many accounts; offices and families share an address. */
export const byAddress = (address: string): AttemptLimit => ({ key: `address:${networkOf(address)}`, free: 30 });

/**
 * Returns the first half of an IPv6 address, since a household or a server owns the whole second half. Other addresses
 * stay as they are.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [front, back] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const all = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
