import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type OwnedListing, ownedListing } from '../store/craftsman-listing.ts';
import { craftsmanProfile } from '../views.ts';

/** The signed-in craftsman's profile. @throws DomainError 'not-found' while there is no listing. */
export const showCraftsmanProfile = async (ctx: Context): Promise<CraftsmanProfile> =>
  craftsmanProfile(await loadOwnListing(ctx), ctx.clock.now());

/** @throws DomainError 'not-found' while the signed-in craftsman has no listing. */
export async function loadOwnListing(ctx: Context): Promise<OwnedListing> {
  const listing = await ownedListing(ctx.db, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return listing;
}
