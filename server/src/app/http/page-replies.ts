import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { isPage, type PageMeta, pageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf, unknownPath } from '../../kernel/http/problem-replies.ts';
import { isDevRoute } from './dev-access.ts';
import { failureOf, sendFailure } from './error-page.ts';
import { matchesEtag } from './etags.ts';
import { leadsOn } from './leads-choice.ts';
import type { KeptPage } from './page-cache.ts';
import type { Versions } from './page-changes.ts';
import { pageHead } from './page-head.ts';
import { pageAddress } from './page-language.ts';
import type { PageAt, PageReplyOptions } from './page-reply-options.ts';
import type { PageSubject } from './page-subject.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Have a street map, whose tiles come from elsewhere. */
const MAP_PAGES: ReadonlySet<string> = new Set(['/map', '/plumbing']);
/** The empty page, which the service worker keeps. Nobody opens it. */
export const SHELL_PATH = '/offline-shell';
/** Show a draft or a receipt, which the browser may have. */
const KEPT_HERE_PAGES: ReadonlySet<string> = new Set(['/request-service', '/congratulations']);
/** Take a card, in the form of the payment provider. */
const CARD_PAGES: ReadonlySet<string> = new Set(['/payment', '/checkout']);

/** Browsers revalidate each time, which is cheap while nothing has changed. Shared caches may reuse a page for a while. */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';
const ASKED_AGAIN = 'private, no-cache';
const RETRY_SECONDS = '2';

export const isPosted = (request: FastifyRequest): boolean =>
  request.body instanceof URLSearchParams && !request.url.startsWith('/api/');

/** Returns the handler of all pages, which replies with a page even if one can't be shown, and that of the empty page. */
export function pageReplies(options: PageReplyOptions) {
  const reply = new PageReplies(options);
  const page = async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
    const address = pageAddress(request, response, options);
    if (address === null || leadsOn(address, request, response, options)) return response;
    const { language, path } = address;
    try {
      return await reply.page({ language, path, href: request.url }, request, response);
    } catch (error) {
      return sendFailure(response, failureOf(refusalOf(error as Error, request, language).status), language);
    }
  };
  return { page, shell: reply.shell.bind(reply) };
}

type Address = PageAt & { readonly path: string };

class PageReplies {
  readonly #options: PageReplyOptions;

  constructor(options: PageReplyOptions) {
    this.#options = options;
  }

