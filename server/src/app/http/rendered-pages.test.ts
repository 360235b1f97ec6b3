import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSite, type Site } from '@plumbline/contract/kernel/site.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { notFound } from '../../kernel/errors.ts';
import type { PageCall, PageCalls } from '../../kernel/http/page-calls.ts';
import type { PageViewers } from './page-viewers.ts';
import { type PagePost, pageRenderer, type RenderedPage } from './rendered-pages.ts';

const dist = await mkdtemp(join(tmpdir(), 'plumbline-renderer-'));
afterAll(() => rm(dist, { recursive: true }));

const site: Site = { ...defaultSite, publicUrl: 'https://plumbline.example' };
const files = {
  routes: { '/about': ['assets/about.js'], '/found': ['assets/found.js'] },
  queries: ['assets/queries.js'],
};

/** A renderer as the web build makes it, whose pages behave as their address says. */
const RENDERER = `
  export class ApiError extends Error {
    constructor(status, _text, body) { super(body); this.status = status; }
  }
  const pages = {
    '/about': () => ({ html: '<h1>About</h1>', route: '/about' }),
    '/found': () => ({ html: '<h1>Found</h1>', route: '/found', queries: { name: '</script><img src=x>' } }),
    '/form': ({ post }) => ({ html: '<form>', route: '/form', posted: { to: post.to, values: { name: '<b>' } } }),
    '/who': async ({ read }) => ({ html: await read({ name: 'who' }, {}).then(({ reply }) => reply), route: '/who' }),
    '/mine': async ({ read, viewer }) => ({
      html: await read({ name: 'who' }, {}).then(({ reply }) => reply + ' ' + viewer.firstName), route: '/mine',
    }),
    '/refused': async ({ read }) => {
      const error = await read({ name: 'refused' }, {}).catch((error) => error);
      return { html: error instanceof ApiError ? error.message : '', status: error.status, route: '/refused' };
    },
    '/leading': () => ({ leadsTo: '/es/login' }),
    '/broken': () => { throw new Error('no such word'); },
    '/hanging': () => new Promise(() => {}),
  };
  export const openPage = async (href) => pages[href] === undefined ? null : {
    isPersonal: href === '/mine',
    render: async (scope) => ({ status: 200, ...(await pages[href](scope)) }),
  };
`;
await mkdir(join(dist, 'server', 'en'), { recursive: true });
await writeFile(join(dist, 'server', 'en', 'server.js'), RENDERER);
await writeFile(join(dist, 'server', 'en', 'page-files.json'), JSON.stringify(files));

const failures: unknown[] = [];
const request = { log: { error: (facts: unknown) => failures.push(facts) } };
const pageOf = (kind: string) => ({ request, ctx: { actor: { kind }, language: 'es' } }) as unknown as PageCall;
const viewers: PageViewers = { anyone: pageOf('visitor'), asking: async () => pageOf('customer') };
/** Endpoints that reply with who calls. */
const pageCalls = {
  read: async (name: string, { ctx }: PageCall) => {
    if (name === 'refused') throw notFound();
    return { reply: name === 'getMe' ? { firstName: 'Ana' } : `a ${ctx.actor.kind}`, headers: new Headers() };
  },
} as unknown as PageCalls;
const render = await pageRenderer(dist, pageCalls, 50);
const open = async (href: string, post?: PagePost): Promise<RenderedPage | null> => {
  const page = await render({ language: 'en', href }, site, viewers, post);
  if (page?.leadsTo !== undefined) throw new Error('The page leads on');
  return page;
};

describe('a page that the server renders', () => {
  it('has its content, and loads the scripts of its route early', async () => {
    expect(await open('/about')).toEqual({
      status: 200,
      isPersonal: false,
      body: '<h1>About</h1>',
      links: '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/about.js">',
      data: '',
      call: undefined,
      showsPosted: false,
    });
  });

  it('brings the data it shows, in which no text ends the element', async () => {
    const page = await open('/found');
    expect(page?.data).toBe(
      '<script type="application/json" id="queries">{"name":"\\u003c/script>\\u003cimg src=x>"}</script>',
    );
    expect(page?.links).toContain('/assets/found.js');
    expect(page?.links).toContain('/assets/queries.js');
  });

  it('reads as anyone, whoever asks, unless its route says that it depends on who asks', async () => {
    expect(await open('/who')).toMatchObject({ isPersonal: false, body: 'a visitor', data: '' });
    expect(await open('/mine')).toMatchObject({
      isPersonal: true,
      body: 'a customer Ana',
      data: '<script type="application/json" id="viewer">{"firstName":"Ana"}</script>',
    });
  });

  it('gets refusals as the browser does, in its own language', async () => {
    const page = await open('/refused');
    expect(page?.status).toBe(404);
    expect(JSON.parse(page?.body ?? '')).toMatchObject({
      code: 'not-found',
      message: 'No hay nada en esta dirección.',
    });
  });

  it('may lead to another page', async () => {
    expect(await render({ language: 'en', href: '/leading' }, site, viewers)).toMatchObject({ leadsTo: '/es/login' });
  });
});

it('a page with a rejected form brings what was entered', async () => {
  expect(await open('/form', { to: '/api/notes', fields: new URLSearchParams() })).toMatchObject({
    showsPosted: true,
    data: '<script type="application/json" id="posted">{"to":"/api/notes","values":{"name":"\\u003cb>"}}</script>',
  });
});

describe('a page that the server does not render', () => {
  it('is left to the browser if its route says so, or no renderer was built for its language', async () => {
    expect(await open('/browser')).toBeNull();
    expect(await render({ language: 'es', href: '/es/about' }, site, viewers)).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each(['/broken', '/hanging'])('is left to the browser, and logged, if rendering fails: %s', async (href) => {
    failures.length = 0;
    expect(await open(href)).toBeNull();
    expect(failures).toHaveLength(1);
  });
});
