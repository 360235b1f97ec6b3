import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;
/** The largest multiple of 62 in a byte: using the bytes above it would make some letters more likely. */
const FAIR = 248;

/** An unguessable, URL-safe id: the prefix, '_' and 22 letters and digits (131 bits). */
export function newId(prefix: string): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH + 4)) {
      if (byte < FAIR && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${prefix}_${id}`;
}
