import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { errorCode } from '../../kernel/error-facts.ts';
import type { LiveHub } from './live-hub.ts';

/** Load balancers wait a second or two for an answer. */
const LIMIT_MS = 1000;

export interface ReadinessOptions {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly live: Pick<LiveHub, 'isListening'>;
  /** False once this process is stopping. */
  isReady(): boolean;
}

/** Why this process can't serve: it is stopping, or a dependency is unavailable. */
interface Obstacle {
  readonly status: 'stopping' | 'unavailable';
  readonly dependency?: 'database' | 'live-updates';
  /** An SQLSTATE, or the code of Node. */
  readonly code?: string;
}

/** Serves `/healthz`, which says that this process runs, and `/readyz`, which says whether it can serve now. */
export function healthProbes(app: FastifyInstance, options: ReadinessOptions): void {
  const probe = { schema: { hide: true }, config: { anyHost: true } } as const;
  const obstacle = obstacles(options);
  app.get('/healthz', probe, async () => ({ status: 'ok' }));
  app.get('/readyz', probe, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = await obstacle();
    return found === null ? { status: 'ready' } : reply.status(503).send(found);
  });
}

/** Returns the function that looks for an obstacle. Probes that arrive at the same time share one query. */
function obstacles({ pool, live, isReady }: ReadinessOptions): () => Promise<Obstacle | null> {
  let asking: Promise<string | null> | undefined;
  const databaseFailure = () => {
    asking ??= pool
      .query('select 1')
      .then(
        () => null,
        (error: unknown) => errorCode(error) ?? 'failed',
      )
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, sleep(LIMIT_MS, 'ETIMEDOUT', { ref: false })]);
  };
  return async () => {
    if (!isReady()) return { status: 'stopping' };
    const code = await databaseFailure();
    if (code !== null) return { status: 'unavailable', dependency: 'database', code };
    return live.isListening() ? null : { status: 'unavailable', dependency: 'live-updates' };
  };
}
