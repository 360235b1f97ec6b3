/** Ten digits of the North American plan; up to fifteen with another country's code (E.164). */
const NATIONAL = 10;
const SHORTEST_ABROAD = 8;
const LONGEST = 15;

const EXTENSION = /[ ,;]?(?:ext\.?|x|#) ?\d{1,6}$/i;

/**
 * Returns whether a phone number, in any format, has a dialable number of digits. A form checks this while it is filled
 * in; the server then parses the number.
 */
export function hasDialableLength(text: string): boolean {
  const number = text.trim().slice(0, 40).replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+') && !digits.startsWith('1')) {
    return digits.length >= SHORTEST_ABROAD && digits.length <= LONGEST;
  }
  return digits.replace(/^1/, '').length === NATIONAL;
}
