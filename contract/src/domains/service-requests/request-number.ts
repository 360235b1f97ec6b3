/** Letters and digits that can't be confused on the phone: no 0, O, 1, I, L, and no U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const SPACE = ALPHABET.length ** LENGTH;
/** Coprime to 30, so that the multiplication is a permutation, and without any visible pattern. */
const FACTOR = 430_467_211n;
const OFFSET = 271_828_183n;
/** Undoes the multiplication. */
const INVERSE = inverseOf(FACTOR, BigInt(SPACE));

/** Returns the modular inverse of `factor` (Euclid); the two must be coprime. */
function inverseOf(factor: bigint, space: bigint): bigint {
  let [previous, rest, before, now] = [factor % space, space, 1n, 0n];
  while (rest !== 0n) {
    const times = previous / rest;
    [previous, rest, before, now] = [rest, previous - times * rest, now, before - times * now];
  }
  return (before + space) % space;
}

/**
 * Returns the short readable number of a request for its ordinal: 'PL-7K4QZ2'. Unique for the first 729 million
 * requests; adjacent ones don't look alike. It grants no access.
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

/** Returns the ordinal of a request's number in any spelling; null if it is not a valid number. */
export function ordinalOf(number: string): number | null {
  const letters = number.trim().toUpperCase().replace(/^PL-?/, '');
  if (letters.length !== LENGTH || [...letters].some((letter) => !ALPHABET.includes(letter))) return null;
  const place = [...letters].reduce((sum, letter) => sum * ALPHABET.length + ALPHABET.indexOf(letter), 0);
  const space = BigInt(SPACE);
  return Number(((((BigInt(place) - OFFSET) % space) + space) * INVERSE) % space);
}
