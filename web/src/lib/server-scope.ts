import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import type { CallInput, Endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { FormPost } from './form-post.ts';

/** The reply of a read, and its headers. */
export interface ReadReply {
  readonly reply: unknown;
  readonly headers: Headers;
}

/**
 * The state of one page while the server renders it. The browser has one page, so modules hold its state there; the
 * server renders many at the same time.
 */
export interface ServerScope {
  readonly site: Site;
  readonly client: QueryClient;
  readonly post?: FormPost | undefined;
  /** The user for whom the page is rendered: null for a visitor, undefined if it is rendered as anyone sees it. */
  readonly viewer?: User | null | undefined;
  /** Calls the use case of a reading endpoint. Rejects with `ApiError`, as a call over HTTP does. */
  read<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReadReply>;
}

let find: () => ServerScope | undefined = () => undefined;

/** Sets how the scope of the page that is being rendered is found. */
export function findScopeBy(finder: () => ServerScope | undefined): void {
  find = finder;
}

/** Returns the scope of the page that the server is rendering. Throws in the browser and between pages. */
export function serverScope(): ServerScope {
  const scope = find();
  if (scope === undefined) throw new Error('No page is being rendered');
  return scope;
}
