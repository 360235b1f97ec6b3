import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { serializerSchema } from './json-schema.ts';

/** Returns the value as the server sends it with that schema. */
async function answered(schema: z.ZodType, value: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: serializerSchema(schema) } } }, async () => value);
  const reply = await app.inject('/');
  return reply.json();
}

const Reason = z.enum(['absent', 'unreachable']).nullable();
const Job = z.object({ kind: z.literal('job'), reason: Reason, distance: z.number().nullable() });
const Bid = z.object({ kind: z.literal('bid'), note: z.string() });

it.each([null, 'absent'])('one of a few values or none is answered as it is: %j', async (reason) => {
  const job = { kind: 'job', reason, distance: null };
  expect(await answered(Job, job)).toEqual(job);
});

it.each([null, 'absent'])('also in one of several kinds of answers: %j', async (reason) => {
  const job = { kind: 'job', reason, distance: 2.5 };
  expect(await answered(z.discriminatedUnion('kind', [Job, Bid]), job)).toEqual(job);
});

it('data that is not in the schema does not leave the server', async () => {
  expect(await answered(Bid, { kind: 'bid', note: 'Ready', bidder: 'us_1' })).toEqual({ kind: 'bid', note: 'Ready' });
});
