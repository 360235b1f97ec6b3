import { createHash } from 'node:crypto';

/** Returns an id that depends only on the words, as long as a random id. */
export const stableId = (prefix: string, words: string): string =>
  `${prefix}_${createHash('sha256').update(words).digest('base64url').replace(/[_-]/g, '').slice(0, 22)}`;
