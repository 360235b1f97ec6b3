import { isPage, openPaths } from '@plumbline/contract/kernel/page-meta.ts';
import { VIEWER_ID } from '@plumbline/contract/kernel/site.ts';
import { describe, expect, it } from 'vitest';
import { aCall, aUser } from '../../domains/accounts/fixtures.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { as } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const { app, ctx } = await testApp(await testDatabase());

type User = Awaited<ReturnType<typeof aUser>>;
const signIn = (user: User) => startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: true });

const customer = await aUser(ctx, { firstName: 'Quillfeather' });
const craftsman = await aUser(ctx, { role: 'craftsman', firstName: 'Oxbow' });
const operator = await aUser(ctx, { role: 'operator' });
const { slug } = await aContractor(ctx, { slug: 'hazel-knoll-plumbing' });
const tokens = {
  customer: await signIn(customer),
  craftsman: await signIn(craftsman),
  operator: await signIn(operator),
};

async function open(url: string, token?: string) {
  const { statusCode, headers, body } = await app.inject({ url, ...(token && as(token)) });
  // Differ from answer to answer.
  const content = body
    .replaceAll(/name="_key" value="[^"]*"/g, '')
    .replaceAll(/"(?:dehydrated|dataUpdated)At":\d+/g, '');
  return { status: statusCode, to: headers.location, caching: headers['cache-control'], content };
}

describe.runIf(isWebBuilt())('a page for people who are signed in', () => {
  it.each([
    ['/dashboard', '/login?to=%2Fdashboard'],
    ['/es/dashboard', '/es/login?to=%2Fdashboard'],
  ])('leads visitors to signing in: %s', async (path, login) => {
    expect(await open(path)).toMatchObject({ status: 303, to: login, caching: 'no-store' });
    expect(await open(path, 'made-up')).toMatchObject({ status: 303, to: login });
  });

  it('leads everyone to their own place', async () => {
    expect(await open('/dashboard', tokens.customer)).toMatchObject({ status: 303, to: '/dashboard/customer' });
    expect(await open('/es/dashboard', tokens.craftsman)).toMatchObject({ to: '/es/dashboard/craftsman' });
    expect(await open('/dashboard', tokens.operator)).toMatchObject({ to: '/operator' });
    expect(await open('/login?to=/chat', tokens.customer)).toMatchObject({ status: 303, to: '/chat' });
    expect(await open('/login?to=https://example.com', tokens.customer)).toMatchObject({ to: '/dashboard/customer' });
  });

  it('says that nobody is signed in where a session has ended', async () => {
    expect((await open('/login', 'made-up')).content).toContain(`id="${VIEWER_ID}">null<`);
  });
});

describe.runIf(isWebBuilt())('a page that may be kept', () => {
  const paths = openPaths.flatMap((path) =>
    [path.replace(':slug', slug).replace(/:\w+/, 'example'), `${path}/example`].filter((each) => isPage(each)),
  );

  it('is the same, byte by byte, whoever asks', async () => {
    const kept: string[] = [];
    for (const path of paths) {
      const anyone = await open(path);
      if (anyone.caching === 'no-store') continue;
      kept.push(path);
      for (const token of Object.values(tokens)) {
        // Who is signed in asks again each time, and so sees an edit at once.
        const caching = 'private, no-cache';
        expect(await open(path, token), path).toEqual({ ...anyone, caching });
      }
      expect(anyone.content).not.toContain(VIEWER_ID);
    }
    expect(kept).toEqual(expect.arrayContaining(['/', '/about', '/projects', `/contractors/${slug}`]));
  });
});
