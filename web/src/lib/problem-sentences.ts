import type { ProblemCode } from '@plumbline/contract/kernel/problem.ts';
import { ApiError } from './api-error.ts';

/** What is wanted first ('step-up-required') is said by the server: the landing page, which loads this, never hears it. */
type Said = Exclude<ProblemCode, `${string}-required`>;

const sentences: Record<Said, string> = {
  'invalid-input': 'Something in what was sent needs another look.',
  'not-signed-in': 'Please sign in first.',
  'not-allowed': 'This is not yours to see or change.',
  'cross-site': 'This came from another site and was refused. Open Plumbline directly and try again.',
  'not-found': "We couldn't find this. Please check your link.",
  'already-happened': 'This has already been answered.',
  'idempotency-mismatch': 'This was already sent with other details. Reload the page and try again.',
  ambiguous: 'More than one answer fits. Please open the link from the message itself.',
  'spending-cap': 'Your monthly spending cap is reached. Raise it on your account page, or wait for the next month.',
  'too-large': 'This is too much at once. Please shorten it.',
  'unsupported-media-type': "The server couldn't read this. Please reload the page and try again.",
  'too-many-requests': 'That was a lot at once. Please wait a minute and try again.',
  internal: 'Something broke on our side. Please try again.',
  unavailable: 'Plumbline is busy right now. Please try again in a moment.',
};

/** The server's own words are better where only it knows what happened. */
const serverKnowsBest: ReadonlySet<ProblemCode> = new Set([
  'already-happened',
  'ambiguous',
  'invalid-input',
  'spending-cap',
]);

/** The one place that turns what went wrong into a sentence for a person. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) {
    const { problem, status } = error;
    if (problem && (serverKnowsBest.has(problem.code) || problem.code.endsWith('-required'))) return problem.message;
    if (problem && Object.hasOwn(sentences, problem.code)) return sentences[problem.code as Said];
    return status === 404 ? sentences['not-found'] : sentences.internal;
  }
  // A fetch that never got an answer rejects with a TypeError, in every browser with another text.
  if (error instanceof TypeError) return 'No connection. Please check your internet and try again.';
  return sentences.internal;
}

/** What the server said about single fields, for the form that sent them. Empty when it said nothing. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.problem?.fields) || {};
