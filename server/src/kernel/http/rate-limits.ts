import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Log } from '../log.ts';

const WINDOW_MS = 60_000;
const FLUSH_MS = 1000;
/** Calls that one client may make in a minute. */
const PER_MINUTE: Readonly<Record<RateClass, number>> = { read: 600, write: 60, message: 20 };
/** In demonstration mode whoever is on the same machine is developing, testing or measuring. */
const LOOPBACK_FACTOR = 10_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface RateLimits {
  /** The route configuration of a class of calls. */
  of(rate: RateClass): object;
  close(): void;
}

/** Limits calls by client and class. All processes on one database share the counts. */
export async function rateLimits(
  app: FastifyInstance,
  options: { pool: pg.Pool; generousToLoopback: boolean; log: Log },
): Promise<RateLimits> {
  const counts = new SharedCounts(options.pool, options.log);
  await app.register(rateLimit, { global: false, store: storeOn(counts) });
  const factor = (request: FastifyRequest) =>
    options.generousToLoopback && LOOPBACK.has(request.ip) ? LOOPBACK_FACTOR : 1;
  return {
    of: (rate) => ({
      timeWindow: WINDOW_MS,
      max: (request: FastifyRequest) => PER_MINUTE[rate] * factor(request),
      keyGenerator: (request: FastifyRequest) => `${rate}:${request.ip}`,
    }),
    close: () => counts.close(),
  };
}

interface Count {
  windowStart: number;
  /** What all processes have counted, as of the last exchange, plus what this one has counted since. */
  total: number;
  unsent: number;
}

/**
 * Counts in memory and exchanges with the other processes through PostgreSQL once a second, so that a call costs no
 * round trip. Within that second several processes may together let through a little more than the limit.
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

  add(key: string): { current: number; ttl: number } {
    const now = Date.now();
    const windowStart = now - (now % WINDOW_MS);
    let count = this.#counts.get(key);
    if (count === undefined || count.windowStart !== windowStart) {
      count = { windowStart, total: 0, unsent: 0 };
      this.#counts.set(key, count);
    }
    count.total += 1;
    count.unsent += 1;
    return { current: count.total, ttl: windowStart + WINDOW_MS - now };
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
      this.#log.warn({ code: (error as { code?: string }).code }, 'rate limits were not exchanged');
    }
  }
}

const EXCHANGE = `
  insert into rate_limits as existing (key, window_start, count)
  select * from unnest($1::text[], $2::timestamptz[], $3::int[]) as sent(key, window_start, count) order by key
  on conflict (key, window_start) do update set count = existing.count + excluded.count
  returning key, window_start, count`;

const storeOn = (counts: SharedCounts) =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      callback(null, counts.add(key));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
