import { DEFAULT_LANGUAGE, type Language, localeOf } from './language.ts';

/**
 * The words of one place in every language. English is in `<name>.words.ts`, Spanish next to it in
 * `<name>.words.es.ts`, so that 'go to definition' on a message leads to its English text.
 */
export type Words<W> = Readonly<Record<Language, W>>;

type Message = (...values: never[]) => unknown;

/** The type of a translation: the same names, functions with the same parameters, lists of any length. */
export type Translation<English> = English extends Message
  ? (...values: Parameters<English>) => ReturnType<English> extends string ? string : ReturnType<English>
  : English extends string
    ? string
    : { readonly [Name in keyof English]: Translation<English[Name]> };

/** `Translated` if each of its functions takes as many values as the English one; otherwise a type that rejects it. */
type SameValues<English, Translated> = English extends Message
  ? Translated extends Message
    ? Parameters<English>['length'] extends Parameters<Translated>['length']
      ? Translated
      : 'takes other values than the English message'
    : never
  : English extends string
    ? string
    : {
        readonly [Name in keyof English]: Name extends keyof Translated
          ? SameValues<English[Name], Translated[Name]>
          : never;
      };

/**
 * Joins a text with its translation. A message that is missing, has another name or leaves out a value doesn't compile.
 * The web build replaces the call, so that a page ships only its own language: keep `inLanguages({ en, es })` in
 * exactly this form.
 */
export const inLanguages = <English, Spanish extends Translation<English>>(words: {
  readonly en: English;
  readonly es: Spanish & SameValues<English, Spanish>;
}): Words<Translation<English>> => words as unknown as Words<Translation<English>>;

/** One sentence in every language, for when its reader isn't known yet: a refusal, or a field's problem. */
export type Said = Readonly<Record<Language, string>>;

/** Builds a sentence in every language: `say(requestWords, (words) => words.tooMany(3))`. */
export const say = <W>(words: Words<W>, pick: (words: W) => string): Said => ({
  en: pick(words.en),
  es: pick(words.es),
});

/** The forms of a count. Spanish and English have two; Spanish uses `other` for the rare 'many', as in 'un millón de'. */
export interface CountForms {
  readonly one: string;
  readonly other: string;
}

const rules = new Map<Language, Intl.PluralRules>();

/**
 * Returns the form for a count by the plural rules of a language: `plural('en', 1, { one: 'day', other: 'days' })` is
 * 'day'.
 */
export function plural(language: Language, count: number, forms: CountForms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(localeOf[language]);
  rules.set(language, rule);
  return rule.select(count) === 'one' ? forms.one : forms.other;
}

let spoken: Language = DEFAULT_LANGUAGE;

/** Returns the current language of schema messages: the page's in a browser, the request's on the server. */
export const spokenLanguage = (): Language => spoken;

/** Sets the language once, in a browser, where it doesn't change. */
export const speak = (language: Language): void => {
  spoken = language;
};

/** Runs something synchronous, such as parsing, whose messages should be in a language. */
export function speaking<Result>(language: Language, run: () => Result): Result {
  const before = spoken;
  spoken = language;
  try {
    return run();
  } finally {
    spoken = before;
  }
}

/**
 * Returns the message of a schema's check for zod: `z.string(problem(inputWords, ({ sayWhy }) => sayWhy))`. It is in
 * the language spoken when the value is parsed.
 */
export const problem = <W>(words: Words<W>, pick: (words: W) => string): { readonly error: () => string } => ({
  error: () => pick(words[spoken]),
});
