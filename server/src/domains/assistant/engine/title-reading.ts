import { PLACES, THINGS, TROUBLE } from './title-words.ts';

/** A word in the form of the lists: lower case, without accents or surrounding punctuation. */
export const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`]/g, "'")
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

export const wordsOf = (text: string): string[] =>
  text
    .split(/[\s/,–—-]+/u)
    .map(folded)
    .filter((word) => word !== '');

const singular = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ves$/, 'f'),
];
/** Something a trade works on, singular or plural. */
export const isThing = (word: string): boolean => singular(word).some((one) => THINGS.has(one));
/** Says that something is wrong, or what to do. */
export const isTrouble = (word: string): boolean =>
  TROUBLE.some((stem) => word.startsWith(stem) && (stem.length > 3 || ENDINGS.test(word.slice(stem.length))));

/** The endings a short stem can take; a longer one takes any. */
const ENDINGS = /^(?:|s|es|ed|ing|d|t|o|a|e|an|en|on|do|da|dos|das|io)$/;

/** Returns whether a text names a thing, and what is wrong with it or where it is. */
export const isTelling = (text: string): boolean => {
  const words = wordsOf(text);
  return words.some(isThing) && words.some((word) => isTrouble(word) || PLACES.has(word));
};
