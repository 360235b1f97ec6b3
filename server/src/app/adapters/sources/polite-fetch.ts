import type { Clock } from '../../../kernel/clock.ts';
import { isPassingStatus, refusalOf, retryAfter } from './fetch-problems.ts';
import {
  createGuardedRequests,
  followRedirects,
  type GuardedRequest,
  type Reply,
  type RequestLimits,
} from './guarded-requests.ts';
import { createHostTurns } from './host-turns.ts';
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
export interface Patience extends RequestLimits {
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

const ROBOTS_BYTES = 512 * 1024;

export function createPoliteFetch(options: PoliteOptions): PoliteFetch {
  const patience = { ...PATIENCE, ...options.patience };
  const { clock, userAgent } = options;
  const web = createGuardedRequests({ userAgent, privateOrigins: options.privateOrigins, patience });
  const turns = createHostTurns();

  /** Makes one request in its turn and reads the whole response. */
  async function ask(url: URL, pauseMs: number, signal: AbortSignal, request: Partial<GuardedRequest>): Promise<Reply> {
    const endTurn = await turns.take(url.host, pauseMs, signal);
    try {
      return await web.ask(url, { ...request, signal });
    } finally {
      endTurn();
    }
  }

  const robots = createRobots(clock, userAgent.split(/[/\s]/, 1)[0] ?? '', async (address, signal) => {
    const { status, text, headers } = await followRedirects(new URL(address), signal, (url) =>
      ask(url, options.pauseMs, signal, { headers: { accept: 'text/plain' }, cutAt: ROBOTS_BYTES }),
    );
    if (status === 200) return text;
    if (status >= 400 && status < 500 && status !== 429) return null;
    throw new SourceProblem(
      { kind: 'no-robots', host: new URL(address).host, status },
      { isPassing: isPassingStatus(status), waitMs: retryAfter(headers['retry-after'], clock.now()) },
    );
  });

  async function attempt(address: string, request: Request): Promise<Answer | 'not-modified'> {
    const { since, signal } = request;
    const start = URL.parse(address);
    if (start === null) throw new SourceProblem({ kind: 'no-web-address' });
    const headers: Record<string, string> = { accept: request.accept };
    if (since?.etag !== undefined) headers['if-none-match'] = since.etag;
    if (since?.lastModified !== undefined) headers['if-modified-since'] = since.lastModified;
    const reply = await followRedirects(start, signal, async (url) => {
      const rules = request.obeyRobots ? await robots(url.origin, signal) : null;
      if (rules?.isAllowed(url.href) === false) {
        throw new SourceProblem({ kind: 'robots-forbid', host: url.host });
      }
      const pauseMs = Math.max(options.pauseMs, (rules?.crawlDelay ?? 0) * 1000);
      return ask(url, pauseMs, signal, { headers, textEncoding: request.encoding });
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
    close: web.close,
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
