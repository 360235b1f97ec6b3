import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { LANGUAGES, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { isPage, pageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentOrigins } from '../../domains/payments/ports.ts';
import { refusalOf, unknownPath } from '../../kernel/http/problem-replies.ts';
import type { MapBaseWatch } from '../adapters/map-base.ts';
import { isDevRoute } from './dev-access.ts';
import { failureOf, sendFailure } from './error-page.ts';
import { pageHead } from './page-head.ts';
import { type PageAddress, pageAddress } from './page-language.ts';
import type { PageSubject } from './page-subject.ts';
import { readTemplates } from './page-templates.ts';
import { acceptForms, type FormAnswer } from './posted-forms.ts';
import type { FailedPage, LeadingPage, RenderedPage } from './rendered-pages.ts';
import { contentSecurityPolicy, mapWorkerPolicy } from './security-headers.ts';
import type { Sitemaps } from './sitemap.ts';
import { SPECULATION_HEADER, speculationRules } from './speculation-rules.ts';

export const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const A_YEAR = 'public, max-age=31536000, immutable';
const PUBLIC_HOUR = 'public, max-age=3600';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** Have a street map, whose tiles come from elsewhere. */
const MAP_PAGES: ReadonlySet<string> = new Set(['/map', '/plumbing']);
/** Take a card, in the form of the payment provider. */
const CARD_PAGES: ReadonlySet<string> = new Set(['/payment', '/checkout']);
const MAP_WORKER = '/maplibre-gl-worker';

/** Returns whether the web app has been built. */
export const isWebBuilt = (): boolean => existsSync(`${DIST}index.html`);

export interface WebPagesOptions {
  site(request: FastifyRequest): Promise<Site>;
  /** Returns the subject of a page: undefined if the path alone determines it, null if it doesn't exist. */
  subject(request: FastifyRequest, path: string, language: Language): Promise<PageSubject | null | undefined>;
  /** Returns a page with its content; null if only the browser renders it. */
  render(
    address: { readonly language: Language; readonly href: string },
    site: Site,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage | LeadingPage | FailedPage | null>;
  /** Responds to a form that was posted to its own page. */
  answer(
    address: { readonly language: Language; readonly href: string },
    site: Site,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FormAnswer>;
  /** Whether the site is reached by https, and only then. */
  readonly secure: boolean;
  readonly sitemaps: Sitemaps;
  readonly devPages: boolean;
  readonly mapBase: MapBaseWatch;
  /** Null where nobody takes payments. */
  readonly paymentOrigins: PaymentOrigins | null;
}

/**
 * Serves the web app: hashed assets for ever, compressed ahead; every other path is a page, whose head is written for
 * it. Unknown paths get the not-found page with status 404, unknown paths under `/api` JSON.
 */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const templates = await readTemplates(DIST);
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

  speculationRules(app);

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = pageAddress(request, reply, { secure: options.secure });
    if (address === null) return reply;
    try {
      return await pageAt(address, request, reply);
    } catch (error) {
      return sendFailure(reply, failureOf(refusalOf(error as Error, request).status), address.language);
    }
  };
  const pageAt = async ({ language, path }: PageAddress, request: FastifyRequest, reply: FastifyReply) => {
    const isOpen = isPage(path) && (isDevRoute(request) || !path.startsWith('/dev/'));
    const subject = isOpen ? await options.subject(request, path, language) : undefined;
    const exists = isOpen && subject !== null;
    if (!exists && isPosted(request)) return unknownPath(request, reply);
    const meta = subject?.meta ?? pageMeta(exists ? path : '/not-found', language);
    const nonce = randomBytes(16).toString('base64');
    const map = MAP_PAGES.has(path) ? await options.mapBase.read() : null;
    const paymentOrigins = CARD_PAGES.has(path) ? options.paymentOrigins : null;
    const site = {
      ...(await options.site(request)),
      ...(map ? { mapBase: map.style } : {}),
      ...(CARD_PAGES.has(path) ? { takesCards: true as const } : {}),
    };
    const html = `<meta name="csp-nonce" content="${nonce}">\n    ${pageHead(meta, site, language, subject?.about)}`;
    const head = { html, nonce, capability: meta.capability };
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        scripts: templates.scripts,
        ...(map ? { mapOrigins: map.origins } : {}),
        ...(paymentOrigins ? { paymentOrigins } : {}),
      }),
    );
    if (meta.capability) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const href = request.url;
    const answer = isPosted(request) ? await options.answer({ language, href }, site, request, reply) : null;
    if (answer?.leadsTo !== undefined) return reply.redirect(answer.leadsTo, 303);
    if (answer?.failure !== undefined) return sendFailure(reply, answer.failure, language);
    const rendered = answer?.page ?? (await options.render({ language, href }, site, request, reply));
    if (rendered?.leadsTo !== undefined) return reply.redirect(rendered.leadsTo, 303);
    if (rendered?.failure !== undefined) return sendFailure(reply, rendered.failure, language);
    const status = answer?.status ?? (exists ? (rendered?.status ?? 200) : 404);
    if (status === 503) reply.header('retry-after', '2');
    if (rendered !== null) reply.headers(SPECULATION_HEADER);
    const { empty, withContent } = templates.in[language];
    // Pages that search engines must not index belong to the holder of a secret or a session.
    const isShared = status === 200 && meta.robots === undefined && rendered?.isPersonal !== true;
    return reply
      .status(status)
      .header('cache-control', isShared ? 'no-cache' : 'no-store')
      .type('text/html; charset=utf-8')
      .send(rendered === null ? empty(head) : withContent(head, rendered));
  };
  app.get('/', page);
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

const isPosted = (request: FastifyRequest): boolean =>
  request.body instanceof URLSearchParams && !request.url.startsWith('/api/');

const noDevPages = LANGUAGES.map((language) => `Disallow: ${pathIn(language, '/dev/')}\n`).join('');

const xml = (reply: FastifyReply, document: string | Readable) =>
  reply.header('cache-control', PUBLIC_HOUR).type('application/xml').send(document);
/** Returns a key of a list from an address. The database rejects NUL. */
const keyOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w/-]{1,140}$/.test(value) ? value : null;
