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
    '/kept': async ({ read }) => ({ html: await read({ name: 'kept' }, {}).then(({ reply }) => reply), route: '/kept' }),
    '/mine': async ({ read, viewer }) => ({
      html: await read({ name: 'who' }, {}).then(({ reply }) => reply + ' ' + viewer.firstName), route: '/mine',
    }),
    '/refused': async ({ read }) => {
      const error = await read({ name: 'refused' }, {}).catch((error) => error);
      return { html: error instanceof ApiError ? error.message : '', status: error.status, route: '/refused' };
    },
    '/shown': async ({ read }) => ({ html: (await read({ name: 'shown' }, {})).reply, route: '/shown' }),
    '/keyed': () => ({ html: '<input name="_key" value="1">', route: '/keyed' }),
    '/misspelled': () => ({ html: '', isCanonical: false, route: '/misspelled' }),
    '/leading': () => ({ leadsTo: '/es/login' }),
    '/broken': () => { throw new Error('no such word'); },
    '/hanging': () => new Promise(() => {}),
    '/hanging-read': ({ read }) => read({ name: 'hanging' }, {}),
    '/unavailable': () => {
      throw new Error('The route failed', { cause: new ApiError(503, '', '') });
    },
  };
  export const openPage = async (href) => pages[href] === undefined ? null : {
    isPersonal: href === '/mine',
    render: async (scope) => ({ status: 200, isCanonical: true, ...(await pages[href](scope)) }),
  };
`;
await mkdir(join(dist, 'server', 'en'), { recursive: true });
await writeFile(join(dist, 'server', 'en', 'server.js'), RENDERER);
await writeFile(join(dist, 'server', 'en', 'page-files.json'), JSON.stringify(files));

const failures: unknown[] = [];
const request = { id: 'req_1', headers: {}, log: { error: (facts: unknown) => failures.push(facts) } };
const pageOf = (kind: string) => ({ request, ctx: { actor: { kind }, language: 'es' } }) as unknown as PageCall;
const viewers: PageViewers = {
  anyone: pageOf('visitor'),
  asking: async () => pageOf('customer'),
  beforeReading: async () => undefined,
};
/** Endpoints that reply with who calls. */
const pageCalls = {
  isOfBrowser: (name: string) => name === 'kept',
  shownBy: (name: string) => (name === 'who' ? null : ['directory']),
  read: async (name: string, { ctx }: PageCall) => {
    if (name === 'refused') throw notFound();
    if (name === 'hanging') await new Promise(() => undefined);
    return { reply: name === 'getMe' ? { firstName: 'Ana' } : `a ${ctx.actor.kind}`, headers: new Headers() };
  },
} as unknown as PageCalls;
const render = await pageRenderer(dist, pageCalls, 50);
const open = async (href: string, post?: PagePost): Promise<RenderedPage | null> => {
  const page = await render({ language: 'en', href }, site, viewers, post);
  if (page?.leadsTo !== undefined || page?.failure !== undefined) throw new Error('The page leads on or fails');
  return page;
};

describe('a page that the server renders', () => {
  it('has its content, and names the scripts of its route', async () => {
    expect(await open('/about')).toEqual({
      status: 200,
      isPersonal: false,
      shows: [],
      body: '<h1>About</h1>',
      scripts: ['/assets/about.js'],
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
    expect(page?.scripts).toEqual(['/assets/found.js', '/assets/queries.js']);
  });

  it('reads as anyone, whoever asks, unless its route says that it depends on who asks', async () => {
    expect(await open('/who')).toMatchObject({ isPersonal: false, body: 'a visitor', data: '' });
    expect(await open('/mine')).toMatchObject({
      isPersonal: true,
      body: 'a customer Ana',
      data: '<script type="application/json" id="viewer">{"firstName":"Ana"}</script>',
    });
  });

  it('reads what is kept for a browser as the one who asks, and belongs to that browser then', async () => {
    expect(await open('/kept')).toMatchObject({ isPersonal: true, body: 'a customer', data: '' });
  });

  it('gets refusals as the browser does, in its own language', async () => {
    const page = await open('/refused');
    expect(page?.status).toBe(404);
    expect(JSON.parse(page?.body ?? '')).toMatchObject({
      code: 'not-found',
      message: 'No hay nada en esta dirección.',
    });
  });

  it('may be kept if anyone gets the same data, and nothing in it is for one visitor', async () => {
    const shown = async (href: string) => (await open(href))?.shows;
    expect(await shown('/shown')).toEqual(['directory']);
    expect(await shown('/about')).toEqual([]);
    for (const href of ['/who', '/mine', '/keyed', '/misspelled']) expect(await shown(href), href).toBeNull();
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

it('a page is left to the browser if its route says so, or no renderer was built for its language', async () => {
  expect(await open('/browser')).toBeNull();
  expect(await render({ language: 'es', href: '/es/about' }, site, viewers)).toBeNull();
  expect(failures).toEqual([]);
});

describe('a page that can not be rendered', () => {
  it.each([
    ['/broken', 'failed'],
    ['/hanging', 'busy'],
    ['/hanging-read', 'busy'],
    ['/unavailable', 'busy'],
  ])('fails within the time limit, and others do not notice: %s', async (href, failure) => {
    const [failed, other] = await Promise.all([render({ language: 'en', href }, site, viewers), open('/about')]);
    expect(failed).toEqual({ failure });
    expect(other?.body).toBe('<h1>About</h1>');
  });

  it('is logged without what anyone has typed', async () => {
    failures.length = 0;
    await render({ language: 'en', href: '/broken' }, site, viewers);
    expect(failures).toHaveLength(1);
    expect(JSON.stringify(failures)).not.toContain('no such word');
  });

  it('takes no room from others once its time is up, and only so many are rendered at once', async () => {
    const hang = () => render({ language: 'en', href: '/hanging' }, site, viewers);
    const hanging = Array.from({ length: 64 }, hang);
    // Opening a page takes a moment.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await render({ language: 'en', href: '/about' }, site, viewers)).toEqual({ failure: 'busy' });
    await Promise.all(hanging);
    expect((await open('/about'))?.body).toBe('<h1>About</h1>');
  });
});
