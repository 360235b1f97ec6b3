const WORDS = /\.words\.ts$/;
const JOINED = /inLanguages\(\{\s*en,\s*es,?\s*\}\)/;
const IMPORT = "import { pseudo } from '@plumbline/contract/kernel/testing/pseudo.ts';";

/** Returns whether a file combines the words of all languages. */
export const isWords = (path: string): boolean => WORDS.test(path);

/** Returns the source of a words file with the pseudo language in place of English. */
export function inPseudo(path: string, source: string): string {
  if (!source.includes('inLanguages')) return source;
  if (!JOINED.test(source)) throw new Error(`${path} must join its words as inLanguages({ en, es })`);
  return `${IMPORT}\n${source.replace(JOINED, 'inLanguages({ en: pseudo(en), es })')}`;
}
