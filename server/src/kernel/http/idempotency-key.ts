import { DomainError } from '../errors.ts';

export const MAX_IDEMPOTENCY_KEY = 200;
const IDEMPOTENCY_KEY = new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`);

/**
 * Checks a key under which a call's first reply is kept.
 *
 * @throws DomainError 'invalid-input' if it is malformed.
 */
export function idempotencyKey(header: string | readonly string[] | null | undefined): string | null {
  if (header === undefined || header === null) return null;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) {
    throw new DomainError(
      'invalid-input',
      `Idempotency-Key must have 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
    );
  }
  return header;
}
