import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSite, type Site } from '@plumbline/contract/kernel/site.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type PageCall, PageCalls } from '../../kernel/http/page-calls.ts';
import { pageRenderer } from './rendered-pages.ts';

const dist = await mkdtemp(join(tmpdir(), 'plumbline-renderer-'));
afterAll(() => rm(dist, { recursive: true }));

const site: Site = { ...defaultSite, publicUrl: 'https://plumbline.example' };
const files = {
  routes: { '/about': ['assets/about.js'], '/found': ['assets/found.js'] },
  queries: ['assets/queries.js'],
};

/** A renderer as the web build makes it, whose pages behave as their address says. */
const RENDERER = `
  const pages = {
    '/about': () => ({ html: '<h1>About</h1>', route: '/about' }),
    '/found': () => ({ html: '<h1>Found</h1>', route: '/found', queries: { name: '</script><img src=x>' } }),
    '/form': ({ post }) => ({ html: '<form>', route: '/form', posted: { to: post.to, values: { name: '<b>' } } }),
    '/dashboard': () => null,
    '/broken': () => { throw new Error('no such word'); },
    '/hanging': () => new Promise(() => {}),
  };
  export const renderPage = async (href, page) => pages[href](page);
`;
await mkdir(join(dist, 'server', 'en'), { recursive: true });
await writeFile(join(dist, 'server', 'en', 'server.js'), RENDERER);
await writeFile(join(dist, 'server', 'en', 'page-files.json'), JSON.stringify(files));

const failures: unknown[] = [];
const call = { request: { log: { error: (facts: unknown) => failures.push(facts) } } } as unknown as PageCall;
const render = await pageRenderer(dist, new PageCalls(), 50);
const open = (href: string) => render({ language: 'en', href }, site, call);

describe('a page that the server renders', () => {
  it('has its content, and loads the scripts of its route early', async () => {
    expect(await open('/about')).toEqual({
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
});

it('a page with a rejected form brings what was entered', async () => {
  const post = { to: '/api/notes', fields: new URLSearchParams() };
  const page = await render({ language: 'en', href: '/form' }, site, call, post);
  expect(page).toMatchObject({
    showsPosted: true,
    data: '<script type="application/json" id="posted">{"to":"/api/notes","values":{"name":"\\u003cb>"}}</script>',
  });
});

describe('a page that the server does not render', () => {
  it('is left to the browser if its route says so, or no renderer was built for its language', async () => {
    expect(await open('/dashboard')).toBeNull();
    expect(await render({ language: 'es', href: '/es/about' }, site, call)).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each(['/broken', '/hanging'])('is left to the browser, and logged, if rendering fails: %s', async (href) => {
    failures.length = 0;
    expect(await open(href)).toBeNull();
    expect(failures).toHaveLength(1);
  });
});
