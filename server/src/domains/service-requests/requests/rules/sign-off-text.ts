import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';

/** A text with which a customer confirms that the work is done. */
export interface SignOffText {
  /** The language of its words. */
  readonly language: Language;
  /** The request's number as written, without 'PL-'; null if there is none. */
  readonly code: string | null;
}

/** How people say it in a word or two. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['done', 'its done', 'it is done', 'all done', 'yes done', 'yes its done', 'work done', 'the work is done'],
  es: [
    'listo',
    'lista',
    'hecho',
    'hecha',
    'ya esta listo',
    'esta listo',
    'todo listo',
    'si listo',
    'esta hecho',
    'ya esta hecho',
    'si hecho',
    'trabajo hecho',
  ],
};

const BY_WORD: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => WORDS[language].map((word): [string, Language] => [word, language])),
);

const COURTESY =
  /^(?:(?:hi|hello|hola) )+|(?: (?:please|pls|thanks|thank you|thx|por favor|gracias|muchas gracias))+$/g;
/** The letters and digits of a request's number (contract request-number.ts). */
const REQUEST_NUMBER = /\bpl[- ]{0,2}([2-9a-hj-km-np-tv-z]{6})\b/;

/**
 * Reads DONE, LISTO or HECHO, in any case, with or without accents, marks, polite words and the request's number. Null for
 * everything else: 'Done?' asks, and 'not done yet' says the opposite.
 */
export function readSignOffText(text: string): SignOffText | null {
  const line = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
  if (/\?\s*$/.test(line)) return null;
  const code = REQUEST_NUMBER.exec(line)?.[1]?.toUpperCase() ?? null;
  const words = line
    .replace(REQUEST_NUMBER, ' ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(COURTESY, '');
  const language = BY_WORD.get(words);
  return language === undefined ? null : { language, code };
}
