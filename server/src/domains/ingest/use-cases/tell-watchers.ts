import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';

/** The live topic that announces a run's progress. */
export const INGEST_TOPIC = 'ingest';

export const tellWatchers = (ctx: Context): Promise<void> => notifyLive(ctx, INGEST_TOPIC);
