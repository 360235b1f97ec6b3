import type {
  ContactPreferences,
  ContractorContactMethod,
} from '@plumbline/contract/domains/directory/contractor-profile.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { findOptOuts, optIn, optOut } from '../../messaging/public.ts';
import { updateContractor } from '../store/contractor.ts';
import type { OwnedListing } from '../store/listing-of-account.ts';
import { USUAL_METHOD } from '../views.ts';
import { loadOwnListing } from './show-contractor-profile.ts';

const addressesOf = ({ email, phone }: Pick<OwnedListing, 'email' | 'phone'>): string[] =>
  [email, phone].flatMap((address) => address ?? []);

/** Returns the signed-in contractor's contact preferences. @throws DomainError 'not-found' without a listing. */
export const showContactPreferences = async (ctx: Context): Promise<ContactPreferences> =>
  preferencesOf(ctx, await loadOwnListing(ctx));

async function preferencesOf(ctx: Context, listing: OwnedListing): Promise<ContactPreferences> {
  const optOuts = await findOptOuts(ctx, addressesOf(listing));
  return {
    preferredContactMethod: listing.preferredContactMethod ?? USUAL_METHOD,
    hasOptedOut: optOuts.length > 0,
    stoppedBySms: optOuts.includes('sms'),
  };
}

/**
 * Sets how the signed-in contractor hears from us. Another preferred method ends an opt-out from the site, unless the
 * same call requests one; a STOP by text message stays in force.
 */
export const updateContactPreferences = (
  ctx: Context,
  given: {
    readonly preferredContactMethod?: ContractorContactMethod | undefined;
    readonly hasOptedOut?: boolean | undefined;
  },
): Promise<ContactPreferences> =>
  inTransaction(ctx, async (ctx) => {
    const listing = await loadOwnListing(ctx);
    const before = listing.preferredContactMethod ?? USUAL_METHOD;
    const preferredContactMethod = given.preferredContactMethod ?? before;
    if (preferredContactMethod !== listing.preferredContactMethod) {
      await updateContractor(ctx.db, listing.id, { preferredContactMethod, updatedAt: ctx.clock.now() });
    }
    const hasOptedOut = given.hasOptedOut ?? (preferredContactMethod === before ? undefined : false);
    if (hasOptedOut === true) await optOut(ctx, addressesOf(listing), 'site');
    if (hasOptedOut === false) await optIn(ctx, addressesOf(listing), 'site');
    return preferencesOf(ctx, { ...listing, preferredContactMethod });
  });
