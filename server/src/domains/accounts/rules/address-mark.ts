import { createHmac } from 'node:crypto';

const MARK_CHARACTERS = 16;

/**
 * What stands for an address in the audit log, which keeps it for good: the same for the same address, and nothing that
 * leads back to it. Keyed: of all phone numbers a plain hash is soon worked out.
 */
export const addressMark = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(address).digest('base64url').slice(0, MARK_CHARACTERS);
