import { PLACES, THINGS, TROUBLE } from './title-words.ts';

/** Returns a word as the lists have it: in lowercase, without accents or surrounding punctuation. */
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
/** Returns whether a word names something that a trade works on, singular or plural. */
export const isThing = (word: string): boolean => singular(word).some((one) => THINGS.has(one));
/** Returns whether a word describes a problem or the wanted work. */
export const isTrouble = (word: string): boolean =>
  TROUBLE.some((stem) => word.startsWith(stem) && (stem.length > 3 || ENDINGS.test(word.slice(stem.length))));

/** The endings allowed after a short stem. A longer stem allows any. */
const ENDINGS = /^(?:|s|es|ed|ing|d|t|o|a|e|an|en|on|do|da|dos|das|io)$/;

/** Returns whether a text names a thing, and what is wrong with it or where it is. */
export const isTelling = (text: string): boolean => {
  const words = wordsOf(text);
  return words.some(isThing) && words.some((word) => isTrouble(word) || PLACES.has(word));
};
