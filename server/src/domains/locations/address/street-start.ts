import { directionOf, endsStreet } from './street-words.ts';

/** Maximum words of a street's name before its suffix. */
const LONGEST_NAME = 3;
const LONGEST = 80;
/** Additional words for streets in colloquial use and in Spanish. */
const SPOKEN = new Set(['LOOP', 'RUN', 'CALLE', 'AVENIDA']);

/**
 * Returns whether text after a house number continues as a street: ' N. Main Street' and ' fifth ave' do, ' gallons'
 * doesn't.
 */
export function beginsWithStreet(text: string): boolean {
  const words = text.slice(0, LONGEST).trim().split(/\s+/);
  let at = directionOf(plain(words[0] ?? '')) === undefined ? 0 : 1;
  for (let count = 0; count <= LONGEST_NAME && at < words.length; count += 1, at += 1) {
    const [word = '', rest = ''] = (words[at] ?? '').split(/(?<=[\p{L}\d])(?=[^\p{L}\d.'’])/u, 2);
    if (endsStreet(plain(word)) || SPOKEN.has(plain(word))) return true;
    if (rest !== '' || /[^\p{L}\d.'’]/u.test(word)) return false;
  }
  return false;
}

const plain = (word: string): string => word.replace(/[.'’]/g, '').toUpperCase();
