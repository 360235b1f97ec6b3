import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { ProblemCode } from '@plumbline/contract/kernel/problem.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { httpWords } from './http/http.words.ts';

type Sentence = Said | string;

const inLanguage = (sentence: Sentence, language: Language): string =>
  typeof sentence === 'string' ? sentence : sentence[language];

/** A refusal that the caller can understand and act on. Anything else that is thrown becomes a plain 500. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly #message: Sentence;
  readonly #fields: Readonly<Record<string, Sentence>> | undefined;

  constructor(code: ProblemCode, message: Sentence, fields?: Readonly<Record<string, Sentence>>) {
    super(inLanguage(message, DEFAULT_LANGUAGE));
    this.name = 'DomainError';
    this.code = code;
    this.#message = message;
    this.#fields = fields;
  }

  /** The messages of the invalid fields, in the default language. */
  get fields(): Readonly<Record<string, string>> | undefined {
    return this.in(DEFAULT_LANGUAGE).fields;
  }

  /** The message in every language. */
  get said(): Said {
    return typeof this.#message === 'string' ? { en: this.#message, es: this.#message } : this.#message;
  }

  /** Returns the refusal in the caller's language. */
  in(language: Language): { readonly message: string; readonly fields?: Readonly<Record<string, string>> } {
    const message = inLanguage(this.#message, language);
    if (this.#fields === undefined) return { message };
    const fields = Object.entries(this.#fields).map(([name, said]) => [name, inLanguage(said, language)]);
    return { message, fields: Object.fromEntries(fields) as Record<string, string> };
  }
}

/** The same response whether something doesn't exist, never did, or belongs to someone else. */
export const notFound = () =>
  new DomainError(
    'not-found',
    say(httpWords, ({ nothingHere }) => nothingHere),
  );
