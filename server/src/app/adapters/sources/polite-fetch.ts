import { Agent, type Dispatcher } from 'undici';
import type { Clock } from '../../../kernel/clock.ts';
import { isPassingStatus, problemOf, refusalOf, retryAfter } from './fetch-problems.ts';
import { createHostTurns } from './host-turns.ts';
import { publicAgent } from './public-network.ts';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';
import { createRobots } from './robots.ts';
import { SourceProblem } from './source-problem.ts';

export interface PoliteOptions {
  readonly clock: Clock;
  /** Identifies us, with an address for more information. Its first word is our name in robots.txt. */
  readonly userAgent: string;
  /** Between two requests to the same host. */
  readonly pauseMs: number;
  /** Origins that may be read although they are not on the public internet: a test's server, the operator's own. */
  readonly privateOrigins: readonly string[];
  readonly patience?: Partial<Patience>;
}

/** Limits on time, in milliseconds, and on size. */
export interface Patience {
  readonly connect: number;
  /** For the beginning of a response, and between two parts of it. */
  readonly silence: number;
  /** For a whole response, however steadily it arrives. */
  readonly answer: number;
  readonly maxBytes: number;
  readonly attempts: number;
  /** Before the second attempt; doubles before each further one. */
  readonly backoff: number;
  /** A host that asks for a longer pause is not read until the next run. */
  readonly maxWait: number;
}

const PATIENCE: Patience = {
  connect: 10_000,
  silence: 30_000,
  answer: 180_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 4,
  backoff: 2_000,
  maxWait: 60_000,
};

/** A response's validators for the next request. */
export interface Validator {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface Request {
  readonly accept: string;
  /** Request only what has changed since then. */
  readonly since?: Validator;
  /** False if the publisher permits programs at this exact address, whatever its host's robots.txt says. */
  readonly obeyRobots: boolean;
  readonly signal: AbortSignal;
  /** The encoding of the response, which overrides the server's. */
  readonly encoding?: string | undefined;
}

export interface Answer {
  readonly url: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly validator: Validator | null;
}

/**
 * Reads web addresses politely: identifies itself, obeys robots.txt, makes one request at a time per host, and requests
 * only changes. Has time limits, and never reaches private networks.
 */
export interface PoliteFetch {
  /** @throws SourceProblem explaining what went wrong; the reason of `signal` if it is aborted. */
  get(url: string, request: Request): Promise<Answer | 'not-modified'>;
  close(): Promise<void>;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ROBOTS_BYTES = 512 * 1024;

interface Reply {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
}

export function createPoliteFetch(options: PoliteOptions): PoliteFetch {
  const patience = { ...PATIENCE, ...options.patience };
  const { clock, userAgent } = options;
  const limits = { headersTimeout: patience.silence, bodyTimeout: patience.silence, maxHeaderSize: 32 * 1024 };
  const outside = publicAgent({ ...limits, connectTimeout: patience.connect });
  const inside = new Agent({ ...limits, connect: { timeout: patience.connect } });
  const turns = createHostTurns();

  /** Makes one request in its turn and reads the whole response. */
  async function ask(
    url: URL,
    headers: Record<string, string>,
    pauseMs: number,
    signal: AbortSignal,
    { cutAt, textEncoding }: { readonly cutAt?: number; readonly textEncoding?: string | undefined } = {},
  ): Promise<Reply> {
    const { host, origin } = url;
    const dispatcher = options.privateOrigins.includes(origin) ? inside : outside;
    const endTurn = await turns.take(host, pauseMs, signal);
    const limit = AbortSignal.timeout(patience.answer);
    const either = AbortSignal.any([signal, limit]);
    try {
      const response = await dispatcher.request({
        origin,
        path: url.pathname + url.search,
        method: 'GET',
        headers: { 'user-agent': userAgent, 'accept-encoding': ACCEPTED_ENCODINGS, ...headers },
        signal: either,
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
    } finally {
      endTurn();
    }
  }

  const robots = createRobots(clock, userAgent.split(/[/\s]/, 1)[0] ?? '', async (address, signal) => {
    const { status, text, headers } = await follow(
      new URL(address),
      { accept: 'text/plain' },
      signal,
      async (url, send) => ask(url, send, options.pauseMs, signal, { cutAt: ROBOTS_BYTES }),
    );
    if (status === 200) return text;
    if (status >= 400 && status < 500 && status !== 429) return null;
    throw new SourceProblem(
      { kind: 'no-robots', host: new URL(address).host, status },
      { isPassing: isPassingStatus(status), waitMs: retryAfter(headers['retry-after'], clock.now()) },
    );
  });

  type Send = (url: URL, headers: Record<string, string>) => Promise<Reply>;

  async function follow(
    start: URL,
    headers: Record<string, string>,
    signal: AbortSignal,
    send: Send,
  ): Promise<Reply & { readonly url: URL }> {
    let url = start;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (!/^https?:$/.test(url.protocol)) throw new SourceProblem({ kind: 'other-protocol', host: start.host });
      signal.throwIfAborted();
      const reply = await send(url, headers);
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

  async function attempt(address: string, request: Request): Promise<Answer | 'not-modified'> {
    const { since, signal } = request;
    const start = URL.parse(address);
    if (start === null) throw new SourceProblem({ kind: 'no-web-address' });
    const headers: Record<string, string> = { accept: request.accept };
    if (since?.etag !== undefined) headers['if-none-match'] = since.etag;
    if (since?.lastModified !== undefined) headers['if-modified-since'] = since.lastModified;
    const reply = await follow(start, headers, signal, async (url, send) => {
      const rules = request.obeyRobots ? await robots(url.origin, signal) : null;
      if (rules?.isAllowed(url.href) === false) {
        throw new SourceProblem({ kind: 'robots-forbid', host: url.host });
      }
      const pauseMs = Math.max(options.pauseMs, (rules?.crawlDelay ?? 0) * 1000);
      return ask(url, send, pauseMs, signal, { textEncoding: request.encoding });
    });
    if (reply.status === 304 && since !== undefined) return 'not-modified';
    if (reply.status !== 200) throw refusalOf(reply, clock.now());
    return { url: reply.url.href, text: reply.text, headers: reply.headers, validator: validatorOf(reply.headers) };
  }

  return {
    get: async (address, request) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(address, request);
        } catch (error) {
          request.signal.throwIfAborted();
          if (!(error instanceof SourceProblem) || !error.isPassing || tries >= patience.attempts) throw error;
          const wait = Math.max(error.waitMs ?? 0, patience.backoff * 2 ** (tries - 1) * (0.75 + Math.random() / 2));
          if (wait > patience.maxWait) throw error;
          turns.leaveAlone(new URL(address).host, wait);
        }
      }
    },
    close: async () => {
      await Promise.all([outside.destroy(), inside.destroy()]);
    },
  };
}

const MAX_VALIDATOR = 500;

function validatorOf(headers: Reply['headers']): Validator | null {
  const take = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= MAX_VALIDATOR && /^[\u0020-\u007e]+$/.test(value)
      ? value
      : undefined;
  };
  const [etag, lastModified] = [take('etag'), take('last-modified')];
  return etag === undefined && lastModified === undefined ? null : { etag, lastModified };
}
