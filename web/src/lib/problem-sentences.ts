import type { ProblemCode } from '@plumbline/contract/kernel/problem.ts';
import { ApiError } from './api-error.ts';
import { here } from './language.ts';
import { libWords } from './lib.words.ts';

/** Codes whose cause or remedy only the server knows ('step-up-required'), so its message is shown. */
const saidByServer = ['already-happened', 'ambiguous', 'invalid-input', 'spending-cap'] as const;
/** Also without 'misdirected', because no page with a sentence is ever served at a wrong address. */
type Said = Exclude<ProblemCode, (typeof saidByServer)[number] | `${string}-required` | 'misdirected'>;

const words = here(libWords);
const sentences: Readonly<Record<Said, string>> = words.problems;

const isSaidByServer = (code: string): boolean =>
  code.endsWith('-required') || (saidByServer as readonly string[]).includes(code);

const isKnown = (code: ProblemCode): code is keyof typeof sentences => Object.hasOwn(sentences, code);

/** Returns the sentence for an error. All errors become text for people here. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) {
    const { problem, status } = error;
    if (problem && isSaidByServer(problem.code)) return problem.message;
    if (problem && isKnown(problem.code)) return sentences[problem.code];
    return status === 404 ? sentences['not-found'] : sentences.internal;
  }
  // A fetch without a response rejects with a TypeError, whose text differs between browsers.
  if (error instanceof TypeError) return words.noConnection;
  return sentences.internal;
}

/** Returns the server's messages about single fields, for the form that sent them. Empty if there are none. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.problem?.fields) || {};
