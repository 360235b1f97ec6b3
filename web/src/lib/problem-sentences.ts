import type { ProblemCode } from '@plumbline/contract/kernel/problem.ts';
import { ApiError } from './api-error.ts';
import { here } from './language.ts';
import { libWords } from './lib.words.ts';

/** Only the server knows what happened, or what it needs first ('step-up-required'), so its own words are shown. */
const saidByServer = ['already-happened', 'ambiguous', 'invalid-input', 'spending-cap'] as const;
/** Without 'misdirected', too: a wrong address serves no page that could show a sentence. */
type Said = Exclude<ProblemCode, (typeof saidByServer)[number] | `${string}-required` | 'misdirected'>;

const words = here(libWords);
const sentences: Readonly<Record<Said, string>> = words.problems;

const isSaidByServer = (code: string): boolean =>
  code.endsWith('-required') || (saidByServer as readonly string[]).includes(code);

const isKnown = (code: ProblemCode): code is keyof typeof sentences => Object.hasOwn(sentences, code);

/** The one place that turns what went wrong into a sentence for a person. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) {
    const { problem, status } = error;
    if (problem && isSaidByServer(problem.code)) return problem.message;
    if (problem && isKnown(problem.code)) return sentences[problem.code];
    return status === 404 ? sentences['not-found'] : sentences.internal;
  }
  // A fetch that never got an answer rejects with a TypeError, in every browser with another text.
  if (error instanceof TypeError) return words.noConnection;
  return sentences.internal;
}

/** What the server said about single fields, for the form that sent them. Empty when it said nothing. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.problem?.fields) || {};
