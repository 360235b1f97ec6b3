import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a secret for a cookie, a bearer token or a mailed link: 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * Returns the stored hash of a token, which is useless to a reader of the database. The token is random, so the hash
 * needs neither salt nor slowness.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
