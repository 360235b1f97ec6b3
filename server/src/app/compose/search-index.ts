import { once } from 'node:events';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FollowedIndex, followDirectory } from '../../domains/directory/public.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Log } from '../../kernel/log.ts';
import type { Env } from '../env.ts';
import type { IndexBuild } from '../processes/index-builder.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { databaseOptions } from './database-options.ts';

const PROGRAM = new URL('../processes/index-builder.ts', import.meta.url);
/** Reading 100,000 contractors took 17 seconds. */
const LIMIT_MS = 30 * 60_000;

/** The folder of DATA_DIR with stored indexes, which are made anew where they are missing. */
const INDEX_FOLDER = 'search-index';

/** Keeps the directory in the memory of this process, from SEARCH_INDEX_FROM contractors on; null if that is 0. */
export function searchIndex(
  env: Env,
  {
    direct,
    db,
    clock,
    log,
  }: { readonly direct: string; readonly db: Database; readonly clock: Clock; readonly log: Log },
  shutdown: Pick<Shutdown, 'onStop'>,
): FollowedIndex | null {
  if (env.SEARCH_INDEX_FROM === 0) return null;
  const folder = resolve(join(env.DATA_DIR, INDEX_FOLDER));
  const build: IndexBuild = {
    connectionString: direct,
    options: databaseOptions(env).import,
    folder,
    owner: `${hostname()}:${folder}`,
  };
  const index = followDirectory({
    db,
    folder,
    from: env.SEARCH_INDEX_FROM,
    clock,
    log,
    build: (stopping) => buildInThread(build, stopping),
  });
  shutdown.onStop('the search index', () => index.close());
  return index;
}

/** Builds in a separate thread, so that requests never wait for it. */
async function buildInThread(build: IndexBuild, stopping: AbortSignal): Promise<boolean> {
  const thread = new Worker(PROGRAM, { workerData: build });
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(LIMIT_MS)]);
    const [hasBuilt] = (await once(thread, 'message', { signal })) as [boolean];
    return hasBuilt;
  } finally {
    await thread.terminate();
  }
}
