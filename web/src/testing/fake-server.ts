import { vi } from 'vitest';

export interface Sent {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  /** Aborted when nobody waits for the response anymore. */
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response to a call: fixed, computed from the request, or delayed by a promise. */
export type Handler = Answer | ((sent: Sent) => Answer | Promise<Answer>);

export const ok = (body: unknown): Answer => ({ body });

/** Returns an error response in the real server's format. */
export const refused = (status: number, code: string, message: string, fields?: Record<string, string>): Answer => ({
  status,
  body: { code, message, traceId: 'req_test', ...(fields ? { fields } : {}) },
});

class FakeEventSource extends EventTarget {
  static readonly open = new Set<FakeEventSource>();
  onopen: (() => void) | null = null;
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.add(this);
  }
  close() {
    FakeEventSource.open.delete(this);
  }
}

/** Rejects when the signal is aborted, as a real call does. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Replaces the network. Responds to `'GET /api/things'` from a table that a test may change, records the requests, and
 * can send change events. A call that isn't in the table gets a 404.
 */
export function fakeServer(handlers: Record<string, Handler>) {
  const sent: Sent[] = [];
  FakeEventSource.open.clear();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost');
    const call: Sent = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
      signal: init?.signal ?? new AbortController().signal,
    };
    sent.push(call);
    const handler = handlers[`${call.method} ${call.path}`] ?? refused(404, 'not-found', 'Nothing is here.');
    const answer = typeof handler === 'function' ? handler(call) : handler;
    const { status = 200, body, headers = {} } = await Promise.race([answer, aborted(call.signal)]);
    return new Response(JSON.stringify(body), { status, headers });
  });
  return {
    handlers,
    /** Returns the requests with a method, oldest first. */
    sentBy: (method: string) => sent.filter((call) => call.method === method),
    /** Returns the URLs of the open event streams. */
    followed: () => [...FakeEventSource.open].map(({ url }) => url),
    /** Sends a change event to every open stream. */
    change: () => {
      for (const source of FakeEventSource.open) source.dispatchEvent(new Event('changed'));
    },
  };
}
