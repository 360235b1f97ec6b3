import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type pg from 'pg';
import { errorFacts } from '../error-facts.ts';
import { DomainError } from '../errors.ts';
import type { Log } from '../log.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import { httpWords } from './http.words.ts';

const WINDOW_MS = 60_000;
const FLUSH_MS = 1000;
/** Calls that one client may make per minute. */
const PER_MINUTE: Readonly<Record<RateClass, number>> = { read: 600, stream: 120, write: 60, message: 20 };
/** In demonstration mode, a caller on the same machine is developing, testing or measuring. */
const LOOPBACK_FACTOR = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route configuration that `RateLimits.of` returns. */
    rateLimit?: object;
  }
}

export interface RateLimits {
  /** Returns the route configuration for a class of calls. */
  of(rate: RateClass): object;
  /** Counts a call that a page makes while it is rendered. Returns whether it is within the limit. */
  allows(rate: RateClass, request: Pick<FastifyRequest, 'ip'>): boolean;
  close(): void;
}

/**
 * Limits calls by client and class on every route configured for it. All processes on one database share the counts.
 */
export function rateLimits(
  app: FastifyInstance,
  options: { pool: pg.Pool; generousToLoopback: boolean; log: Log },
): RateLimits {
  const counts = new SharedCounts(options.pool, options.log);
  const count = (rate: RateClass, { ip }: Pick<FastifyRequest, 'ip'>) => {
    const isHere = options.generousToLoopback && isLoopback(ip);
    const max = isHere ? PER_MINUTE[rate] * LOOPBACK_FACTOR : PER_MINUTE[rate];
    return { max, ...counts.add(`${rate}:${clientAddress(ip)}`) };
  };
  const limit =
    (rate: RateClass): onRequestHookHandler =>
    (request, reply, done) => {
      const { max, total, secondsLeft } = count(rate, request);
      reply.header('x-ratelimit-limit', max);
      reply.header('x-ratelimit-remaining', Math.max(0, max - total));
      reply.header('x-ratelimit-reset', secondsLeft);
      if (total <= max) return done();
      reply.header('retry-after', secondsLeft);
      done(
        new DomainError(
          'too-many-requests',
          say(httpWords, ({ tooManyCalls }) => tooManyCalls),
        ),
      );
    };
  const limiters = {
    read: limit('read'),
    stream: limit('stream'),
    write: limit('write'),
    message: limit('message'),
  };
  app.addHook('onRoute', (route) => {
    const { rate } = (route.config?.rateLimit ?? {}) as { rate?: RateClass };
    if (rate !== undefined) route.onRequest = [route.onRequest ?? [], limiters[rate]].flat();
  });
  return {
    of: (rate) => ({ rate }),
    allows: (rate, request) => {
      const { max, total } = count(rate, request);
      return total <= max;
    },
    close: () => counts.close(),
  };
}

interface Count {
  windowStart: number;
  /** The count of all processes as of the last sync, plus this process's calls since then. */
  total: number;
  unsent: number;
}

/**
 * Counts in memory and syncs with the other processes through PostgreSQL once a second, so that a call costs no round
 * trip. Within that second, several processes may together let through slightly more calls than the limit.
 */
class SharedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
    this.#timer = setInterval(() => void this.#exchange(), FLUSH_MS).unref();
  }

  /** Adds one call. Returns the number of calls in this minute, and how many seconds of it are left. */
  add(key: string): { total: number; secondsLeft: number } {
    const now = Date.now();
    const windowStart = now - (now % WINDOW_MS);
    let count = this.#counts.get(key);
    if (count === undefined || count.windowStart !== windowStart) {
      count = { windowStart, total: 0, unsent: 0 };
      this.#counts.set(key, count);
    }
    count.total += 1;
    count.unsent += 1;
    return { total: count.total, secondsLeft: Math.ceil((windowStart + WINDOW_MS - now) / 1000) };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #exchange(): Promise<void> {
    const now = Date.now();
    const changed = [...this.#counts].filter(([, count]) => count.unsent > 0);
    for (const [key, count] of this.#counts) if (count.windowStart + WINDOW_MS < now) this.#counts.delete(key);
    if (changed.length === 0) return;
    const sent = changed.map(([key, count]) => ({ key, count, amount: count.unsent }));
    for (const { count, amount } of sent) count.unsent -= amount;
    try {
      const { rows } = await this.#pool.query(EXCHANGE, [
        sent.map(({ key }) => key),
        sent.map(({ count }) => new Date(count.windowStart)),
        sent.map(({ amount }) => amount),
      ]);
      for (const row of rows) {
        const count = this.#counts.get(row.key);
        if (count && count.windowStart === row.window_start.getTime()) count.total = row.count + count.unsent;
      }
      await this.#pool.query('delete from rate_limits where window_start < $1', [new Date(now - 2 * WINDOW_MS)]);
    } catch (error) {
      this.#log.warn(errorFacts(error), 'syncing rate limits failed');
    }
  }
}

const EXCHANGE = `
  insert into rate_limits as existing (key, window_start, count)
  select * from unnest($1::text[], $2::timestamptz[], $3::int[]) as sent(key, window_start, count) order by key
  on conflict (key, window_start) do update set count = existing.count + excluded.count
  returning key, window_start, count`;
