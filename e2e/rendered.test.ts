import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameInHeader, registered, signedIn } from './support/account.ts';
import { signsInElsewhere } from './support/elsewhere.ts';
import { holdScripts, OF_THE_MAP } from './support/held-scripts.ts';
import { journey } from './support/journey.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { fetchPage } from './support/page-source.ts';
import { headingsOf } from './support/rendered-pages.ts';
import { aSubmission } from './support/submissions.ts';

const visit = journey();

/** The heading of each page that arrives rendered, by path. */
let headings: Awaited<ReturnType<typeof headingsOf>> = {};

beforeAll(async () => {
  headings = await headingsOf(visit.url);
});

/** Notes the first heading that the parser adds, so that a test can tell whether it is replaced. */
const noteHeading = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('#root h1');
      if (!heading) return;
      Object.assign(globalThis, { firstHeading: heading });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Waits until the app runs; then returns whether it took over the heading that arrived. */
async function keptHeading(page: Page): Promise<boolean> {
  const isReactElement = (of: string) => {
    const element = of === 'first' ? Reflect.get(globalThis, 'firstHeading') : document.querySelector('#root h1');
    return element instanceof Element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  };
  await page.waitForFunction(isReactElement, 'shown');
  return page.evaluate(() => document.contains(Reflect.get(globalThis, 'firstHeading')));
}

describe('a page that the server renders', () => {
  it.each(inTurn('rendered', ['320 px', '390 px', '1440 px']))(
    'is taken over by the app without moving or replacing anything, at %s',
    async (width) => {
      const size = width === '1440 px' ? 'desk' : 'phone';
      const context = width === '320 px' ? { viewport: { width: 320, height: 640 } } : {};
      const page = await visit.open('/about', { size, context, before: noteHeading });
      for (const path of Object.keys(headings)) {
        await page.goto(visit.url + path);
        expect(await keptHeading(page), path).toBe(true);
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts(page), path).toEqual([]);
      }
    },
  );

  it('follows a link that is pressed while the app takes it over', async () => {
    const page = await visit.open('/about', {
      before: (opened) =>
        opened.addInitScript(() => {
          const { port1, port2 } = new MessageChannel();
          const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
          port1.onmessage = () => {
            const link = document.querySelector<HTMLElement>('footer a[href="/terms"]');
            if (link && isTakenOver(link)) link.click();
            else port2.postMessage('');
          };
          if (location.pathname === '/about') port2.postMessage('');
        }),
    });
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  });

  it('stays where its visitor has scrolled it when the app takes it over', async () => {
    const page = await visit.open('/about', { early: true });
    const held: Route[] = [];
    let holds = true;
    await page.route(/\/assets\/.*\.js$/, (route) => (holds ? void held.push(route) : route.continue()));
    await page.goto(`${visit.url}/terms`);
    await page.evaluate(() => scrollTo(0, 300));
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    holds = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForFunction(() => document.documentElement.dataset.app !== undefined);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  it('is taken over as it arrived when its visitor signs in in another tab meanwhile', async () => {
    const tess = await registered(visit, 'Tess');
    let release: (() => Promise<void>) | undefined;
    // The list is taken over after its heading, and the map after the server has confirmed the session.
    const page = await visit.open('/projects', {
      size: 'desk',
      before: async (opened) => {
        release = await holdScripts(opened, OF_THE_MAP);
        await signsInElsewhere(visit, tess, '/projects')(opened);
      },
    });
    await nameInHeader(page, tess).waitFor();
    const confirmed = page.waitForResponse(`${visit.url}/api/auth/me`);
    // Makes the app ask the server at once, as it does some time after a page has loaded.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await confirmed;
    await release?.();
    await page.locator('[data-late]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
  });

  it('brings its data, so that the browser asks for none of it again', async () => {
    const path = Object.keys(headings).find((each) => each.startsWith('/contractors/')) ?? '';
    const calls: string[] = [];
    const page = await visit.open(path, {
      before: async (opened) => {
        opened.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/')) calls.push(pathname);
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(calls.filter((each) => each.includes('contractor'))).toEqual([]);
  });
});

it('a page about nothing has its status, says so without scripts, and is taken over', async () => {
  for (const path of ['/contractors/no-such-company', '/projects/pj_0000000000000000000000', '/no-such-page']) {
    const { status, html } = await fetchPage(visit.url, path);
    expect(status, path).toBe(404);
    expect(html, path).toMatch(/<div id="root">.*<h1/s);
    const page = await visit.open(path, {
      before: noteHeading,
      refusals: [{ status: 404, url: /\/(?:contractors|projects|no-such-page)/ }],
    });
    expect(await keptHeading(page), path).toBe(true);
    await page.close();
  }
});

/** Shown without a listing. */
const noListing = { status: 404, url: '/api/craftsman/profile' } as const;

/** Returns the address of each personal page of a customer with a request, or of a new contractor. */
async function personalPages(page: Page, role: 'customer' | 'craftsman'): Promise<string[]> {
  if (role === 'craftsman') {
    return ['overview', 'opportunities', 'bids', 'settings'].map((tab) => `/dashboard/craftsman?tab=${tab}`);
  }
  const data = aSubmission({ description: 'The kitchen faucet drips.', openToProposals: true });
  const sent = (await (await page.request.post(`${visit.url}/api/service-requests`, { data })).json()) as {
    id: string;
  };
  return [
    ...['overview', 'projects', 'requests', 'settings'].map((tab) => `/dashboard/customer?tab=${tab}`),
    ...['projects', 'requests'].map((kind) => `/dashboard/customer/${kind}/${sent.id}`),
  ];
}

it.each(
  inTurn('rendered-personal', [
    ['customer', 'phone'],
    ['craftsman', 'desk'],
    ['craftsman', 'phone'],
    ['customer', 'desk'],
  ] as const),
)('the pages of a %s are taken over without moving or replacing anything, on a %s', async (role, size) => {
  const page = await signedIn(visit, await registered(visit, 'Ida', role), { size, refusals: [noListing] });
  await noteHeading(page);
  for (const path of await personalPages(page, role)) {
    await page.goto(visit.url + path);
    expect(await keptHeading(page), path).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), path).toEqual([]);
  }
});
