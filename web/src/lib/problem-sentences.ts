import type { ProblemCode } from '@plumbline/contract/kernel/problem.ts';
import { ApiError } from './api-error.ts';

/** Only the server knows what happened, or what it needs first ('step-up-required'), so its own words are shown. */
const saidByServer = ['already-happened', 'ambiguous', 'invalid-input', 'spending-cap'] as const;
/** Without 'misdirected', too: a wrong address serves no page that could show a sentence. */
type Said = Exclude<ProblemCode, (typeof saidByServer)[number] | `${string}-required` | 'misdirected'>;

const sentences: Record<Said, string> = {
  'not-signed-in': 'Please sign in first.',
  'not-allowed': 'This is not yours to see or change.',
  'cross-site': 'This came from another site and was refused. Open Plumbline directly and try again.',
  'not-found': "We couldn't find this. Please check your link.",
  'idempotency-mismatch': 'This was already sent with other details. Reload the page and try again.',
  'too-large': 'This is too much at once. Please shorten it.',
  'unsupported-media-type': "The server couldn't read this. Please reload the page and try again.",
  'too-many-requests': 'That was a lot at once. Please wait a minute and try again.',
  internal: 'Something broke on our side. Please try again.',
  unavailable: 'Plumbline is busy right now. Please try again in a moment.',
};

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
  if (error instanceof TypeError) return 'No connection. Please check your internet and try again.';
  return sentences.internal;
}

/** What the server said about single fields, for the form that sent them. Empty when it said nothing. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.problem?.fields) || {};
