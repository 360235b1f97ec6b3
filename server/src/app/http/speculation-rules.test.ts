import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { SPECULATION_HEADER, speculationRules } from './speculation-rules.ts';

const app = Fastify();
speculationRules(app);
const path = JSON.parse(SPECULATION_HEADER['speculation-rules']) as string;

it('the browser may fetch the page of a link ahead, but nothing of the API', async () => {
  const reply = await app.inject(path);
  expect(reply.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  expect(reply.json().prefetch).toHaveLength(1);
  expect(reply.json().prefetch[0].where.and).toContainEqual({ not: { href_matches: '/api/*' } });
});

it('the browser fetches nothing ahead where data is to be saved', async () => {
  const reply = await app.inject({ path, headers: { 'save-data': 'on' } });
  expect(reply.json()).toEqual({});
  expect(reply.headers.vary).toBe('Save-Data');
});
