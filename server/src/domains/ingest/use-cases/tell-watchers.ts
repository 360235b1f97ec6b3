import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';

/** The topic on which whoever watches the sources hears that a run has come further. */
export const INGEST_TOPIC = 'ingest';

export const tellWatchers = (ctx: Context): Promise<void> => notifyLive(ctx, INGEST_TOPIC);
