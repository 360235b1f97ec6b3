import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { pathIn, splitPath } from '@plumbline/contract/kernel/language.ts';
import { createMemoryHistory, rootRouteId } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app.tsx';
import { ApiError } from './lib/api-error.ts';
import { written } from './lib/dehydrated.ts';
import type { FormPost, PostedCall, PostedForm } from './lib/form-post.ts';
import { language } from './lib/language.ts';
import { loadQueryScope } from './lib/load-query-scope.ts';
import { createQueryClient } from './lib/query.ts';
import { findScopeBy, type ServerScope } from './lib/server-scope.ts';
import { createRouter } from './router.ts';

/** A page as HTML, and the data that it shows. */
export interface RenderedPage {
  readonly html: string;
  /** Whether the address is spelled as the app spells it, with no parameter that the page doesn't have. */
  readonly isCanonical: boolean;
  /** The status with which the page is sent: that of the first query, which reads what the page is about. */
  readonly status: number;
  /** For `hydrate` of the browser's query cache; undefined where the page reads nothing. */
  readonly queries: unknown;
  /** The id of the page's route. */
  readonly route: string;
  /** The call that the posted form asks for; undefined if none was posted or something is wrong with it. */
  readonly call: PostedCall | undefined;
  /** The posted form, as the page shows it with its problems. */
  readonly posted: PostedForm | undefined;
}

/** Another page, to which the route leads this visitor: an address with its language. */
export interface LeadingPage {
  readonly leadsTo: string;
}

export interface PageScope extends Pick<ServerScope, 'site' | 'read' | 'viewer'> {
  /** What a visitor without scripts has posted to the page. */
  readonly post?: Pick<FormPost, 'to' | 'fields' | 'refusal'> | undefined;
}

/** A page that can be rendered once. */
export interface OpenPage {
  /** Whether the page depends on who asks. It then needs a `viewer`. */
  readonly isPersonal: boolean;
  /**
   * Renders the page. If its data can't be read, the page says why, and has the status of the refusal.
   *
   * A posted form is read while the page is rendered, by the same code that reads it in the browser.
   *
   * @param signal ends the rendering, which then rejects
   */
  render(scope: PageScope, signal: AbortSignal): Promise<RenderedPage | LeadingPage>;
}

export { ApiError };

const scopes = new AsyncLocalStorage<ServerScope>();
findScopeBy(() => scopes.getStore());

type Router = ReturnType<typeof createRouter>;
type RouteId = keyof Router['routesById'];

/**
 * Returns the page at an address, such as '/es/about', with its code loaded; null for pages that only the browser
 * renders. An unknown address has a page, too, which says so.
 */
export async function openPage(href: string): Promise<OpenPage | null> {
  const router = createRouter(createMemoryHistory({ initialEntries: [href] }));
  const matches = router.matchRoutes(router.latestLocation);
  const leaf = matches.at(-1);
  const rendered = leaf?.routeId === rootRouteId ? true : leaf?.staticData.rendered;
  if (leaf === undefined || rendered === undefined) return null;
  await Promise.all([
    loadQueryScope(),
    ...matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId as RouteId])),
  ]);
  return {
    isPersonal: rendered === 'personal',
    render: ({ post: given, ...scope }, signal) => {
      const client = createQueryClient();
      // A page is rendered once, with what was read before.
      client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
      const post: FormPost | undefined = given && { ...given };
      return scopes.run({ ...scope, client, post }, async () => {
        try {
          const leadsTo = await load(router);
          if (leadsTo !== undefined) return { leadsTo };
          const [subject] = client.getQueryCache().getAll();
          const html = await htmlOf(router, signal);
          return {
            html,
            isCanonical: router.state.location.publicHref === href && hasOnlyKnownSearch(router),
            status: statusOf(subject?.state.error),
            queries: written(client),
            route: leaf.routeId,
            call: post?.call,
            posted: post?.shown,
          };
        } finally {
          client.clear();
        }
      });
    },
  };
}

/**
 * Loads the page's route. Returns the address to which the route leads, if it does. The router also leads from an address
 * that spells the search parameters differently to its own spelling; that page is loaded at once, as in the browser.
 */
async function load(router: Router): Promise<string | undefined> {
  await router.load();
  const asked = router.latestLocation;
  const first = leadsTo(router);
  if (first === undefined || pathOf(first) !== pathOf(asked.publicHref)) return first;
  router.history.replace(first);
  await router.load();
  return leadsTo(router);
}

/** Returns whether the page's routes have declared all parameters in the address. */
function hasOnlyKnownSearch({ state: { location, matches } }: Router): boolean {
  const known = matches.at(-1)?._strictSearch ?? {};
  return Object.keys(location.search).every((name) => name in known);
}

const pathOf = (href: string): string | undefined => href.split('?', 1)[0];

function leadsTo(router: Router): string | undefined {
  const result = router._serverResult;
  const failed = router.state.matches.find(({ error }) => error !== undefined);
  if (failed) throw new Error(`The route ${failed.routeId} failed`, { cause: failed.error });
  if (result?.type !== 'redirect') return undefined;
  const { href = '/', reloadDocument } = result.redirect.options;
  // An address that needs another document is complete. Others may lack this language.
  return reloadDocument ? href : pathIn(language, splitPath(href)[1]);
}

const statusOf = (error: unknown): number => {
  if (!error) return 200;
  if (error instanceof ApiError) return error.status;
  throw new Error('What the page is about was not read', { cause: error });
};

/** Waits for everything that suspends, so that the page needs no inline script. */
function htmlOf(router: Router, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const collect = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
    });
    collect.once('finish', () => resolve(Buffer.concat(parts).toString('utf8')));
    const { pipe, abort } = renderToPipeableStream(<App router={router} />, {
      // Larger parts would be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect),
      onError: reject,
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
