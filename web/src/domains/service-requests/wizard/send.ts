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
 * Sends a submission so that a draft is one request, whatever got lost on the way. When the server answers that the
 * key already stands for other content, a version whose answer never arrived had reached it: that one is sent again,
 * to get the answer it was given. `unanswered` are those versions, newest last.
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
