import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Texts stored encrypted, so that a reader of the database can't read them. */
export interface SealedTexts {
  /** @param about the owner; the text opens for no one else */
  seal(text: string, about: string): string;
  /** Returns the text; null if it was sealed under another secret or belongs to another owner. */
  open(sealed: string, about: string): string | null;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM under a derived key. @param purpose texts sealed for one purpose don't open for another */
export function sealedTexts(secret: string, purpose: string): SealedTexts {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag);
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
