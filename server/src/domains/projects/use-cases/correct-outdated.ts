import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Listing } from '../rules/listing.ts';
import { lockRecording } from '../store/listing.ts';
import { correctListing, outdatedListings } from '../store/outdated-listing.ts';
import { fingerprintOf } from './record-listings.ts';
import { updateProjectsOf } from './update-projects-of.ts';

const AT_ONCE = 500;
/** The topic that watchers of projects listen to. */
const TOPIC = 'projects';

export interface Rereading {
  /** The sources that are read again anyway: only what they no longer list is corrected here. */
  readonly stillRead: readonly string[];
  /** Returns what a source's listing says by the rules of today. */
  reread(sourceId: string, listing: Listing): Listing;
  /** Ends the work between two transactions; the rest is done the next time. */
  readonly signal: AbortSignal;
}

/**
 * Corrects listings that older rules have read and that no source will show again, and the projects made of them. A
 * project that was closed because it left a rolling list has its last known status again. Returns how many listings
 * were read again.
 */
export async function correctOutdated(ctx: Context, { stillRead, reread, signal }: Rereading): Promise<number> {
  let after = { sourceId: '', externalId: '' };
  for (let total = 0; ; ) {
    signal.throwIfAborted();
    const outdated = await inTransaction(ctx, async (ctx) => {
      await lockRecording(ctx.db);
      const outdated = await outdatedListings(ctx.db, stillRead, after, AT_ONCE);
      if (outdated.length === 0) return outdated;
      const corrected = outdated.map((one) => ({ ...one, listing: reread(one.sourceId, one.listing) }));
      await updateProjectsOf(
        ctx,
        corrected.map(({ isRolling, ...one }) => ({ ...one, kind: 'corrected', keepsStatus: !isRolling })),
      );
      await correctListing(
        ctx.db,
        corrected.map(({ sourceId, listing }) => ({
          sourceId,
          externalId: listing.externalId,
          listing,
          fingerprint: fingerprintOf(listing),
        })),
      );
      await notifyLive(ctx, TOPIC);
      return outdated;
    });
    total += outdated.length;
    const last = outdated.at(-1);
    if (last === undefined || outdated.length < AT_ONCE) return total;
    after = { sourceId: last.sourceId, externalId: last.listing.externalId };
  }
}
