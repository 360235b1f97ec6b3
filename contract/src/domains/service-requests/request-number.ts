/** Letters and digits that can't be taken for one another on the phone: no 0, O, 1, I, L, and no U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const SPACE = ALPHABET.length ** LENGTH;
/** Coprime to 30, so that the multiplication is a permutation; and far from any pattern. */
const FACTOR = 430_467_211n;
const OFFSET = 271_828_183n;

/**
 * The short readable name of a request, 'PL-7K4QZ2', made from its ordinal: unique for the first 729 million, and
 * neighbours don't look alike. It opens nothing.
 */
export function requestNumber(ordinal: number): string {
  let rest = Number((BigInt(ordinal) * FACTOR + OFFSET) % BigInt(SPACE));
  let text = '';
  for (let place = 0; place < LENGTH; place++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `PL-${text}`;
}
