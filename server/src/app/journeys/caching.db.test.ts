import { indexedPaths, isPage, openPaths, pageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { routesOf } from '../testing/route-list.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app } = await testApp(database);

/**
 * Calls with the same response for everyone. Before you add one, make sure that its response contains nothing personal.
 */
const SAME_FOR_ALL: Readonly<Record<string, string>> = {
  '/api/locations/zip/:zipCode': '/api/locations/zip/40202',
  '/api/locations/search': '/api/locations/search?q=Louisville',
  '/api/locations/city-zips': '/api/locations/city-zips?city=Louisville&state=KY',
  '/api/locations/named': '/api/locations/named?state=KY&name=Louisville',
};
const isDocumentation = (url: string) => url.startsWith('/api/docs');

const calls = routesOf(app).filter(
  ({ method, url }) =>
    (url.startsWith('/api/') || url === '/healthz' || url === '/readyz' || url.startsWith('/dev/')) &&
    !isDocumentation(url) &&
    // It waits for a worker.
    url !== '/api/refresh' &&
    method !== (url.endsWith('/live') ? 'GET' : 'HEAD'),
);
const cachingOf = async (method: string, url: string) => {
  const reply = await app.inject({ method: method as 'GET', url });
  return { status: reply.statusCode, caching: reply.headers['cache-control'] };
};
const example = (pattern: string) => pattern.replaceAll(/:\w+/g, 'example').replace('*', 'mailbox');

describe('a response of the API', () => {
  it.each(calls.filter(({ url }) => !Object.hasOwn(SAME_FOR_ALL, url)))(
    'is kept by nobody: $method $url',
    async ({ method, url }) => {
      const { caching } = await cachingOf(method, example(url));
      expect(caching).toMatch(/^(private, )?no-store$/);
    },
  );

  it.each(Object.entries(SAME_FOR_ALL))('may be kept for an hour where it is the same for all: %s', async (_, url) => {
    expect(await cachingOf('GET', url)).toEqual({ status: 200, caching: 'public, max-age=3600' });
  });

  it('is not cached if it is a refusal or a 404, even where others may be', async () => {
    const refused = ['/api/locations/zip/x', '/api/locations/zip/00000', '/api/nothing'];
    for (const url of refused) expect([url, (await cachingOf('GET', url)).caching]).toEqual([url, 'no-store']);
  });

  it('may be cached only for those calls, all of which exist', () => {
    const kept = calls.filter(({ url }) => Object.hasOwn(SAME_FOR_ALL, url)).map(({ url }) => url);
    expect(new Set(kept)).toEqual(new Set(Object.keys(SAME_FOR_ALL)));
  });
});

/** Show what the server keeps for the browser that asks. */
const OF_BROWSER: ReadonlySet<string> = new Set(['/request-service', '/chat']);

describe.runIf(isWebBuilt())('a page', () => {
  // Opened with an id appended, if it takes one.
  const paths = openPaths.flatMap((path) =>
    [path.replace(/:\w+/, 'example'), `${path}/example`].filter((candidate) => isPage(candidate)),
  );

  it.each(paths.filter((path) => pageMeta(path, 'en').robots === 'noindex'))(
    'that a secret or a session opens is kept by nobody: %s',
    async (path) => {
      expect((await cachingOf('GET', path)).caching).toBe('no-store');
    },
  );

  it.each(indexedPaths)('that anybody may find is asked for again: %s', async (path) => {
    const { status, caching } = await cachingOf('GET', path);
    expect(status).toBe(200);
    // Shared caches may reuse it for a while, unless the page has a form, whose key is unique.
    const shared = ['private, no-cache', 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'];
    expect(OF_BROWSER.has(path) ? ['no-store'] : shared).toContain(caching);
  });

  it('that does not exist is not cached', async () => {
    expect(await cachingOf('GET', '/nothing')).toEqual({ status: 404, caching: 'no-store' });
  });

  it.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'])(
    'for search engines is kept for an hour: %s',
    async (path) => {
      expect(await cachingOf('GET', path)).toEqual({ status: 200, caching: 'public, max-age=3600' });
    },
  );

  it('consists of files that are cached forever, and others that are revalidated', async () => {
    const files = routesOf(app).filter(({ method, url }) => method === 'GET' && /\.(js|css|woff2|svg|png)$/.test(url));
    const hashed = files.find(({ url }) => /^\/assets\/index-.*\.js$/.test(url))?.url ?? '';
    expect((await cachingOf('GET', hashed)).caching).toBe('public, max-age=31536000, immutable');
    expect((await cachingOf('GET', '/theme.js')).caching).toBe('public, max-age=0, must-revalidate');
  });
});
