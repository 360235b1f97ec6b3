import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Words } from '@plumbline/contract/kernel/words.ts';

/**
 * A sentence the way it is stored: the name of one of its words, with the values that it takes. Each reader gets it in
 * their own language, also long after it was written.
 */
export type StoredSentence<W> = {
  [Kind in keyof W & string]: W[Kind] extends (values: infer Values) => string
    ? { readonly kind: Kind } & Readonly<Values>
    : { readonly kind: Kind };
}[keyof W & string];

/**
 * Returns a stored sentence in the reader's language. Without a kind, or for a kind of a later release, returns the
 * text stored with it.
 */
export function sentenceIn<W extends object>(
  words: Words<W>,
  language: Language,
  stored: StoredSentence<W> | null,
  text: string,
): string {
  if (stored === null) return text;
  const message: unknown = new Map(Object.entries(words[language])).get(stored.kind);
  if (typeof message === 'function') return String(message(stored));
  return typeof message === 'string' ? message : text;
}

/** Returns the text to store with a kind: English, as the previous release reads it. */
export const storedText = <W extends object>(words: Words<W>, stored: StoredSentence<W>): string =>
  sentenceIn(words, DEFAULT_LANGUAGE, stored, stored.kind);
