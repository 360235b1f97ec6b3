import { ApiError } from '../../lib/api-error.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';

/**
 * Returns the text of a failure toast: the server's message, else the specification's. Lost connections have their own.
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return sentenceFor(error);
  if (error.problem) return error.problem.message;
  return error.status >= 500 ? sentenceFor(error) : fallback;
}
