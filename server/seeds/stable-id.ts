import { createHash } from 'node:crypto';

/** The same letters for the same words, as long as a random id's. */
export const stableId = (prefix: string, words: string): string =>
  `${prefix}_${createHash('sha256').update(words).digest('base64url').replace(/[_-]/g, '').slice(0, 22)}`;
