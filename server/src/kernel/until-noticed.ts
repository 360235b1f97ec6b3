import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { RECENT_MS } from './recency.ts';
import { waitAfterCommit } from './transaction.ts';

/** Timers may be early, and a transaction is visible a moment after it has committed. */
const MARGIN_MS = 10;

/**
 * Waits, once the open transaction has committed, until every process has noticed what it changed: for requests that hide
 * somebody, since nobody may be found after the response.
 */
export const untilNoticed = (ctx: Context): Promise<void> =>
  waitAfterCommit(ctx, async () => {
    await sleep(RECENT_MS + MARGIN_MS);
  });
