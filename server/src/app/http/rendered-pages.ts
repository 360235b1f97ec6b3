import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import { POSTED_ID, QUERIES_ID, type Site } from '@plumbline/contract/kernel/site.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { PageCall, PageCalls } from '../../kernel/http/page-calls.ts';
import { jsonScript } from './page-head.ts';

/** The renderer in `dist/server/<language>/`: `web/src/server.tsx`. */
interface Renderer {
  renderPage(
    href: string,
    page: {
      readonly site: Site;
      read(endpoint: { readonly name: string }, input: object): Promise<{ reply: unknown; headers: Headers }>;
      readonly post?: PagePost | undefined;
    },
    signal: AbortSignal,
  ): Promise<{
    readonly html: string;
    readonly queries: unknown;
    readonly route: string;
    readonly call: PostedCall | undefined;
    readonly posted: object | undefined;
  } | null>;
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
  /** The path of the page to show afterwards, without its language; the form's own page if undefined. */
  readonly next: string | undefined;
}

/** The scripts of pages, as `web/page-files.ts` lists them. */
interface PageFiles {
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly queries: readonly string[];
}

/** A rendered page: the content of the root element, and what the head needs for it. */
export interface RenderedPage {
  readonly body: string;
  readonly links: string;
  readonly data: string;
  /** The call that the posted form asks for; undefined if nothing was posted or something is wrong with it. */
  readonly call: PostedCall | undefined;
  /** Whether the page has the posted form and shows what is wrong with it. */
  readonly showsPosted: boolean;
}

/** The longest time for which a visitor waits for a rendered page. The browser renders it if the server doesn't. */
const LIMIT_MS = 2_000;

/** Returns the page at an address with its content; null if the browser is to render it. */
export type RenderPage = (
  address: { readonly language: Language; readonly href: string },
  site: Site,
  page: PageCall,
  post?: PagePost,
) => Promise<RenderedPage | null>;

/** Loads the renderers of all languages. Without a build for a language, its pages arrive empty. */
export async function pageRenderer(dist: string, pageCalls: PageCalls, limitMs = LIMIT_MS): Promise<RenderPage> {
  const renderers = new Map<Language, { renderer: Renderer; files: PageFiles }>();
  for (const language of LANGUAGES) {
    const folder = join(dist, 'server', language);
    if (!existsSync(folder)) continue;
    const renderer = (await import(pathToFileURL(join(folder, 'server.js')).href)) as Renderer;
    const files = JSON.parse(await readFile(join(folder, 'page-files.json'), 'utf8')) as PageFiles;
    renderers.set(language, { renderer, files });
  }
  return async ({ language, href }, site, page, post) => {
    const built = renderers.get(language);
    if (built === undefined) return null;
    try {
      const rendered = await within(limitMs, (signal) =>
        built.renderer.renderPage(
          href,
          { site, read: ({ name }, input) => pageCalls.read(name, page, input), post },
          signal,
        ),
      );
      return rendered && withFiles(rendered, built.files);
    } catch (error) {
      page.request.log.error(errorFacts(error), 'a page was not rendered; the browser renders it');
      return null;
    }
  };
}

function withFiles(
  { html, queries, route, call, posted }: NonNullable<Awaited<ReturnType<Renderer['renderPage']>>>,
  files: PageFiles,
): RenderedPage {
  const hasData = queries !== undefined;
  const scripts = [...(files.routes[route] ?? []), ...(hasData ? files.queries : [])];
  return {
    body: html,
    links: [...new Set(scripts)]
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('\n    '),
    data: [
      hasData ? jsonScript('application/json', QUERIES_ID, queries) : '',
      posted ? jsonScript('application/json', POSTED_ID, posted) : '',
    ].join(''),
    call,
    showsPosted: posted !== undefined,
  };
}

/** Rejects when the time is up, whatever the work does then. */
async function within<Result>(limitMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work(signal), late]);
}
