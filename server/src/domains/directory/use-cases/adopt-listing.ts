import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { chosenLanguageOf } from '../../accounts/public.ts';
import { ownerOf, sourceNamesPhone, updateContractor } from '../store/contractor.ts';
import { lockOwner, ownedListing, unownedReachedAt } from '../store/listing-of-account.ts';

/**
 * Gives a contractor without a listing the unowned one whose email is their verified address. The mailed link proves as
 * much as a code would, including a phone that a public source names for the firm. Does nothing if several listings
 * share the address: then a code is needed.
 */
export const adoptListing = (ctx: Context, owner: UserId, email: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx.db, owner);
    if ((await ownedListing(ctx.db, owner)) !== null) return;
    const [listing, ...others] = await unownedReachedAt(ctx.db, email);
    if (listing === undefined || others.length > 0) return;
    // It may have been claimed with a code in the meantime.
    if ((await ownerOf(ctx.db, listing.id)) !== null) return;
    const language = await chosenLanguageOf(ctx, owner);
    await updateContractor(ctx.db, listing.id, {
      ownerId: owner,
      isClaimed: true,
      ...((await sourceNamesPhone(ctx.db, listing.id)) && { provenPhone: listing.phone }),
      ...(language !== null && { language }),
      updatedAt: ctx.clock.now(),
    });
  });
