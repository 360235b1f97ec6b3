import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { putIntoMailbox } from '../../domains/messaging/public.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { routesOf } from '../testing/route-list.ts';
import { testApp } from '../testing/test-app.ts';
import { isWebBuilt } from './web-pages.ts';

const TOKEN = 'the-token-that-was-printed';
const database = await testDatabase();
const { app } = await testApp(database, { devToken: TOKEN });

/** An answer without the parts that differ from call to call. */
async function answerTo(method: string, url: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ method: method as 'GET', url, headers });
  const body = reply.body.replaceAll(/"traceId":"[^"]*"/g, '');
  // Without a built web app, Fastify's own response contains the address.
  const told = body.replaceAll(url, 'ADDRESS');
  return { status: reply.statusCode, body: told, cookies: reply.cookies };
}
/** The answer for an address where nothing has ever been. */
const nothing = (method: string, url: string) =>
  answerTo(method, `${/^\/(?:api|es)(?=\/)/.exec(url)?.[0] ?? ''}/nothing-here`);

const devRoutes = routesOf(app).filter(({ url }) => /^(\/es)?\/(api\/)?dev(\/|$)/.test(url));
/** A message that is there: of one that isn't, the route itself would say so. */
const MESSAGE = 'msg_1';
await putIntoMailbox(
  database.db,
  { id: MESSAGE, channel: 'email', to: 'ana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  new Date('2026-12-01T15:00:00Z'),
);
const example = (pattern: string) => pattern.replace(/:\w+/, MESSAGE).replace('*', 'mailbox');

describe('a demonstration that others can reach', () => {
  it('has routes for its developers, the identity page and the pages of the web app among them', () => {
    const urls = devRoutes.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        '/api/dev/mailbox',
        '/api/dev/mailbox/live',
        '/api/dev/mailbox/:id/html',
        '/api/dev/mailbox/:id/reply',
        '/api/dev/message-samples',
        '/dev/google',
        '/dev/google/continue',
        ...(isWebBuilt() ? ['/dev/*', '/es/dev/*'] : []),
      ]),
    );
  });

  it.each(devRoutes)('answers $method $url as if nothing were there', async ({ method, url }) => {
    const { status, body, cookies } = await answerTo(method, example(url));
    expect({ status, cookies }).toEqual({ status: 404, cookies: [] });
    expect(body).toBe((await nothing(method, url)).body);
  });

  /** Other spellings of the routes' addresses, meant to get past a guard that reads the address. */
  const disguises = ['mailbox', 'mailbox/live', 'mailbox/msg_1/html', 'message-samples'].flatMap((rest) => [
    `/api/dev/${rest}`,
    `/api/%64ev/${rest}`,
    `/api/%64%65%76/${rest}`,
    `/%61pi/dev/${rest}`,
    `/%61%70%69/%64%65%76/${rest}`,
    `/api/d%65v/${rest.replace('m', '%6d')}`,
    `/api/%2564ev/${rest}`,
    `/api//dev/${rest}`,
    `//api/dev/${rest}`,
    `/api/./dev/${rest}`,
    `/api/x/../dev/${rest}`,
    `/api/x/%2e%2e/dev/${rest}`,
    `/api%2fdev/${rest}`,
    `/api/dev%2f${rest}`,
    `/api/DEV/${rest}`,
    `/API/dev/${rest}`,
    `/api/dev/${rest}/`,
    `/api/dev;x/${rest}`,
    `/api/dev/${rest};x`,
    `/api/dev/${rest}?token=`,
    `/api/dev/${rest}?token[]=${TOKEN}`,
    `/api/dev/${rest}?token=${TOKEN}&token=x`,
    `/api/dev/${rest}?token=${'é'.repeat(TOKEN.length)}`,
    `/api/dev/${rest}#x`,
    `\\api\\dev\\${rest}`,
  ]);
  const pages = ['mailbox', 'messages', 'google', 'google/continue?email=boss@example.com'].flatMap((rest) => [
    `/dev/${rest}`,
    `/%64ev/${rest}`,
    `/%64%65%76/${rest}`,
    `/d%65v/${rest.replace('o', '%6f').replace('m', '%6d')}`,
    `/%2564ev/${rest}`,
    `//dev/${rest}`,
    `/./dev/${rest}`,
    `/x/../dev/${rest}`,
    `/x/%2e%2e/dev/${rest}`,
    `/dev%2f${rest}`,
    `/DEV/${rest}`,
    `/dev//${rest}`,
    `/dev/${rest}/`,
    `/dev;x/${rest}`,
    `/es/dev/${rest}`,
    `/%65s/dev/${rest}`,
    `/es/./dev/${rest}`,
    `/es/x/../dev/${rest}`,
    `/es/../dev/${rest}`,
  ]);

  it.each([...disguises, ...pages])('answers %s as if nothing were there, whatever the method', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE']) {
      const { status, body, cookies } = await answerTo(method, url);
      expect({ method, status, cookies }).toEqual({ method, status: 404, cookies: [] });
      expect(body).not.toMatch(/<form|Offer|"items"|data:/);
    }
  });

  it('is not fooled by whole addresses in the request line, as proxies send them', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    for (const target of ['http://localhost/api/dev/mailbox', 'http://localhost/dev/google', '*/../api/dev/mailbox']) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect([target, (await text(socket)).slice(0, 12)]).toEqual([
        target,
        expect.stringMatching(/^HTTP\/1\.1 40[04]/),
      ]);
    }
  });

  it('opens to the token, and then to the cookie that it leaves', async () => {
    const opened = await app.inject(`/api/dev/mailbox?token=${TOKEN}`);
    expect(opened.statusCode).toBe(200);
    expect(opened.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', secure: true }]);
    const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
    for (const url of ['/api/dev/mailbox', '/api/%64ev/mailbox', ...(isWebBuilt() ? ['/dev/mailbox'] : [])])
      expect([url, (await app.inject({ url, cookies })).statusCode]).toEqual([url, 200]);
    const forged = { ...cookies, plumbline_dev: 'x'.repeat(TOKEN.length) };
    expect((await app.inject({ url: '/api/dev/mailbox', cookies: forged })).statusCode).toBe(404);
  });
});
