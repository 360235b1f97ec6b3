import { Agent, type Dispatcher } from 'undici';
import { problemOf } from './fetch-problems.ts';
import { publicAgent } from './public-network.ts';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';
import { SourceProblem } from './source-problem.ts';

export interface GuardedOptions {
  readonly userAgent: string;
  /** Origins that may be read although they are not on the public internet. */
  readonly privateOrigins: readonly string[];
  readonly patience: RequestLimits;
}

/** Limits on one response: milliseconds and bytes. */
export interface RequestLimits {
  readonly connect: number;
  /** For the beginning of a response, and between two parts of it. */
  readonly silence: number;
  /** For a whole response, however steadily it arrives. */
  readonly answer: number;
  readonly maxBytes: number;
}

export interface GuardedRequest {
  /** GET by default. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Cuts the response off at this size, instead of refusing a larger one. */
  readonly cutAt?: number;
  /** The encoding of the response, which overrides the server's. */
  readonly textEncoding?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
}

/** Makes single requests within limits of time and size, and never into private networks. Follows no redirects. */
export interface GuardedRequests {
  /** @throws SourceProblem explaining what went wrong; the reason of the signal if it is aborted. */
  ask(url: URL, request: GuardedRequest): Promise<Reply>;
  close(): Promise<void>;
}

export function createGuardedRequests({ userAgent, privateOrigins, patience }: GuardedOptions): GuardedRequests {
  const limits = { headersTimeout: patience.silence, bodyTimeout: patience.silence, maxHeaderSize: 32 * 1024 };
  const outside = publicAgent({ ...limits, connectTimeout: patience.connect });
  const inside = new Agent({ ...limits, connect: { timeout: patience.connect } });
  return {
    ask: async ({ host, origin, pathname, search }, request) => {
      const { method = 'GET', headers, body = null, signal, cutAt, textEncoding } = request;
      const limit = AbortSignal.timeout(patience.answer);
      try {
        const response = await (privateOrigins.includes(origin) ? inside : outside).request({
          origin,
          path: pathname + search,
          method,
          headers: { 'user-agent': userAgent, 'accept-encoding': ACCEPTED_ENCODINGS, ...headers },
          body,
          signal: AbortSignal.any([signal, limit]),
        });
        const header = (name: string) => String(response.headers[name] ?? '');
        const text = await readBody(response.body, {
          host,
          encoding: header('content-encoding'),
          contentType: header('content-type'),
          textEncoding,
          maxBytes: cutAt ?? patience.maxBytes,
          isCut: cutAt !== undefined,
        });
        return { status: response.statusCode, headers: response.headers, text };
      } catch (error) {
        signal.throwIfAborted();
        throw problemOf(error, host, limit.aborted);
      }
    },
    close: async () => {
      await Promise.all([outside.destroy(), inside.destroy()]);
    },
  };
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request to an address and to those that it redirects to. Never leads from https to http.
 * @throws SourceProblem if it leads nowhere
 */
export async function followRedirects(
  start: URL,
  signal: AbortSignal,
  send: (url: URL) => Promise<Reply>,
): Promise<Reply & { readonly url: URL }> {
  let url = start;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new SourceProblem({ kind: 'other-protocol', host: start.host });
    signal.throwIfAborted();
    const reply = await send(url);
    const location = reply.headers.location;
    if (!REDIRECTS.has(reply.status) || typeof location !== 'string') return { ...reply, url };
    const next = URL.parse(location, url.href);
    if (next === null) throw new SourceProblem({ kind: 'unreadable-redirect', host: url.host });
    if (url.protocol === 'https:' && next.protocol === 'http:') {
      throw new SourceProblem({ kind: 'insecure-redirect', host: url.host });
    }
    url = next;
  }
  throw new SourceProblem({ kind: 'too-many-redirects', host: start.host, most: MAX_REDIRECTS });
}
