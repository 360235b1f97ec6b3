import type { CraftsmanProfile, NewListing } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { showMe } from '../../accounts/public.ts';
import { placeByZip } from '../../locations/public.ts';
import { billingIdentityOf } from '../policy.ts';
import { usPhone } from '../rules/contact-facts.ts';
import { slugBesides, slugOf } from '../rules/slug.ts';
import { contractorBySlug, insertContractors } from '../store/contractor.ts';
import { listingByIdentity, lockOwner, ownedListing } from '../store/craftsman-listing.ts';
import { showCraftsmanProfile } from './show-craftsman-profile.ts';

/**
 * Adds a listing of the signed-in craftsman's firm. Its e-mail is the account's, which is known to be theirs, and is
 * not shown to visitors unless they choose so.
 * @throws DomainError 'invalid-input' naming the field; 'already-happened' when the craftsman has a listing, or the
 * firm's phone is in the directory already and its listing can be claimed.
 */
export const createListing = (ctx: Context, form: NewListing): Promise<CraftsmanProfile> =>
  inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx.actor);
    await lockOwner(ctx.db, userId);
    if ((await ownedListing(ctx.db, userId)) !== null) {
      throw new DomainError('already-happened', 'Your account has a listing already.');
    }
    const place = placeByZip(form.zipCode);
    if (place === null) throw wrong('zipCode', 'Zip code not found. Please check the zip code and try again.');
    const phone = form.phone === undefined ? null : usPhone(form.phone);
    if (form.phone !== undefined && phone === null) throw wrong('phone', 'Give ten digits, such as (502) 555-0134');
    const id = ContractorId.parse(newId('ct'));
    const billingIdentity = billingIdentityOf({ id, state: place.state, phone });
    const known = await listingByIdentity(ctx.db, billingIdentity);
    if (known !== null) {
      const message = `${known.companyName} is in the directory with this phone already. Claim that listing instead.`;
      throw new DomainError('already-happened', message, { phone: message, claim: `/claim/${known.slug}` });
    }
    const now = ctx.clock.now();
    const { companyName, city, state } = { companyName: form.companyName, ...place };
    const slug = slugOf({ companyName, city, state });
    await insertContractors(ctx.db, [
      {
        id,
        slug: (await contractorBySlug(ctx.db, slug)) === null ? slug : slugBesides(slug, id),
        companyName,
        contactName: form.contactName ?? null,
        address: form.address ?? null,
        city,
        state,
        zipCode: form.zipCode,
        latitude: place.latitude,
        longitude: place.longitude,
        timeZone: place.timeZone,
        phone,
        email: (await showMe(ctx)).email,
        emailHidden: true,
        smsConsentAt: form.smsConsent && phone !== null ? now : null,
        isClaimed: true,
        trades: form.trades,
        billingIdentity,
        ownerId: userId,
        businessType: form.businessType ?? null,
        createdAt: now,
        updatedAt: now,
      },
    ]);
    return showCraftsmanProfile(ctx);
  });

const wrong = (field: string, message: string) => new DomainError('invalid-input', message, { [field]: message });
