import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { LANGUAGES, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { isPage, pageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import { NONCE_PLACE, type Site } from '@plumbline/contract/kernel/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentOrigins } from '../../domains/payments/ports.ts';
import { unknownPath } from '../../kernel/http/problem-replies.ts';
import type { MapBaseWatch } from '../adapters/map-base.ts';
import { isDevRoute } from './dev-access.ts';
import { pageHead } from './page-head.ts';
import { pageAddress } from './page-language.ts';
import type { PageSubject } from './page-subject.ts';
import { acceptForms, type FormAnswer } from './posted-forms.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { contentSecurityPolicy, mapWorkerPolicy } from './security-headers.ts';
import type { Sitemaps } from './sitemap.ts';

export const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const HEAD = '<!--head-->';
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
  /** Returns a page with its content; null if the browser is to render it. */
  render(
    address: { readonly language: Language; readonly href: string },
    site: Site,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage | null>;
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
  const pages = await readPages();
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
  app.get<{ Querystring: { from?: unknown; to?: unknown } }>('/sitemaps/contractors.xml', async (request, reply) => {
    const { from, to } = request.query;
    return xml(reply, await options.sitemaps.contractors(slugOf(from) ?? '', slugOf(to)));
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = pageAddress(request, reply, { secure: options.secure });
    if (address === null) return reply;
    const { language, path } = address;
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
    const head = `<meta name="csp-nonce" content="${nonce}">\n    ${pageHead(meta, site, language, subject?.about)}`;
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        scripts: pages.scripts,
        ...(map ? { mapOrigins: map.origins } : {}),
        ...(paymentOrigins ? { paymentOrigins } : {}),
      }),
    );
    if (meta.capability) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const href = request.url;
    const answer = isPosted(request) ? await options.answer({ language, href }, site, request, reply) : null;
    if (answer?.leadsTo !== undefined) return reply.redirect(answer.leadsTo, 303);
    const isFound = exists && answer === null;
    const rendered = isFound ? await options.render({ language, href }, site, request, reply) : (answer?.page ?? null);
    const status = answer?.status ?? (exists ? 200 : 404);
    const { shell, styled } = pages.in[language];
    // The content is inserted last, so that nothing in it is replaced by the nonce.
    const document = (rendered === null ? shell : styled).replaceAll(NONCE_PLACE, nonce).replace(HEAD, () => head);
    return (
      reply
        .status(status)
        // Pages that search engines must not index belong to the holder of a secret or a session.
        .header('cache-control', status === 200 && meta.robots === undefined ? 'no-cache' : 'no-store')
        .type('text/html; charset=utf-8')
        .send(rendered === null ? document : withContent(document, rendered))
    );
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
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return request.url.startsWith('/api/') || !isRead ? unknownPath(request, reply) : page(request, reply);
  });
}

const isPosted = (request: FastifyRequest): boolean =>
  request.body instanceof URLSearchParams && !request.url.startsWith('/api/');

const noDevPages = LANGUAGES.map((language) => `Disallow: ${pathIn(language, '/dev/')}\n`).join('');

const xml = (reply: FastifyReply, document: string) =>
  reply.header('cache-control', PUBLIC_HOUR).type('application/xml').send(document);
/** Returns a slug from an address. The database rejects NUL. */
const slugOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,120}$/.test(value) ? value : null;

/** Puts rendered content into the page. */
const withContent = (page: string, { body, links, data }: RenderedPage): string =>
  page.replace('</head>', () => `  ${links}\n  </head>`).replace(ROOT, () => `<div id="root">${body}</div>${data}`);

interface Pages {
  readonly in: Readonly<Record<Language, LanguagePages>>;
  /** Hashes of the scripts inside them, for the content security policy. */
  readonly scripts: readonly string[];
}

interface LanguagePages {
  /** The empty page, for all paths. */
  readonly shell: string;
  /** The same for pages with content: it is seen before the scripts run, so the styles are inside it. */
  readonly styled: string;
}

const THEME_SCRIPT = '<script src="/theme.js"></script>';
const ROOT = '<div id="root"></div>';

/** Reads the built pages and puts the scripts into them that must run before the first paint. */
async function readPages(): Promise<Pages> {
  const theme = await readFile(`${DIST}theme.js`, 'utf8');
  const earlyPress = await readFile(`${DIST}early-press.js`, 'utf8');
  const pagesIn = async (folder: string): Promise<LanguagePages> => {
    const built = await readFile(`${DIST}${folder}index.html`, 'utf8');
    const shell = built.replace(THEME_SCRIPT, () => `<script>${theme}</script>`);
    // An empty page has nothing to press.
    const pressed = shell.replace('</head>', () => `<script>${earlyPress}</script></head>`);
    return { shell, styled: unhurriedScripts(await withStyles(pressed)) };
  };
  return {
    in: { en: await pagesIn(''), es: await pagesIn('es/') },
    scripts: [theme, earlyPress].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
  };
}

/** Puts the stylesheet into the page, which saves a round trip before the first paint. */
async function withStyles(html: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('The built page has no stylesheet');
  const css = await readFile(`${DIST}${file}`, 'utf8');
  return html.replace(link, () => `<style nonce="${NONCE_PLACE}">${css}</style>`);
}

/** Lets what is seen first load before the scripts. */
const unhurriedScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
