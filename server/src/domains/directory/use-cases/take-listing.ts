import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import type { ContractorId, ListingKey } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { keyHash } from '../rules/claim-secret.ts';
import { ownerOf, updateContractor } from '../store/contractor.ts';
import { lockOwner, ownedListing } from '../store/craftsman-listing.ts';
import { listingBehind } from '../store/listing-claim.ts';
import { showCraftsmanProfile } from './show-craftsman-profile.ts';

/**
 * Takes the listing that a key opens into the signed-in craftsman's account. Again changes nothing.
 * @throws DomainError 'not-found' for a key that opens nothing; 'already-happened' when the account has another
 * listing, or the listing another account: then a new code is needed.
 */
export const takeListing = (ctx: Context, key: ListingKey): Promise<CraftsmanProfile> =>
  inTransaction(ctx, async (ctx) => {
    const behind = await listingBehind(ctx.db, keyHash(key), ctx.clock.now());
    if (behind === null) throw notFound();
    const owner = await ownerOf(ctx.db, behind.contractorId);
    if (owner !== null && owner !== signedIn(ctx.actor).userId) {
      throw new DomainError('already-happened', 'This listing is in another account. Ask for a new code to claim it.');
    }
    if (!(await giveListing(ctx, behind.contractorId))) {
      throw new DomainError('already-happened', 'Your account has a listing already.');
    }
    return showCraftsmanProfile(ctx);
  });

/** Makes a listing the signed-in craftsman's, whoever had it before; false when they have another. */
export async function giveListing(ctx: Context, id: ContractorId): Promise<boolean> {
  const { userId } = signedIn(ctx.actor);
  await lockOwner(ctx.db, userId);
  const own = await ownedListing(ctx.db, userId);
  if (own !== null) return own.id === id;
  await updateContractor(ctx.db, id, { ownerId: userId, updatedAt: ctx.clock.now() });
  return true;
}
