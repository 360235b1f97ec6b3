/** The languages of the product, the default first. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Returns whether a text is the code of one of our languages. */
export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((code) => code === text);

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in that language. */
export const nativeNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Query parameter of a page with the chosen language. The server remembers it for this browser. */
export const LANGUAGE_CHOICE = 'language';

/** The locale with which `Intl` formats dates, numbers and lists. Both use US conventions. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** The URL prefix of a language: none for the default, '/es' for Spanish. */
const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/**
 * Returns the address of a page in a language: for '/login', '/es/login' in Spanish and '/login' in English. Expects a
 * path without a language, with or without a query.
 */
export const pathIn = (language: Language, path: string): string => `${prefixOf(language)}${path}`;

/** Splits an address into its language and the page: `['es', '/login']` from '/es/login', `['en', '/map']` from '/map'. */
export function splitPath(path: string): readonly [Language, string] {
  for (const language of LANGUAGES) {
    const prefix = prefixOf(language);
    if (prefix === '' || !path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length);
    if (rest === '') return [language, '/'];
    // One slash: two would lead to another site.
    if (/^[/?#]/.test(rest)) return [language, rest.replace(/^\/*/, '/')];
  }
  return [DEFAULT_LANGUAGE, path];
}

/** A language range of RFC 9110 and its weight: 'es-419;q=0.8'. */
const RANGE = /^\s*([a-z]{1,8})(?:-[a-z0-9-]{1,24})?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/** Returns the language that an `Accept-Language` header ranks highest among ours; null if it names none of them. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((range) => {
      const [, name, weight] = RANGE.exec(range) ?? [];
      const language = name?.toLowerCase();
      return isLanguage(language) ? [{ language, weight: Number(weight ?? 1) }] : [];
    });
  const [first] = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return first?.language ?? null;
}
