import type { DatabaseHandle } from '../../kernel/database.ts';
import type { Log } from '../../kernel/log.ts';
import { openReadReplica, type ReadReplica } from '../../kernel/read-replica.ts';
import type { Env } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { databaseOptions } from './database-options.ts';

/** Follows the replica that DATABASE_READ_URL names; null without one. */
export function readReplica(
  env: Env,
  { pool }: DatabaseHandle,
  log: Log,
  shutdown: Pick<Shutdown, 'onStop'>,
): ReadReplica | null {
  if (env.DATABASE_READ_URL === undefined) return null;
  const options = { ...databaseOptions(env).requests, isPooled: false, log };
  const replica = openReadReplica(env.DATABASE_READ_URL, pool, options);
  shutdown.onStop('the replica', () => replica.close());
  return replica;
}
