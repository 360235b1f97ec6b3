import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicTopic } from '@plumbline/contract/kernel/endpoint.ts';
import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import { FORM_KEY_FIELD, POSTED_ID, QUERIES_ID, type Site, VIEWER_ID } from '@plumbline/contract/kernel/site.ts';
import type { FastifyRequest } from 'fastify';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { PageCall, PageCalls, ReadAnswer } from '../../kernel/http/page-calls.ts';
import { refusalOf } from '../../kernel/http/problem-replies.ts';
import { failureOf, type PageFailure } from './error-page.ts';
import { jsonScript } from './page-head.ts';
import { type PageViewers, viewerOf } from './page-viewers.ts';
import { whileGoingOn } from './while-going-on.ts';

/** The renderer in `dist/server/<language>/`: `web/src/server.tsx`. */
interface Renderer {
  readonly ApiError: new (status: number, statusText: string, body: string) => Error;
  openPage(href: string): Promise<{
    readonly isPersonal: boolean;
    render(
      scope: {
        readonly site: Site;
        readonly viewer: unknown;
        read(endpoint: { readonly name: string }, input: object): Promise<ReadAnswer>;
        readonly post?: PagePost | undefined;
      },
      signal: AbortSignal,
    ): Promise<Rendering | LeadingPage>;
  } | null>;
}

interface Rendering {
  /** Whether the address is spelled as the app spells it, with no parameter that the page doesn't have. */
  readonly isCanonical: boolean;
  readonly status: number;
  readonly html: string;
  readonly queries: unknown;
  readonly route: string;
  readonly call: PostedCall | undefined;
  readonly posted: object | undefined;
}

/** What a visitor without scripts has posted to a page. */
export interface PagePost {
  /** The address of the form. */
  readonly to: string;
  readonly fields: URLSearchParams;
  /** The reply to the call that the form asked for, if it was refused. */
  readonly refusal?: { readonly status: number; readonly body: string };
}

/** The call that a posted form asks for, as the page has read it. */
export interface PostedCall {
  readonly name: string;
  readonly params: unknown;
  readonly body: unknown;
  /** Returns the path of the page to show after a reply, without its language; the form's own page if undefined. */
  readonly next: ((reply: unknown) => string) | undefined;
}

/** The scripts of pages, as `web/page-files.ts` lists them. */
interface PageFiles {
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly queries: readonly string[];
}

/** A rendered page: the content of the root element, and what the head needs for it. */
export interface RenderedPage {
  readonly leadsTo?: never;
  readonly failure?: never;
  /** That of the read of what the page is about. */
  readonly status: number;
  /** Whether the page was rendered for the person who asked, or with what is kept for this browser. Nobody else may get it. */
  readonly isPersonal: boolean;
  /** The topics of the public data on the page; null if it may not be kept for others. */
  readonly shows: readonly PublicTopic[] | null;
  readonly body: string;
  /** The addresses of the page's own scripts. */
  readonly scripts: readonly string[];
  readonly data: string;
  /** The call that the posted form asks for; undefined if nothing was posted or something is wrong with it. */
  readonly call: PostedCall | undefined;
  /** Whether the page has the posted form and shows what is wrong with it. */
  readonly showsPosted: boolean;
}

/** Another page, to which the page leads this visitor. */
export interface LeadingPage {
  readonly leadsTo: string;
}

/** A page that can't be shown. */
export interface FailedPage {
  readonly leadsTo?: never;
  readonly failure: PageFailure;
}

/** Pages of all visitors that are rendered at the same time. Beyond, a page fails at once, and nothing piles up. */
const MOST_AT_ONCE = 64;

/** Returns the page at an address with its content; null if only the browser renders it. */
export type RenderPage = (
  address: { readonly language: Language; readonly href: string },
  site: Site,
  viewers: PageViewers,
  post?: PagePost,
) => Promise<RenderedPage | LeadingPage | FailedPage | null>;

interface Built {
  readonly renderer: Renderer;
  readonly files: PageFiles;
}

/**
 * Reads the renderers of all languages. Pages arrive empty where none was built.
 *
 * @param limitMs the longest time for which nothing goes on; then the page fails
 */
