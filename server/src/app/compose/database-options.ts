import type { DatabaseOptions } from '../../kernel/database.ts';
import { workLimits } from '../../kernel/work-limits.ts';
import type { Env } from '../env.ts';

/** A job may hold one connection and take another. Those that wait for a provider hold none meanwhile. */
const CONNECTIONS_A_JOB = 2;

/** Returns how this process uses the database for requests, for its jobs, and in a command that reads many rows. */
export function databaseOptions(env: Env): Readonly<Record<'requests' | 'jobs' | 'import', DatabaseOptions>> {
  const job = workLimits('job', env.DATABASE_JOB_SECONDS);
  const bulk = workLimits('import', env.DATABASE_IMPORT_SECONDS);
  const shared = { patience: env.DATABASE_WAIT_SECONDS * 1000 };
  return {
    requests: {
      ...shared,
      max: env.DATABASE_POOL,
      isPooled: env.DATABASE_DIRECT_URL !== undefined,
      limits: {
        statements: workLimits('page', env.DATABASE_PAGE_SECONDS),
        // Requests that only read need no transaction.
        transactions: workLimits('write', env.DATABASE_WRITE_SECONDS),
      },
    },
    jobs: {
      ...shared,
      max: env.WORKER_CONCURRENCY * CONNECTIONS_A_JOB,
      limits: { statements: job, transactions: job },
    },
    import: { ...shared, max: env.DATABASE_POOL, limits: { statements: bulk, transactions: bulk } },
  };
}
