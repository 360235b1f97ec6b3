import { endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Actor, Context } from '../context.ts';
import type { Call } from './mount.ts';
import { mountEndpoints } from './mount-endpoints.ts';
import { type PageCall, PageCalls } from './page-calls.ts';

const findHouse = endpoint({
  name: 'findHouse',
  summary: 'Finds a house.',
  method: 'GET',
  path: '/api/houses/:street',
  params: z.object({ street: z.string().min(3) }),
  query: z.object({
    floors: z.coerce.number().optional(),
    rooms: z.union([z.string(), z.array(z.string())]).optional(),
  }),
  reply: z.object({ street: z.string(), floors: z.number().optional(), rooms: z.array(z.string()).optional() }),
});
const listKeys = endpoint({ ...findHouse, name: 'listKeys', path: '/api/keys/:street', access: 'operator' });
const sellHouse = endpoint({
  ...findHouse,
  name: 'sellHouse',
  path: '/api/sales/:street',
  method: 'POST',
  rate: 'message',
  idempotent: true,
});

const pageCalls = new PageCalls();
const mount = mountEndpoints(Fastify(), {
  contextFor: () => {
    throw new Error('A page has its own context');
  },
  rateLimit: () => ({}),
  requireStepUp: async () => undefined,
  pageCalls,
} as unknown as Parameters<typeof mountEndpoints>[1]);
interface Wanted {
  readonly params: { readonly street: string };
  readonly query: { readonly floors?: number | undefined; readonly rooms?: string | string[] | undefined };
}
const handle = async (_ctx: Context, { params, query }: Wanted, call: Call) => {
  call.header('x-total-count', '1');
  // The address of the owner is no part of the reply.
  return { street: params.street, floors: query.floors, rooms: [query.rooms ?? []].flat(), owner: 'Ana Delgado' };
};
mount(findHouse, handle);
mount(listKeys, handle);
const sold: { street: string; key: string | null }[] = [];
mount(sellHouse, async (ctx, wanted, call) => {
  sold.push({ street: wanted.params.street, key: call.idempotencyKey });
  return handle(ctx, wanted, call);
});

const page = (actor: Actor = { kind: 'visitor', visitorId: null }) =>
  ({
    ctx: { actor, language: 'en' } as Context,
    request: { headers: {} },
    reply: { header: () => undefined },
  }) as unknown as PageCall;

describe('reading for a page', () => {
  it('returns what a call over HTTP would: only what the reply has, and the headers beside it', async () => {
    const { reply, headers } = await pageCalls.read('findHouse', page(), {
      params: { street: 'Cherokee' },
      query: { floors: 2, rooms: ['bath', 'kitchen'], sort: undefined },
    });
    expect(reply).toEqual({ street: 'Cherokee', floors: 2, rooms: ['bath', 'kitchen'] });
    expect(headers.get('x-total-count')).toBe('1');
  });

  it('refuses input that the call would refuse', async () => {
    await expect(pageCalls.read('findHouse', page(), { params: { street: 'x' } })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('refuses callers that the call would refuse', async () => {
    await expect(pageCalls.read('listKeys', page(), { params: { street: 'Cherokee' } })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });

  it('makes no calls that change something', async () => {
    await expect(pageCalls.read('sellHouse', page(), { params: { street: 'Cherokee' } })).rejects.toThrow(
      'Rendering a page may not call sellHouse',
    );
  });
});

describe('a posted form', () => {
  it('makes the call that it asks for, with its key', async () => {
    await pageCalls.send('sellHouse', page(), { params: { street: 'Cherokee' }, body: undefined, key: () => 'key-1' });
    expect(sold).toEqual([{ street: 'Cherokee', key: 'key-1' }]);
  });

  it('is refused like the call', async () => {
    const input = { params: { street: 'x' }, body: undefined, key: () => null };
    await expect(pageCalls.send('sellHouse', page(), input)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('is limited like the call', () => {
    expect(pageCalls.rateOf('sellHouse')).toBe('message');
    expect(pageCalls.rateOf('findHouse')).toBe('write');
    expect(() => pageCalls.rateOf('noSuchCall')).toThrow('No endpoint is called noSuchCall');
  });
});
