import type { SubmittedRequest } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Posts a submission, given as its JSON text, under the draft's key. */
export type Post = (body: string) => Promise<SubmittedRequest>;

export interface Sent {
  readonly request: SubmittedRequest;
  /** An earlier version had arrived after all, and is the one that counts. */
  readonly earlier: boolean;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined);

/** The server took note of nothing: the next try may be different. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && codeOf(error) !== 'idempotency-mismatch';

/**
 * Sends a submission so that a draft becomes one request even if responses are lost. If the server reports that the key
 * was used with other content, an earlier version arrived without its response getting back. That version is sent again
 * to get its response. `unanswered` contains such versions, newest last.
 */
export async function sendOnce(post: Post, body: string, unanswered: readonly string[]): Promise<Sent> {
  try {
    return { request: await post(body), earlier: false };
  } catch (error) {
    if (codeOf(error) !== 'idempotency-mismatch') throw error;
    for (const earlier of unanswered.toReversed()) {
      if (earlier === body) continue;
      try {
        return { request: await post(earlier), earlier: true };
      } catch (other) {
        if (codeOf(other) !== 'idempotency-mismatch') throw other;
      }
    }
    throw error;
  }
}
