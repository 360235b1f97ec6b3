import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { LANGUAGES, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownPath } from '../../kernel/http/problem-replies.ts';
import { pageCache } from './page-cache.ts';
import { isPosted, pageReplies, SHELL_PATH } from './page-replies.ts';
import type { PageReplyOptions } from './page-reply-options.ts';
import { readTemplates } from './page-templates.ts';
import { acceptForms } from './posted-forms.ts';
import { mapWorkerPolicy } from './security-headers.ts';
import type { Sitemaps } from './sitemap.ts';

export const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const A_YEAR = 'public, max-age=31536000, immutable';
const PUBLIC_HOUR = 'public, max-age=3600';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const MAP_WORKER = '/maplibre-gl-worker';

/** Returns whether the web app has been built. */
export const isWebBuilt = (): boolean => existsSync(`${DIST}index.html`);

export interface WebPagesOptions extends Omit<PageReplyOptions, 'templates' | 'cache'> {
  readonly sitemaps: Sitemaps;
  readonly devPages: boolean;
}

/**
 * Serves the web app: hashed assets for ever, compressed ahead; every other path is a page, whose head is written for
 * it. Unknown paths get the not-found page with status 404, unknown paths under `/api` JSON.
 */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: DIST,
    wildcard: false,
    index: false,
    // The index files are templates, and `server/` is the server's own copy of the app. The compressed ones are sent in place of the files next to them.
    globIgnore: ['**/index.html', '**/*.{br,gz}', 'server/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isMapWorker = path.includes(MAP_WORKER);
      void reply.header('cache-control', path.includes('/assets/') && !isMapWorker ? A_YEAR : ASK_AGAIN);
      // A cached file would keep its old policy.
      if (isMapWorker) void reply.header('content-security-policy', mapWorkerPolicy(options.mapBase.known().origins));
    },
  });
  app.get('/robots.txt', async (request, reply) => {
    const { publicUrl } = await options.site(request);
    return reply
      .header('cache-control', PUBLIC_HOUR)
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\n${noDevPages}Sitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => xml(reply, await options.sitemaps.whole()));
  app.get('/sitemaps/pages.xml', async (_request, reply) => xml(reply, options.sitemaps.pages()));
  app.get<{ Params: { list: string }; Querystring: { from?: unknown; to?: unknown } }>(
    '/sitemaps/:list.xml',
    async (request, reply) => {
      const { from, to } = request.query;
      const part = options.sitemaps.part(request.params.list, keyOf(from) ?? '', keyOf(to));
      return part === null ? page(request, reply) : xml(reply, Readable.from(part));
    },
  );

  const { page, shell } = pageReplies({ ...options, templates: await readTemplates(DIST), cache: pageCache() });
  app.get('/', page);
  for (const language of LANGUAGES) {
    app.get(pathIn(language, SHELL_PATH), { schema: { hide: true } }, (request, reply) =>
      shell(language, request, reply),
    );
  }
  // Separate routes, so that the guards on routes cover these pages.
  if (options.devPages)
    for (const language of LANGUAGES) app.get(pathIn(language, '/dev/*'), { schema: { hide: true } }, page);
  await app.register(async (forms) => {
    acceptForms(forms);
    forms.post('/*', { schema: { hide: true } }, (request, reply) =>
      isPosted(request) ? page(request, reply) : unknownPath(request, reply),
    );
  });
  const anyPath = (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return request.url.startsWith('/api/') || !isRead ? unknownPath(request, reply) : page(request, reply);
  };
  // Responses of routes are compressed, unlike those of the handler below.
  app.get('/*', { schema: { hide: true } }, anyPath);
  app.setNotFoundHandler(anyPath);
}

const noDevPages = LANGUAGES.map((language) => `Disallow: ${pathIn(language, '/dev/')}\n`).join('');

const xml = (reply: FastifyReply, document: string | Readable) =>
  reply.header('cache-control', PUBLIC_HOUR).type('application/xml').send(document);
/** Returns a key of a list from an address. The database rejects NUL. */
const keyOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w/-]{1,140}$/.test(value) ? value : null;
