import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-language.ts';

const app = Fastify();
await app.register(cookie);
app.get('/*', async (request, reply) => pageAddress(request, reply, { secure: false }) ?? reply);

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** The page that is shown, or the status and address that lead on. */
const shown = async (url: string, headers?: Record<string, string>) => {
  const reply = await open(url, headers);
  return reply.headers.location === undefined ? reply.json<object>() : [reply.statusCode, reply.headers.location];
};
const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

describe('the language of a page', () => {
  it('is that of its address, whatever the browser prefers', async () => {
    expect(await shown('/es/login?to=%2Fmap')).toEqual({ language: 'es', path: '/login' });
    expect(await shown('/es/', { 'accept-language': 'en' })).toEqual({ language: 'es', path: '/' });
  });

  it('is English at an address without one, unless the browser prefers Spanish', async () => {
    expect(await shown('/login')).toEqual({ language: 'en', path: '/login' });
    expect(await shown('/login', { 'accept-language': 'fr,de' })).toEqual({ language: 'en', path: '/login' });
    expect(await shown('/login?to=%2Fmap', SPANISH)).toEqual([302, '/es/login?to=%2Fmap']);
  });

  it('is what was chosen before, whatever the browser prefers', async () => {
    expect(await shown('/login', { ...SPANISH, cookie: 'plumbline_language=en' })).toMatchObject({ language: 'en' });
    expect(await shown('/login', { cookie: 'plumbline_language=es' })).toEqual([302, '/es/login']);
    expect(await shown('/login', { cookie: 'plumbline_language=xx' })).toMatchObject({ language: 'en' });
  });

  it('is led on with the query as it was sent', async () => {
    expect(await shown('/login?x&q=a+b%20c%zz', SPANISH)).toEqual([302, '/es/login?x&q=a+b%20c%zz']);
    expect(await shown('/es?x')).toEqual([308, '/es/?x']);
  });

  it('has one spelling, before a path of any page or none', async () => {
    expect(await shown('/ES/login?x')).toEqual([308, '/es/login?x']);
    expect(await shown('/Es')).toEqual([308, '/es/']);
    expect(await shown('/es/es/login')).toEqual({ language: 'es', path: '/es/login' });
    expect(await shown('/es%2Flogin')).toEqual({ language: 'en', path: '/es%2Flogin' });
    expect(await shown('/es/login%2F%00')).toEqual({ language: 'es', path: '/login%2F%00' });
  });

  it.each(['%00', '"es"', 'ES', 'toString', 'x'.repeat(4000), 'en; plumbline_language=es'])(
    'is not kept by a cookie that holds %s',
    async (value) => {
      expect(await shown('/login', { cookie: `plumbline_language=${value}` })).toMatchObject({ language: 'en' });
    },
  );

  it('is distinguished by caches', async () => {
    expect((await open('/login')).headers.vary).toBe('accept-language, cookie');
  });
});

describe('a choice of language', () => {
  it.each([
    ['/login?language=es', '/es/login', 'es'],
    ['/es/login?language=en&to=%2Fmap', '/login?to=%2Fmap', 'en'],
  ])('%s leads to %s and is kept', async (url, page, language) => {
    const reply = await open(url, SPANISH);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, page]);
    expect(reply.cookies).toMatchObject([{ name: 'plumbline_language', value: language, httpOnly: true, path: '/' }]);
  });

  it('is ignored for an unknown language', async () => {
    expect(await shown('/login?language=xx')).toMatchObject({ language: 'en' });
  });
});

it('has one address for the first page', async () => {
  expect(await shown('/es?from=mail')).toEqual([308, '/es/?from=mail']);
});

it.each([
  '//evil.example/es',
  '/%2F%2Fevil.example?language=es',
  '/\\evil.example',
  '/es//evil.example?language=en',
  '/es/\\evil.example?language=en',
])('never leads to another site from %s', async (url) => {
  const { location = '/' } = (await open(url, SPANISH)).headers;
  expect(new URL(location, 'http://here').host).toBe('here');
});
