import type { CallInput, Endpoint, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { language } from './language.ts';
import { serverScope } from './server-scope.ts';
import { loadOffline } from './start-offline.ts';

export interface CallOptions {
  /** A repeated key gets the first reply again, so that a retry has no further effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Values = Record<string, unknown>;

/** Values allowed in a query string. */
const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Inserts the parameters into `/api/things/:id`. Throws if one is missing, which is a bug. */
export function pathOf(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(written(value));
  });
}

/** Returns '?city=Louisville&status=a&status=b'. Repeats lists, and omits missing and empty values. */
export function queryOf(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, written(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Like `call`, but also returns the reply's headers, such as the link to the next page of a list. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & CallOptions,
): Promise<{ reply: Reply<E>; headers: Headers }> {
  if (import.meta.env.SSR) return (await serverScope().read(endpoint, input)) as { reply: Reply<E>; headers: Headers };
  const { params, query, body, idempotencyKey, signal } = input as CallOptions &
    Record<'params' | 'query' | 'body', unknown>;
  const url = pathOf(endpoint.path, isValues(params) ? params : {}) + queryOf(isValues(query) ? query : {});
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  const response = await fetch(url, {
    method: endpoint.method,
    credentials: 'include',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);

  const reply: unknown = text ? JSON.parse(text) : undefined;
  if (import.meta.env.DEV) {
    const checked = endpoint.reply.safeParse(reply);
    if (!checked.success) console.error(`The reply of ${endpoint.name} is not what the contract says`, checked.error);
  }
  return { reply: reply as Reply<E>, headers: response.headers };
}

/**
 * Calls an endpoint of the contract with credentials and JSON. Rejects with `ApiError` for an error status, with
 * `TypeError` without a connection, and with the signal's reason when aborted. Replies are trusted; in development they
 * are also validated against the schema.
 */
export const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E> & CallOptions): Promise<Reply<E>> =>
  (await callWithHeaders(endpoint, input)).reply;

/**
 * Like `call`, for what people tap where there may be no connection. The call is then stored and sent later, exactly
 * once, even if the page is closed; the promise settles when it has been sent. The endpoint takes an idempotency key, or
 * repeating the call has no further effect. Never for payments.
 */
export async function callWhenConnected<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { readonly idempotencyKey?: string },
): Promise<Reply<E>> {
  const offline = await loadOffline().catch(() => undefined);
  // Without its code, the call fails like any other.
  return offline ? ((await offline.callOrKeep(endpoint, input)) as Reply<E>) : call(endpoint, input);
}
