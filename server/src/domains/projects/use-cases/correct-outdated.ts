import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Listing } from '../rules/listing.ts';
import { lockRecording } from '../store/listing.ts';
import { correctListing, outdatedListings } from '../store/outdated-listing.ts';
import { fingerprintOf } from './record-listings.ts';
import { updateProjectsOf } from './update-projects-of.ts';

const AT_ONCE = 500;
/** The live topic of pages that show projects. */
const TOPIC = 'projects';

export interface Rereading {
  /** Sources that are read again anyway: only their vanished listings are corrected here. */
  readonly stillRead: readonly string[];
  /** Returns a source's listing as read with the current rules. */
  reread(sourceId: string, listing: Listing): Listing;
  /** Stops the work between two transactions; the rest is done next time. */
  readonly signal: AbortSignal;
}

/**
 * Corrects listings that older rules misread and that no source will list again, and their projects. A project that was
 * closed because it left a rolling list gets its last known status back. Returns the number of listings that were read
 * again.
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
