import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { tooBusy } from './refusals.ts';
import { turnsOf } from './waiting-limit.ts';

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const PRESENT = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Concurrent hashes. They use the thread pool that also serves files and DNS lookups. */
const AT_ONCE = 2;

type Cost = Readonly<Record<'memory' | 'passes' | 'parallelism', number>>;

const derive = promisify(argon2);

/** The most hashes that may wait, and for how long. Beyond that, people would have given up. */
export const WAITING_AT_MOST = 32;
const LONGEST_WAIT_MS = 4000;

const inTurn = turnsOf({ atOnce: AT_ONCE, waiting: WAITING_AT_MOST, longestWaitMs: LONGEST_WAIT_MS }, tooBusy);

/** Computes a hash on a thread, in turn. NFKC makes the same password typed on another keyboard equal. */
const hashed = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: HASH_BYTES, ...cost }));

/**
 * Returns the stored form of a password: '$argon2id$v=19$m=…,t=…,p=…$salt$hash'.
 * @throws DomainError 'unavailable' if too many others are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(PRESENT, salt, await hashed(password, salt, PRESENT));
}

const written = ({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

interface Kept {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function read(kept: string): Kept {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash can’t be read');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** A hash that matches no password, for accounts without one. Checking it takes as long as checking a real one. */
const NOBODYS: Kept = { cost: PRESENT, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };

/**
 * Returns whether a password matches the stored one. Takes just as long without a stored one, so the time reveals
 * nothing.
 *
 * @throws DomainError 'unavailable' if too many others are waiting.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const { cost, salt, hash } = kept === null ? NOBODYS : read(kept);
  return timingSafeEqual(await hashed(password, salt, cost), hash) && kept !== null;
}