export async function pageRenderer(dist: string, pageCalls: PageCalls, limitMs: number): Promise<RenderPage> {
  const built = new Map<Language, Built>();
  for (const language of LANGUAGES) {
    const folder = join(dist, 'server', language);
    if (!existsSync(folder)) continue;
    const renderer = (await import(pathToFileURL(join(folder, 'server.js')).href)) as Renderer;
    const files = JSON.parse(await readFile(join(folder, 'page-files.json'), 'utf8')) as PageFiles;
    built.set(language, { renderer, files });
  }
  let atOnce = 0;
  return async ({ language, href }, site, viewers, post) => {
    const { renderer, files } = built.get(language) ?? {};
    if (renderer === undefined || files === undefined) return null;
    try {
      const open = await renderer.openPage(href);
      if (open === null) return null;
      if (atOnce >= MOST_AT_ONCE) return { failure: 'busy' };
      const { isPersonal } = open;
      atOnce += 1;
      return await whileGoingOn(limitMs, async (signal, step) => {
        const page = isPersonal ? await viewers.asking() : viewers.anyone;
        const viewer = isPersonal ? await viewerOf(page, pageCalls) : undefined;
        step();
        const reads = new Set<string>();
        const { beforeReading } = viewers;
        const reading = { pageCalls, reads, beforeReading, step };
        const readAny = reader(renderer, page, reading);
        let isOfBrowser = false;
        // Drafts belong to a browser, so reading them takes its cookies.
        const read: typeof readAny = async (endpoint, input) => {
          if (!pageCalls.isOfBrowser(endpoint.name)) return readAny(endpoint, input);
          isOfBrowser = true;
          return reader(renderer, await viewers.asking(), reading)(endpoint, input);
        };
        const rendered = await open.render({ site, viewer, read, post }, signal);
        if ('leadsTo' in rendered) return rendered;
        const whole = withFiles(rendered, files, { isPersonal, viewer });
        const isForAll = !isPersonal && !isOfBrowser && post === undefined && isShareable(rendered);
        return { ...whole, isPersonal: isPersonal || isOfBrowser, shows: isForAll ? topicsOf(reads, pageCalls) : null };
      }).finally(() => {
        atOnce -= 1;
      });
    } catch (error) {
      return { failure: failureOfRendering(error as Error, viewers.anyone.request) };
    }
  };
}

function failureOfRendering(error: Error, request: FastifyRequest): PageFailure {
  if (error.name === 'TimeoutError') {
    request.log.error(errorFacts(error), 'a page was not rendered in time');
    return 'busy';
  }
  // A route whose loader was refused fails with the refusal as its cause.
  const { status } = (error.cause ?? {}) as { status?: number };
  return failureOf(status ?? refusalOf(error, request).status);
}

/** Each form has a unique key, so that a repeated post is recognized. No two visitors may get the same key. */
const isShareable = ({ isCanonical, html }: Rendering): boolean =>
  isCanonical && !html.includes(`name="${FORM_KEY_FIELD}"`);

function topicsOf(reads: ReadonlySet<string>, pageCalls: PageCalls): PublicTopic[] | null {
  const topics = new Set<PublicTopic>();
  for (const name of reads) {
    const shown = pageCalls.shownBy(name);
    if (shown === null) return null;
    for (const topic of shown) topics.add(topic);
  }
  return [...topics];
}

interface Reading {
  readonly pageCalls: PageCalls;
  /** The endpoints that were read. */
  readonly reads: Set<string>;
  beforeReading(): Promise<unknown>;
  /** Called when something was read. */
  step(): void;
}

/** Returns how a page reads. Refusals reject as they do over HTTP. */
const reader =
  ({ ApiError }: Renderer, page: PageCall, { pageCalls, reads, beforeReading, step }: Reading) =>
  async ({ name }: { readonly name: string }, input: object): Promise<ReadAnswer> => {
    reads.add(name);
    try {
      // Only pages that are kept depend on it. Others, such as the status, may not need the database.
      if (pageCalls.shownBy(name) !== null) await beforeReading();
      return await pageCalls.read(name, page, input);
    } catch (error) {
      const { status, body } = refusalOf(error as Error, page.request, page.ctx.language);
      throw new ApiError(status, '', JSON.stringify(body));
    } finally {
      step();
    }
  };

function withFiles(
  { html, status, queries, route, call, posted }: Rendering,
  files: PageFiles,
  { isPersonal, viewer }: { readonly isPersonal: boolean; readonly viewer: unknown },
): Omit<RenderedPage, 'shows'> {
  const hasData = queries !== undefined;
  const scripts = [...(files.routes[route] ?? []), ...(hasData ? files.queries : [])];
  return {
    status,
    isPersonal,
    body: html,
    scripts: [...new Set(scripts)].map((file) => `/${file}`),
    data: [
      hasData ? jsonScript('application/json', QUERIES_ID, queries) : '',
      posted ? jsonScript('application/json', POSTED_ID, posted) : '',
      isPersonal ? jsonScript('application/json', VIEWER_ID, viewer) : '',
    ].join(''),
    call,
    showsPosted: posted !== undefined,
  };
}
