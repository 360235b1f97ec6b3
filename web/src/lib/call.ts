import type { CallInput, Endpoint, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { language } from './language.ts';

export interface CallOptions {
  /** The same key is answered with the first reply, so that a retry does nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Values = Record<string, unknown>;

/** What an address can carry. */
const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Puts the parameters into `/api/things/:id`. A missing one is a mistake of ours and throws. */
export function pathOf(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(written(value));
  });
}

/** '?city=Louisville&status=a&status=b': lists are repeated, what is missing or empty is left out. */
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

/** The same as `call`, with the reply's headers: what a page of a list says of the others. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & CallOptions,
): Promise<{ reply: Reply<E>; headers: Headers }> {
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
 * Calls one endpoint of the contract, with credentials, as JSON.
 * Rejects with `ApiError` when the reply is not OK, with `TypeError` when there is no connection, and with the
 * signal's reason when it was aborted. Replies are trusted; in development they are also held against the schema.
 */
export const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E> & CallOptions): Promise<Reply<E>> =>
  (await callWithHeaders(endpoint, input)).reply;
