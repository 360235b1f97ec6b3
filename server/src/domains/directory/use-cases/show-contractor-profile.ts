import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type OwnedListing, ownedListing } from '../store/listing-of-account.ts';
import { contractorProfile } from '../views.ts';

/** Returns the signed-in contractor's profile. @throws DomainError 'not-found' without a listing. */
export const showContractorProfile = async (ctx: Context): Promise<ContractorProfile> =>
  contractorProfile(await loadOwnListing(ctx), ctx.clock.now());

/** Returns the signed-in contractor's listing. @throws DomainError 'not-found' without one. */
export async function loadOwnListing(ctx: Context): Promise<OwnedListing> {
  const listing = await ownedListing(ctx.db, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return listing;
}