  async page(address: Address, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isPosted(request)) return this.#posted(address, request, reply);
    const { cache } = this.#options;
    // The landing page shows a number of the site, and has no other data.
    const site = address.path === '/' ? await this.#siteOf(address, request) : undefined;
    const variant = `${this.#options.variant(request)} ${site?.openProjects ?? ''}`;
    const key = `${address.language} ${variant} ${address.href}`;
    const kept = cache.find(key);
    if (kept?.topics.length === 0) return this.#sendKept(kept, request, reply);
    const versions = this.#versionsFor(request);
    if (kept !== undefined && cache.isCurrent(kept, await versions())) return this.#sendKept(kept, request, reply);
    return this.#rendered(address, { key, versions, site }, request, reply);
  }

  /** Sends the empty page that browsers keep: without a connection, the app draws other pages in it. */
  async shell(language: Language, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const meta = pageMeta('/not-found', language);
    const site = await this.#options.site(request);
    const { html, policy } = this.#written(
      { language, path: SHELL_PATH, href: '' },
      { meta, subject: null, site, page: null },
    );
    return this.#send({ html, policy, status: 200, meta }, ASKED_AGAIN, reply);
  }

  /**
   * Returns the function that looks for changes, once: before anything is read, so that what changes meanwhile counts as
   * changed. Pages that read nothing don't need the database. People with a session see their edits at once, whichever
   * process has made them.
   */
  #versionsFor(request: FastifyRequest): () => Promise<Versions> {
    const { changes, hasSession } = this.#options;
    let looking: Promise<Versions> | undefined;
    return () => {
      looking ??= hasSession(request) ? changes.asOfNow() : changes.recently();
      return looking;
    };
  }

  async #rendered(
    address: Address,
    { key, versions, ...known }: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { language } = address;
    if (this.#options.hasSubject(address.path)) await versions();
    const { isOpen, exists, subject, meta } = await this.#about(address, request);
    const site = known.site ?? (await this.#siteOf(address, request));
    // Nothing may tell a page that is closed from one that doesn't exist.
    const shown = isOpen ? address : { ...address, href: pathIn(language, '/not-found') };
    const page = await this.#options.render(shown, site, request, reply, versions);
    if (page?.leadsTo !== undefined) return reply.redirect(page.leadsTo, 303);
    if (page?.failure !== undefined) return sendFailure(reply, page.failure, language);
    const status = exists ? (page?.status ?? 200) : 404;
    const { html, policy } = this.#written(address, { meta, subject, site, page });
    // Pages that search engines must not index belong to the holder of a secret or a session.
    const isPublic = status === 200 && meta.robots === undefined && page?.isPersonal !== true;
    if (isPublic && page !== null && page.shows !== null) {
      const topics = page.shows;
      const asOf = topics.length === 0 ? {} : await versions();
      return this.#sendKept(
        this.#options.cache.keep(key, { html: Buffer.from(html), policy, topics }, asOf),
        request,
        reply,
      );
    }
    return this.#send({ html, policy, status, meta }, isPublic ? ASKED_AGAIN : 'no-store', reply);
  }

  async #posted(address: Address, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { exists, subject, meta } = await this.#about(address, request);
    if (!exists) return unknownPath(request, reply);
    const site = await this.#siteOf(address, request);
    const answer = await this.#options.answer(address, site, request, reply);
    if (answer.leadsTo !== undefined) return reply.redirect(answer.leadsTo, 303);
    if (answer.failure !== undefined) return sendFailure(reply, answer.failure, address.language);
    const { page, status } = answer;
    const written = this.#written(address, { meta, subject, site, page });
    return this.#send({ ...written, status, meta }, 'no-store', reply);
  }

  async #about({ language, path }: Address, request: FastifyRequest): Promise<About> {
    const isOpen = isPage(path) && (isDevRoute(request) || !path.startsWith('/dev/'));
    const subject = isOpen ? await this.#options.subject(request, path, language) : undefined;
    const exists = isOpen && subject !== null;
    return { isOpen, exists, subject, meta: subject?.meta ?? pageMeta(exists ? path : '/not-found', language) };
  }

  async #siteOf({ path }: Address, request: FastifyRequest): Promise<Site> {
    return {
      ...(await this.#options.site(request)),
      ...(MAP_PAGES.has(path) ? { mapBase: (await this.#options.mapBase.read()).style } : {}),
      ...(CARD_PAGES.has(path) ? { takesCards: true as const } : {}),
    };
  }

  /** Writes a whole page and its policy. */
  #written({ language, path }: Address, { meta, subject, site, page }: Content): { html: string; policy: string } {
    const { templates, mapBase, paymentOrigins } = this.#options;
    const head = {
      html: pageHead(meta, site, language, subject ?? undefined),
      capability: meta.capability,
      keptHere: KEPT_HERE_PAGES.has(path),
    };
    const { empty, withContent } = templates.in[language];
    const { html, styles } = page === null ? empty(head) : withContent(head, page);
    return {
      html,
      policy: contentSecurityPolicy({
        scripts: templates.scripts,
        styles,
        ...(MAP_PAGES.has(path) ? { mapOrigins: mapBase.known().origins } : {}),
        ...(CARD_PAGES.has(path) && paymentOrigins ? { paymentOrigins } : {}),
      }),
    };
  }

  #send({ html, policy, status, meta }: Written, caching: string, reply: FastifyReply): FastifyReply {
    if (meta.capability) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    if (status === 503) reply.header('retry-after', RETRY_SECONDS);
    return reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', caching)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** Sends a page that is the same for everyone. Cookies decide only whether it leads to another language. */
  #sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const caching = this.#options.hasSession(request) ? ASKED_AGAIN : SHARED;
    reply.header('cache-control', caching).header('etag', page.etag).header('vary', VARY);
    reply.header('content-security-policy', page.policy);
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
    const { body, encoding } = page.encoded(request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  }
}

const VARY = 'accept-encoding, accept-language, cookie';

interface Asked {
  /** The page's key in the cache. */
  readonly key: string;
  versions(): Promise<Versions>;
  /** Undefined until it is needed. */
  readonly site: Site | undefined;
}

interface About {
  readonly isOpen: boolean;
  readonly exists: boolean;
  readonly subject: PageSubject | null | undefined;
  readonly meta: PageMeta;
}

interface Content extends Omit<About, 'exists' | 'isOpen'> {
  readonly site: Site;
  readonly page: RenderedPage | null;
}

interface Written {
  readonly html: string;
  readonly policy: string;
  readonly status: number;
  readonly meta: PageMeta;
}
