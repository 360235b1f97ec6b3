import { stopWords } from './stop-words.ts';
import { folded, isThing, isTrouble } from './title-reading.ts';
import { ACRONYMS, PLACES, PROPER } from './title-words.ts';

/** Converts to sentence case if a text is in capitals or has a capital on each word. */
export function inSentenceCase(text: string): string {
  const words = text.split(' ');
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const loud = letters.filter((word) => word.length > 1 && word === word.toUpperCase()).length;
  const isShouted = loud > 0 && loud >= letters.length * 0.6;
  const later = letters.slice(1).filter((word) => word.length > 3);
  const isTitled = later.length > 0 && later.filter((word) => /^\p{Lu}/u.test(word)).length >= later.length * 0.6;
  const cased = words.map((word) => caseOf(word, isShouted || isTitled, isShouted));
  return upperFirst(cased.join(' '));
}

function caseOf(word: string, isLowered: boolean, isShouted: boolean): string {
  const plain = folded(word);
  if (ACRONYMS.has(plain)) return word.toUpperCase();
  if (plain.length > 2 && ACRONYMS.has(plain.replace(/s$/, ''))) return `${word.slice(0, -1).toUpperCase()}s`;
  if (/^i(?:'m|'ve|'d|'ll)?$/.test(plain)) return upperFirst(word);
  if (PROPER.has(plain)) return upperFirst(word.toLowerCase());
  const isCommon = isThing(plain) || PLACES.has(plain) || isTrouble(plain) || stopWords.has(plain);
  const isName = !isShouted && !isCommon && /\d|^\p{Lu}{2,4}s?$/u.test(word);
  return (isLowered || isCommon) && !isName ? word.toLowerCase() : word;
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
