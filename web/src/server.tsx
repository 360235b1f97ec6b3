import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app.tsx';
import { ApiError } from './lib/api-error.ts';
import type { FormPost, PostedCall, PostedForm } from './lib/form-post.ts';
import { createQueryClient } from './lib/query.ts';
import { findScopeBy, type ServerScope } from './lib/server-scope.ts';
import { createRouter } from './router.ts';

/** A page as HTML, and the data that it shows. */
export interface RenderedPage {
  readonly html: string;
  /** For `hydrate` of the browser's query cache; undefined where the page reads nothing. */
  readonly queries: unknown;
  /** The id of the page's route. */
  readonly route: string;
  /** The call that the posted form asks for; undefined if none was posted or something is wrong with it. */
  readonly call: PostedCall | undefined;
  /** The posted form, as the page shows it with its problems. */
  readonly posted: PostedForm | undefined;
}

export interface PageScope extends Pick<ServerScope, 'site' | 'read'> {
  /** What a visitor without scripts has posted to the page. */
  readonly post?: Pick<FormPost, 'to' | 'fields' | 'refusal'> | undefined;
}

export { ApiError };

const scopes = new AsyncLocalStorage<ServerScope>();
findScopeBy(() => scopes.getStore());

/**
 * Renders the page at an address, such as '/es/about'. Returns null for pages that only the browser renders, and for
 * those whose data couldn't be read: the browser asks again, and says what is wrong.
 *
 * A posted form is read while the page is rendered, by the same code that reads it in the browser.
 *
 * @param signal ends the rendering, which then rejects
 */
export async function renderPage(
  href: string,
  { site, read, post: given }: PageScope,
  signal: AbortSignal,
): Promise<RenderedPage | null> {
  const client = createQueryClient();
  const post: FormPost | undefined = given && { ...given };
  const router = createRouter(createMemoryHistory({ initialEntries: [href] }));
  const leaf = router.matchRoutes(router.latestLocation).at(-1);
  if (leaf?.staticData.rendered !== true) return null;
  try {
    return await scopes.run({ site, read, client, post }, async () => {
      await router.load();
      const failed = router.state.matches.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`The route ${failed.routeId} failed`, { cause: failed.error });
      const isWhole = router.state.matches.every(({ status }) => status === 'success');
      const queries = client.getQueryCache().getAll();
      if (!isWhole || queries.some(({ state }) => state.status === 'error')) return null;
      const html = await htmlOf(router, signal);
      return {
        html,
        queries: queries.length === 0 ? undefined : dehydrate(client),
        route: leaf.routeId,
        call: post?.call,
        posted: post?.shown,
      };
    });
  } finally {
    client.clear();
  }
}

/** Waits for everything that suspends, so that the page needs no inline script. */
function htmlOf(router: ReturnType<typeof createRouter>, signal: AbortSignal): Promise<string> {
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
