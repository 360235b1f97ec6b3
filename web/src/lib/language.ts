import { type Language, pathIn, splitPath } from '@plumbline/contract/kernel/language.ts';
import { speak, type Words } from '@plumbline/contract/kernel/words.ts';

/**
 * The language of this page: fixed by the build, which has one language. Without a build, in development and in tests,
 * it's that of the address.
 */
export const language: Language =
  (import.meta.env.VITE_LANGUAGE as Language | undefined) ?? splitPath(globalThis.location?.pathname ?? '/')[0];

// Messages of schemas are in it, too.
speak(language);

/** The words of this page's language. */
export const here = <W>(words: Words<W>): W => words[language];

/** Where the router's paths begin: '/es', or '/' in English. */
export const basePath = pathIn(language, '/');
