import { DEFAULT_LANGUAGE, type Language, localeOf } from './language.ts';

/**
 * The words of one place in every language. English is in `<name>.words.ts`, Spanish in `<name>.words.es.ts` beside it,
 * so that 'go to definition' on a message leads to its English text.
 */
export type Words<W> = Readonly<Record<Language, W>>;

type Message = (...values: never[]) => unknown;

/** The shape that a translation has: the same names, functions with the same parameters, lists as long as they need. */
export type Translation<English> = English extends Message
  ? (...values: Parameters<English>) => ReturnType<English> extends string ? string : ReturnType<English>
  : English extends string
    ? string
    : { readonly [Name in keyof English]: Translation<English[Name]> };

/** `Translated` when each of its functions takes as many values as the English one; otherwise it can't be assigned. */
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
 * The web's build replaces the call, so that a page ships only its own language: keep `inLanguages({ en, es })` as it is.
 */
export const inLanguages = <English, Spanish extends Translation<English>>(words: {
  readonly en: English;
  readonly es: Spanish & SameValues<English, Spanish>;
}): Words<Translation<English>> => words as unknown as Words<Translation<English>>;

/** One sentence in every language, for when it isn't known yet who will read it: a refusal, a problem of a field. */
export type Said = Readonly<Record<Language, string>>;

/** A sentence in every language: `say(requestWords, (words) => words.tooMany(3))`. */
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

/** The form for a count by the plural rules of a language: `plural('en', 1, { one: 'day', other: 'days' })` is 'day'. */
export function plural(language: Language, count: number, forms: CountForms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(localeOf[language]);
  rules.set(language, rule);
  return rule.select(count) === 'one' ? forms.one : forms.other;
}

let spoken: Language = DEFAULT_LANGUAGE;

/** The language that messages of schemas are in now: the page's in a browser, that of the request on the server. */
export const spokenLanguage = (): Language => spoken;

/** Sets the language once, where there is only one: in a browser. */
export const speak = (language: Language): void => {
  spoken = language;
};

/** Runs something synchronous, such as parsing, whose messages are to be in a language. */
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
 * The sentence of a schema's check, as zod takes it: `z.string(problem(inputWords, ({ sayWhy }) => sayWhy))`. It is in the
 * language that is spoken when something is parsed.
 */
export const problem = <W>(words: Words<W>, pick: (words: W) => string): { readonly error: () => string } => ({
  error: () => pick(words[spoken]),
});
