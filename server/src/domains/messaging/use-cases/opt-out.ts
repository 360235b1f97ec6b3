import type { Context } from '../../../kernel/context.ts';
import { suppressMessagesTo } from '../store/message.ts';
import { deleteOptOuts, insertOptOuts, type OptOutSource, optOutSources } from '../store/opt-out.ts';

/**
 * Sends nothing more to these addresses but what the law wants sent; what waits is held back. `source` says whether it
 * was asked for on the site or by texting STOP.
 */
export async function optOut(ctx: Context, addresses: readonly string[], source: OptOutSource): Promise<void> {
  await insertOptOuts(ctx.db, addresses, source, ctx.clock.now());
  await suppressMessagesTo(ctx.db, addresses, 'the recipient has opted out');
}

/** Ends what was asked for by one way: the site doesn't end a STOP. */
export const optIn = (ctx: Context, addresses: readonly string[], source: OptOutSource): Promise<void> =>
  deleteOptOuts(ctx.db, addresses, source);

/** By which ways messages to any of these addresses were ended; empty when all get them. */
export const findOptOuts = (ctx: Context, addresses: readonly string[]): Promise<OptOutSource[]> =>
  optOutSources(ctx.db, addresses);
