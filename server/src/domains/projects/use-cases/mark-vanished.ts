import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { knownListings, lockRecording, markListingsVanished, missingListings } from '../store/listing.ts';
import { updateProjectsOf } from './update-projects-of.ts';

const AT_ONCE = 1000;

/**
 * Marks listings that a source no longer has; `seen` is everything that it lists. A project without other sources stays
 * unchanged, but marked, until `closeVanished`. Returns the number of marked listings.
 */
export async function markVanished(ctx: Context, sourceId: string, seen: readonly string[]): Promise<number> {
  const missing = await missingListings(ctx.db, sourceId, seen);
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE).map(({ externalId }) => externalId);
    await inTransaction(ctx, async (ctx) => {
      await lockRecording(ctx.db);
      const gone = await knownListings(ctx.db, sourceId, some);
      await updateProjectsOf(
        ctx,
        gone.map(({ projectId, listing }) => ({ projectId, sourceId, kind: 'vanished', listing })),
      );
      await markListingsVanished(ctx.db, sourceId, some, ctx.clock.now());
    });
  }
  return missing.length;
}
