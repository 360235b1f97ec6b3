import { PLACES, THINGS, TROUBLE } from './title-words.ts';

/** A word as the lists have it: lower case, without accents and without marks around it. */
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
/** Something that a trade works on, in the singular or the plural. */
export const isThing = (word: string): boolean => singular(word).some((one) => THINGS.has(one));
/** Says that something is the matter, or what is to be done. */
export const isTrouble = (word: string): boolean =>
  TROUBLE.some((stem) => word.startsWith(stem) && (stem.length > 3 || ENDINGS.test(word.slice(stem.length))));

/** What may follow a short stem; a longer one may be followed by anything. */
const ENDINGS = /^(?:|s|es|ed|ing|d|t|o|a|e|an|en|on|do|da|dos|das|io)$/;

/** Whether words name a thing, and what is the matter with it or where it is. */
export const isTelling = (text: string): boolean => {
  const words = wordsOf(text);
  return words.some(isThing) && words.some((word) => isTrouble(word) || PLACES.has(word));
};
