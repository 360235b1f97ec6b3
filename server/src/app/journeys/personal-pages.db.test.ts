import { SessionId } from '@plumbline/contract/kernel/id.ts';
import { isPage, openPaths } from '@plumbline/contract/kernel/page-meta.ts';
import { VIEWER_ID } from '@plumbline/contract/kernel/site.ts';
import { describe, expect, it } from 'vitest';
import { aCall, aUser } from '../../domains/accounts/fixtures.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { aSubmission } from '../../domains/service-requests/fixtures.ts';
import { submitServiceRequest } from '../../domains/service-requests/requests/use-cases/submit-service-request.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { as, SESSION_COOKIE } from '../testing/account-client.ts';
import { plainVisitor } from '../testing/plain-visitor.ts';
import { testApp } from '../testing/test-app.ts';

const { app, ctx } = await testApp(await testDatabase());

type User = Awaited<ReturnType<typeof aUser>>;
const signIn = (user: User) => startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: true });

const customer = await aUser(ctx, { firstName: 'Quillfeather' });
const craftsman = await aUser(ctx, { role: 'craftsman', firstName: 'Oxbow' });
const contractor = await aUser(ctx, { role: 'craftsman', firstName: 'Wendeline' });
const operator = await aUser(ctx, { role: 'operator', firstName: 'Marguerite' });
const firm = await aContractor(ctx, { ownerId: contractor.id, companyName: 'Ferrule & Sons' });
const request = await submitServiceRequest(
  { ...ctx, actor: { kind: 'customer', userId: customer.id, sessionId: SessionId.parse('se_test') } },
  aSubmission({
    customerName: 'Quillfeather Delgado',
    description: 'The basement drain is slow.',
    selectedPlumberIds: [firm.id],
  }),
  null,
);
const { slug } = await aContractor(ctx, { slug: 'hazel-knoll-plumbing' });
const tokens = {
  customer: await signIn(customer),
  craftsman: await signIn(craftsman),
  contractor: await signIn(contractor),
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
    ['/es/dashboard/customer?tab=requests', '/es/login?to=%2Fdashboard%2Fcustomer%3Ftab%3Drequests'],
    ['/dashboard/customer/projects/sr_1', '/login?to=%2Fdashboard%2Fcustomer%2Fprojects%2Fsr_1'],
    ['/dashboard/craftsman', '/login?to=%2Fdashboard%2Fcraftsman'],
    ['/profile', '/login?to=%2Fprofile'],
  ])('leads visitors to signing in: %s', async (path, login) => {
    expect(await open(path)).toMatchObject({ status: 303, to: login, caching: 'no-store' });
    expect(await open(path, 'made-up')).toMatchObject({ status: 303, to: login });
  });

  it('leads everyone to their own place', async () => {
    expect(await open('/dashboard', tokens.customer)).toMatchObject({ status: 303, to: '/dashboard/customer' });
    expect(await open('/es/dashboard', tokens.craftsman)).toMatchObject({ to: '/es/dashboard/craftsman' });
    expect(await open('/dashboard', tokens.operator)).toMatchObject({ to: '/operator' });
    expect(await open('/dashboard/customer', tokens.craftsman)).toMatchObject({
      status: 303,
      to: '/dashboard/craftsman',
    });
    expect(await open('/dashboard/craftsman', tokens.operator)).toMatchObject({ status: 303, to: '/operator' });
    expect(await open('/profile', tokens.customer)).toMatchObject({ to: '/dashboard/customer?tab=settings' });
    expect(await open('/login?to=/chat', tokens.customer)).toMatchObject({ status: 303, to: '/chat' });
    expect(await open('/login?to=https://example.com', tokens.customer)).toMatchObject({ to: '/dashboard/customer' });
  });

  it.each([
    ['customer', '/dashboard/customer', 'Basement drain is slow'],
    ['customer', '/dashboard/customer?tab=projects', 'Basement drain is slow'],
    ['customer', '/es/dashboard/customer?tab=requests', 'Basement drain is slow'],
    ['customer', '/dashboard/customer?tab=settings', 'Quillfeather'],
    ['customer', `/dashboard/customer/projects/${request.id}`, 'Basement drain is slow'],
    ['customer', `/dashboard/customer/requests/${request.id}`, 'Quillfeather'],
    ['contractor', '/dashboard/craftsman', 'Basement drain is slow'],
    ['contractor', '/dashboard/craftsman?tab=opportunities', 'Basement drain is slow'],
    ['contractor', '/es/dashboard/craftsman?tab=bids', 'Ferrule'],
    ['contractor', '/dashboard/craftsman?tab=active', 'Ferrule'],
    ['contractor', '/dashboard/craftsman?tab=outreach', 'Ferrule'],
    ['contractor', '/dashboard/craftsman?tab=settings', 'Wendeline'],
    ['craftsman', '/dashboard/craftsman', 'Oxbow'],
    ['operator', '/profile', 'Marguerite'],
  ] as const)('arrives finished, with its data, and nobody keeps it: for a %s, %s', async (who, path, shown) => {
    const page = await open(path, tokens[who]);
    expect(page).toMatchObject({ status: 200, caching: 'no-store' });
    const main = /<main.*<\/main>/s.exec(page.content)?.[0];
    expect(main).toContain(shown);
    // Nothing is still to come, and nothing needs a style that the policy refuses.
    expect(main).not.toMatch(/aria-busy|class="[^"]*skeleton/);
    expect(main).not.toMatch(/ style="/);
  });

  it('has their name in its header, and has them for the browser', async () => {
    const { content } = await open('/dashboard/customer', tokens.customer);
    expect(content).toMatch(/<header.*Quillfeather.*<\/header>/s);
    expect(content).toContain(`id="${VIEWER_ID}">{"id":"${customer.id}"`);
  });

  it('of a request that is not theirs has the status of one that does not exist, and says so', async () => {
    const other = await aUser(ctx, { firstName: 'Thistle' });
    const page = await open(`/dashboard/customer/projects/sr_${'0'.repeat(22)}`, await signIn(other));
    expect(page.status).toBe(404);
    expect(page.content).toContain('Project Not Found');
  });

  it('has tabs that are links, and settings that are saved without scripts', async () => {
    const visitor = plainVisitor(app);
    visitor.cookies[SESSION_COOKIE] = tokens.customer;
    const first = await visitor.open('/es/dashboard/customer');
    const tabs = [...first.document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('href'));
    expect(tabs).toEqual(
      ['overview', 'projects', 'requests', 'settings'].map((tab) => `/es/dashboard/customer?tab=${tab}`),
    );
    const settings = await visitor.open('/dashboard/customer?tab=settings');
    const wrong = await visitor.press(settings, 'Save Changes', { firstName: '' });
    expect(wrong.status).toBe(400);
    expect(wrong.errorOf('firstName')).toBeDefined();
    const saved = await visitor.press(settings, 'Save Changes', { city: 'Shepherdsville' });
    expect(saved).toMatchObject({ status: 303, leadsTo: '/dashboard/customer?tab=settings' });
    const again = await visitor.open('/dashboard/customer?tab=settings');
    expect(again.document.querySelector('input[name=city]')?.getAttribute('value')).toBe('Shepherdsville');
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
        // A signed-in user's browser revalidates each time, so it shows an edit at once.
        const caching = 'private, no-cache';
        expect(await open(path, token), path).toEqual({ ...anyone, caching });
      }
      expect(anyone.content).not.toContain(VIEWER_ID);
    }
    expect(kept).toEqual(expect.arrayContaining(['/', '/about', '/projects', `/contractors/${slug}`]));
  });
});

describe.runIf(isWebBuilt())('the empty page that browsers keep', () => {
  it('is in its language and the same for everyone, without content', async () => {
    for (const [path, language] of [
      ['/offline-shell', 'en'],
      ['/es/offline-shell', 'es'],
    ] as const) {
      const anyone = await open(path);
      expect(anyone).toMatchObject({ status: 200, caching: 'private, no-cache' });
      expect(anyone.content).toContain(`<html lang="${language}"`);
      expect(anyone.content).toContain('<div id="root"></div>');
      expect(anyone.content).toContain('noindex');
      const withoutMoment = (content: string) => content.replace(/"renderedAt":"[^"]*"/, '');
      const signedIn = await open(path, tokens.customer);
      expect(withoutMoment(signedIn.content)).toBe(withoutMoment(anyone.content));
    }
  });
});
