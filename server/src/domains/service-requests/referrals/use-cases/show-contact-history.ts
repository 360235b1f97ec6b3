import type { ContactHistory } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { contactOf, contactPreferences, listingOf } from '../../../directory/public.ts';
import { sumCharges } from '../../../payments/public.ts';
import { countOffers } from '../store/contractor-referral.ts';

/**
 * Returns how often the signed-in contractor was asked, the number of acceptances and their cost, from the records.
 *
 * @throws DomainError 'not-found' without a listing.
 */
export async function showContactHistory(ctx: Context): Promise<ContactHistory> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  const contact = listing && (await contactOf(ctx, listing.id));
  if (contact === null) throw notFound();
  const [{ hasOptedOut, preferredContactMethod }, totalContacts, charges] = await Promise.all([
    contactPreferences(ctx),
    countOffers(ctx, contact.id),
    sumCharges(ctx, contact.billingIdentity),
  ]);
  return {
    hasOptedOut,
    preferredContactMethod,
    totalContacts,
    totalAcceptances: charges.acceptances,
    totalCharges: charges.cents / 100,
  };
}
