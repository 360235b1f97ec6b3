import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { ownerOf, sourceNamesPhone, updateContractor } from '../store/contractor.ts';
import { lockOwner, ownedListing, unownedReachedAt } from '../store/craftsman-listing.ts';

/**
 * Gives a craftsman without a listing the one in nobody's account whose own e-mail is their verified address: the link
 * that was mailed there has proved what a code would prove again, and like it the phone that a public source names for
 * the firm. Nothing where several listings share the address: then a code says which.
 */
export const adoptListing = (ctx: Context, owner: UserId, email: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx.db, owner);
    if ((await ownedListing(ctx.db, owner)) !== null) return;
    const [listing, ...others] = await unownedReachedAt(ctx.db, email);
    if (listing === undefined || others.length > 0) return;
    // Somebody may have claimed it by a code since.
    if ((await ownerOf(ctx.db, listing.id)) !== null) return;
    await updateContractor(ctx.db, listing.id, {
      ownerId: owner,
      isClaimed: true,
      ...((await sourceNamesPhone(ctx.db, listing.id)) && { provenPhone: listing.phone }),
      updatedAt: ctx.clock.now(),
    });
  });
