import { type Language, pathIn, splitPath } from '@plumbline/contract/kernel/language.ts';
import { speak, type Words } from '@plumbline/contract/kernel/words.ts';

/** The language of this page. Each build has one language; in development and in tests, the address decides. */
export const language: Language =
  (import.meta.env.VITE_LANGUAGE as Language | undefined) ?? splitPath(globalThis.location?.pathname ?? '/')[0];

// Sets the language of the schemas' messages, too.
speak(language);

/** Returns the words in this page's language. */
export const here = <W>(words: Words<W>): W => words[language];

/** The router's base path: '/es', or '/' in English. */
export const basePath = pathIn(language, '/');
