import type { RefusalReason } from './refusal.ts';

/** The bytes from the beginning of a file that tell what it is. */
export const TELLING_BYTES = 64;

type Kind = { readonly photo: 'jpeg' | 'png' | 'webp' | 'gif' } | { readonly refusal: RefusalReason };

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const HEIF = /^(?:hei[cxms]|hev[cmsx]|mif1|msf1|avi[fs])/;

/** Tells a file's kind from its first bytes, never from its name or from what its sender says. */
export function kindOfFile(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (startsWith(bytes, '\xff\xd8\xff')) return { photo: 'jpeg' };
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return { photo: 'png' };
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return { photo: 'gif' };
  if (startsWith(bytes, 'RIFF')) return startsWith(bytes, 'WEBP', 8) ? { photo: 'webp' } : { refusal: 'video' };
  if (startsWith(bytes, 'ftyp', 4)) {
    const brand = String.fromCharCode(...bytes.subarray(8, 12));
    return { refusal: HEIF.test(brand) ? 'heic' : 'video' };
  }
  if (startsWith(bytes, '\x1a\x45\xdf\xa3')) return { refusal: 'video' };
  if (startsWith(bytes, '%PDF-')) return { refusal: 'document' };
  return { refusal: 'other' };
}
