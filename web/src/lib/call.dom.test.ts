import { endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { call, pathOf, queryOf } from './call.ts';

const send = endpoint({
  name: 'send',
  summary: 'Sends a thing',
  method: 'POST',
  path: '/api/things/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ tags: z.array(z.string()).optional(), city: z.string().optional() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  fetching.mockReset();
  vi.unstubAllGlobals();
});

const request = { params: { id: 'a/b' }, query: { tags: ['x', 'y'], city: '' }, body: { name: 'Ana' } };

describe('a call', () => {
  it('goes out as the endpoint says, with credentials, as JSON', async () => {
    fetching.mockResolvedValue(Response.json({ ok: true }));
    await expect(call(send, { ...request, idempotencyKey: 'key-1' })).resolves.toEqual({ ok: true });
    const [url, init] = fetching.mock.calls[0] ?? [];
    expect(url).toBe('/api/things/a%2Fb?tags=x&tags=y');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"name":"Ana"}' });
    const headers = new Headers(init?.headers);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Idempotency-Key')).toBe('key-1');
  });

  it("becomes an error of status, colon, space and the reply's text", async () => {
    fetching.mockResolvedValue(new Response('Bad things', { status: 400 }));
    await expect(call(send, request)).rejects.toThrow(/^400: Bad things$/);
  });

  it('falls back to the status text when the reply is empty', async () => {
    fetching.mockResolvedValue(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(call(send, request)).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('keeps the problem that the server described', async () => {
    const problem = { code: 'already-happened', message: 'You have denied this.', traceId: 'r1' };
    fetching.mockResolvedValue(Response.json(problem, { status: 409 }));
    const error = await call(send, request).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, problem });
  });

  it('has no problem when the body is something else', async () => {
    fetching.mockResolvedValue(new Response('<html>', { status: 502 }));
    await expect(call(send, request)).rejects.toMatchObject({ status: 502, problem: undefined });
  });

  it('passes on that there was no connection', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(send, request)).rejects.toThrow(TypeError);
  });
});

describe('addresses', () => {
  it('a parameter that is missing is a mistake and says so', () => {
    expect(() => pathOf('/api/things/:id', {})).toThrow(/needs id/);
  });

  it('what is missing or empty is left out of the query, zero and false are not', () => {
    expect(queryOf({ a: undefined, b: null, c: '', d: 0, e: false, f: [] })).toBe('?d=0&e=false');
    expect(queryOf({})).toBe('');
  });
});
