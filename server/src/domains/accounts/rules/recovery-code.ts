import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@plumbline/contract/domains/accounts/factor.ts';

/** Without 0, 1, i, l and o, which look alike on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Ten codes such as 'k3m9-x2ab-77qw-hcnt', 79 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/**
 * Returns the stored form of a code, regardless of how it is typed. Codes are random, so they need neither a salt nor a
 * slow hash.
 */
export const recoveryCodeHash = (typed: string): string =>
  createHash('sha256').update(typed.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
