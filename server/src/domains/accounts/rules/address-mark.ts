import { createHmac } from 'node:crypto';

const MARK_CHARACTERS = 16;

/**
 * Returns the mark of an address in the audit log, which keeps it permanently: the same for the same address, and
 * irreversible. It is keyed, because a plain hash of a phone number can be reversed by trying all numbers.
 */
export const addressMark = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(address).digest('base64url').slice(0, MARK_CHARACTERS);
