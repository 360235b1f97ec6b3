import type { Context } from '../../../kernel/context.ts';
import { countStats, type Stats } from '../store/stats.ts';

/** The three figures of the header. */
export const showStats = (ctx: Context): Promise<Stats> => countStats(ctx);
