import type { ContractorProfile, NewListing } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { inputWords } from '@plumbline/contract/kernel/input.words.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { callersLanguage, showMe } from '../../accounts/public.ts';
import { placeByZip } from '../../locations/public.ts';
import { listingWords } from '../listing.words.ts';
import { billingIdentityOf } from '../policy.ts';
import { usPhone } from '../rules/contact-facts.ts';
import { slugBesides, slugOf } from '../rules/slug.ts';
import { contractorBySlug, insertContractors } from '../store/contractor.ts';
import { listingByIdentity, lockOwner, ownedListing } from '../store/listing-of-account.ts';
import { showContractorProfile } from './show-contractor-profile.ts';

/**
 * Adds a listing for the signed-in contractor's firm. Its email is the account's, which is verified; visitors see it
 * only if the contractor chooses so.
 *
 * @throws DomainError 'invalid-input' naming the field; 'already-happened' if the contractor has a listing, or a
 * listing with the firm's phone exists and can be claimed.
 */
export const createListing = (ctx: Context, form: NewListing): Promise<ContractorProfile> =>
  inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx.actor);
    await lockOwner(ctx.db, userId);
    if ((await ownedListing(ctx.db, userId)) !== null) {
      throw new DomainError(
        'already-happened',
        say(listingWords, ({ accountHasListing }) => accountHasListing),
      );
    }
    const place = placeByZip(form.zipCode);
    if (place === null)
      throw wrong(
        'zipCode',
        say(listingWords, ({ zipNotFound }) => zipNotFound),
      );
    const phone = form.phone === undefined ? null : usPhone(form.phone);
    if (form.phone !== undefined && phone === null) {
      throw wrong(
        'phone',
        say(inputWords, ({ giveTenDigits }) => giveTenDigits),
      );
    }
    const id = ContractorId.parse(newId('ct'));
    const billingIdentity = billingIdentityOf({ id, state: place.state, phone });
    const known = await listingByIdentity(ctx.db, billingIdentity);
    if (known !== null) {
      const message = say(listingWords, ({ claimInstead }) => claimInstead(known.companyName));
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
        language: await callersLanguage(ctx),
        businessType: form.businessType ?? null,
        createdAt: now,
        updatedAt: now,
      },
    ]);
    return showContractorProfile(ctx);
  });

const wrong = (field: string, message: Said) => new DomainError('invalid-input', message, { [field]: message });
