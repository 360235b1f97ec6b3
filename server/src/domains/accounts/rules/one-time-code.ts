import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { HOTP, Secret, TOTP } from 'otpauth';

/** The settings every authenticator app understands (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** A clock may be off by one step in either direction. */
const WINDOW = 1;

/** Returns a new secret in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * Returns the address that an app reads from its QR code.
 * @param account the text the app shows next to our name
 */
export const appAddress = (secret: string, account: string): string =>
  new TOTP({ ...SHAPE, issuer: SITE_NAME, label: account, secret }).toString();

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / SHAPE.period);

/** Returns whether this looks like an app's code rather than a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(digitsOf(typed));

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

/** Returns the time step of a code, at most one away from now; null if the code is invalid. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const { algorithm, digits } = SHAPE;
  const counter = stepAt(now);
  const token = digitsOf(typed);
  const delta = HOTP.validate({ token, secret: Secret.fromBase32(secret), algorithm, digits, counter, window: WINDOW });
  return delta === null ? null : counter + delta;
}
