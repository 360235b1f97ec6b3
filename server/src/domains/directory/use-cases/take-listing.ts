import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import type { ContractorId, ListingKey } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { callersLanguage } from '../../accounts/public.ts';
import { listingWords } from '../listing.words.ts';
import { keyHash } from '../rules/claim-secret.ts';
import { ownerOf, updateContractor } from '../store/contractor.ts';
import { listingBehind } from '../store/listing-claim.ts';
import { lockOwner, ownedListing } from '../store/listing-of-account.ts';
import { showContractorProfile } from './show-contractor-profile.ts';

/**
 * Takes the listing that a key opens into the signed-in contractor's account. Repeating it changes nothing.
 *
 * @throws DomainError 'not-found' for an invalid key; 'already-happened' if the account has another listing, or another
 * account has this one: then a new code is needed.
 */
export const takeListing = (ctx: Context, key: ListingKey): Promise<ContractorProfile> =>
  inTransaction(ctx, async (ctx) => {
    const behind = await listingBehind(ctx.db, keyHash(key), ctx.clock.now());
    if (behind === null) throw notFound();
    const owner = await ownerOf(ctx.db, behind.contractorId);
    if (owner !== null && owner !== signedIn(ctx.actor).userId) {
      throw new DomainError(
        'already-happened',
        say(listingWords, ({ inAnotherAccount }) => inAnotherAccount),
      );
    }
    if (!(await giveListing(ctx, behind.contractorId))) {
      throw new DomainError(
        'already-happened',
        say(listingWords, ({ accountHasListing }) => accountHasListing),
      );
    }
    return showContractorProfile(ctx);
  });

/** Moves a listing into the signed-in contractor's account. Returns false if they have another one. */
export async function giveListing(ctx: Context, id: ContractorId): Promise<boolean> {
  const { userId } = signedIn(ctx.actor);
  await lockOwner(ctx.db, userId);
  const own = await ownedListing(ctx.db, userId);
  if (own !== null) return own.id === id;
  await updateContractor(ctx.db, id, {
    ownerId: userId,
    language: await callersLanguage(ctx),
    updatedAt: ctx.clock.now(),
  });
  return true;
}
