import { SubmittedRequest } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { isRefusal, sendOnce } from './send.ts';

const refused = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: 'no', requestId: 'r' }));

/** A server that keeps the first body under the key, as the contract says of `idempotent` calls. */
const server = (arrived: string | null = null) => {
  let first = arrived;
  return async (body: string) => {
    first ??= body;
    if (first !== body) throw refused(409, 'idempotency-mismatch');
    return SubmittedRequest.parse({
      id: `of-${first}`,
      requestNumber: 'PL-7K4QZ2',
      status: 'submitted',
      trackingUrl: '/track/x',
      contractors: [],
    });
  };
};

describe('sending a draft', () => {
  it('is one request however often the same is sent', async () => {
    const post = server();
    const [first, second] = [await sendOnce(post, 'a', []), await sendOnce(post, 'a', ['a'])];
    expect(second.request.id).toBe(first.request.id);
    expect(second.earlier).toBe(false);
  });

  it('finds the version that had arrived unnoticed when a changed one is refused', async () => {
    const sent = await sendOnce(server('a'), 'c', ['a', 'b', 'c']);
    expect(sent).toMatchObject({ earlier: true, request: { id: 'of-a' } });
  });

  it('passes on the refusal when no earlier version is known', async () => {
    await expect(sendOnce(server('a'), 'c', ['c'])).rejects.toThrow('409');
  });

  it('passes on every other failure at once', async () => {
    const post = async () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(sendOnce(post, 'a', ['b'])).rejects.toThrow(TypeError);
  });
});

it('tells a refusal, after which nothing was stored, from an answer that got lost', () => {
  expect(isRefusal(refused(400, 'invalid-input'))).toBe(true);
  expect(isRefusal(refused(429, 'too-many-requests'))).toBe(true);
  expect(isRefusal(refused(409, 'idempotency-mismatch'))).toBe(false);
  expect(isRefusal(refused(503, 'unavailable'))).toBe(false);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
