/** Stands where a phone number, an address or a name was. */
export const MASK = '[hidden]';

const EMAIL = /[^\s@<>()[\]]+@[^\s@<>()[\]]+\.[^\s@<>()[\]]{2,}/g;
/** 'ana at gmail dot com', 'ana(at)gmail.com' */
const SPELLED_EMAIL =
  /[\w.+-]+\s*(?:\(at\)|\[at\]|\s+at\s+)\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s*(?:com|net|org|edu|gov|us|io|me)\b/gi;
/** Seven digits or more, however they are grouped. */
const PHONE = /\+?\(?\d(?:[\s().\-–/·]{0,3}\d){6,}/g;
const DIGIT_WORD = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const SPELLED_PHONE = new RegExp(`\\b${DIGIT_WORD}(?:[\\s,.-]+${DIGIT_WORD}){6,}\\b`, 'gi');
const HANDLE = /(?:https?:\/\/|www\.)\S+/gi;

/**
 * A text as a contractor may read it before the fee is settled: phone numbers, email addresses, links and what is
 * known of the customer (name and its parts, phone, email, street) are replaced by `MASK`.
 */
export function maskContacts(text: string, known: readonly string[] = []): string {
  let masked = text.normalize('NFKC');
  for (const secret of longestFirst(known)) masked = masked.replace(new RegExp(escape(secret), 'gi'), MASK);
  for (const part of nameParts(known[0] ?? '')) {
    masked = masked.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escape(part)}(?![\\p{L}\\p{N}])`, 'gu'), MASK);
  }
  for (const pattern of [EMAIL, SPELLED_EMAIL, HANDLE, SPELLED_PHONE, PHONE]) masked = masked.replace(pattern, MASK);
  return masked;
}

const longestFirst = (secrets: readonly string[]) =>
  [...secrets]
    .map((secret) => secret.trim().normalize('NFKC'))
    .filter((secret) => secret.length >= 3)
    .sort((a, b) => b.length - a.length);

/** Parts of a name as they are written, so that 'Bill' goes and a water bill stays. */
const nameParts = (name: string) =>
  name
    .normalize('NFKC')
    .split(/\s+/)
    .filter((part) => part.length >= 3);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
