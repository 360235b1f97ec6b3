import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { indexedPaths, isPage, pageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import { type Site, sentencePlaces } from '@plumbline/contract/kernel/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownPath } from '../kernel/http/problem-replies.ts';
import { pageHead } from './page-head.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const HEAD = '<!--head-->';
const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Whether the web app has been built. */
export const isWebBuilt = (): boolean => existsSync(`${DIST}index.html`);

/**
 * Serves the web app: hashed assets for ever, compressed ahead; every other path is a page, whose head is written for
 * it. Unknown paths get the not-found page with status 404, unknown paths under `/api` JSON.
 */
export async function webPages(
  app: FastifyInstance,
  options: { site(): Promise<Site>; devPages: boolean },
): Promise<void> {
  const pages = await readPages();
  await app.register(fastifyStatic, {
    root: DIST,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? A_YEAR : ASK_AGAIN);
    },
  });
  app.get('/robots.txt', async (_request, reply) => {
    const { publicUrl } = await options.site();
    return reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const { publicUrl } = await options.site();
    const urls = indexedPaths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      );
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?', 1);
    const exists = isPage(path) && (options.devPages || !path.startsWith('/dev/'));
    const nonce = randomBytes(16).toString('base64');
    const site = await options.site();
    const head = `<meta name="csp-nonce" content="${nonce}">\n    ${pageHead(exists ? path : '/not-found', site)}`;
    reply.header('content-security-policy', contentSecurityPolicy(nonce));
    if (pageMeta(path).capability) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const html = (exists && pages.get(path)) || pages.get('*') || '';
    return reply
      .status(exists ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withSentences(html, site).replace(HEAD, () => head));
  };
  app.get('/', page);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return request.url.startsWith('/api/') || !isRead ? unknownPath(request, reply) : page(request, reply);
  });
}

/** A page that was rendered ahead says what the settings say now. */
const withSentences = (html: string, site: Site): string =>
  sentencePlaces.reduce((page, { place, sentence }) => page.replaceAll(place, () => sentence(site)), html);

/** The HTML of pages by path: the empty shell for all ('*'), and those that were rendered when the app was built. */
async function readPages(): Promise<Map<string, string>> {
  const pages = new Map([['*', await readFile(`${DIST}index.html`, 'utf8')]]);
  const landing = `${DIST}prerendered/index.html`;
  if (existsSync(landing)) pages.set('/', await readFile(landing, 'utf8'));
  return pages;
}
