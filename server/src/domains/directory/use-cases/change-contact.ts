import type { ContactChange, CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import type { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../../accounts/public.ts';
import { findOptOuts, optOut, sendMessages } from '../../messaging/public.ts';
import { contactChangedMessage } from '../notifications.ts';
import { billingIdentityOf } from '../policy.ts';
import { ATTEMPTS, codeHash, isSameHash } from '../rules/claim-secret.ts';
import { usPhone } from '../rules/contact-facts.ts';
import { attemptChange, setChangeConfirmed } from '../store/contact-change.ts';
import { updateContractor } from '../store/contractor.ts';
import { listingByIdentity, type OwnedListing } from '../store/craftsman-listing.ts';
import type { Listing } from '../views.ts';
import { type SentContactCode, sendContactCode } from './send-contact-code.ts';
import { loadOwnListing, showCraftsmanProfile } from './show-craftsman-profile.ts';

/**
 * Sends a code to a new phone or email for the signed-in craftsman's listing, or to its current phone while that is not
 * proven. Nothing changes before the code comes back.
 * @throws DomainError 'not-found' while there is no listing; 'invalid-input' for an invalid US phone number;
 * 'already-happened' when it is the present one, or the phone of another listing, or too many codes were sent;
 * 'unavailable' when nothing is set up to send this way.
 */
export const requestContactChange = (ctx: Context, change: ContactChange): Promise<SentContactCode> =>
  inTransaction(ctx, async (ctx) => {
    const listing = await loadOwnListing(ctx);
    const address = change.channel === 'email' ? change.address : await newPhone(ctx, listing, change.address);
    const isToProve = change.channel === 'phone' && !listing.isProven;
    if (address === listing[change.channel] && !isToProve) {
      throw refused(`Your listing has this ${change.channel === 'email' ? 'e-mail address' : 'phone number'} already.`);
    }
    return sendContactCode(ctx, listing, { ...change, address });
  });

const refused = (message: string) => new DomainError('already-happened', message, { address: message });

/** In E.164, and nobody else's. */
async function newPhone(ctx: Context, listing: OwnedListing, typed: string): Promise<string> {
  const phone = usPhone(typed);
  const message = 'Give ten digits, such as (502) 555-0134';
  if (phone === null) throw new DomainError('invalid-input', message, { address: message });
  const identity = billingIdentityOf({ id: listing.id, state: listing.state, phone });
  const known = await listingByIdentity(ctx.db, identity);
  if (known !== null && known.slug !== listing.slug) {
    throw refused(`${known.companyName} is in the directory with this phone already.`);
  }
  return phone;
}

/**
 * Makes the phone or email that the code was sent to the listing's; a phone is then proven. A new phone is texted only
 * with consent; an opt-out from the site ends with it; the billing identity stays. The old email is told about a
 * change.
 * @throws DomainError 'not-allowed', always the same, for a wrong or expired code, used-up attempts, an unknown change.
 */
export async function confirmContactChange(
  ctx: Context,
  id: ContactChangeId,
  given: { readonly code: string; readonly smsConsent: boolean },
): Promise<CraftsmanProfile> {
  await confirmByCode(ctx, loadOwnListing, id, { ...given, mayChange: true });
  return showCraftsmanProfile(ctx);
}

interface GivenCode {
  readonly code: string;
  readonly smsConsent: boolean;
  /** Whether another address may become the listing's: in its owner's account alone. */
  readonly mayChange: boolean;
}

/** The same for the listing that `load` finds. */
export async function confirmByCode(
  ctx: Context,
  load: (ctx: Context) => Promise<Listing>,
  id: ContactChangeId,
  given: GivenCode,
): Promise<void> {
  // A refusal is thrown outside: the attempt must stay counted.
  const isTaken = await inTransaction(ctx, async (ctx) => takeChange(ctx, await load(ctx), id, given));
  if (isTaken) return;
  throw new DomainError('not-allowed', 'This code is wrong or has expired. Check it, or ask for a new one.', {
    code: 'This code is wrong or has expired.',
  });
}

async function takeChange(
  ctx: Context,
  listing: Listing,
  id: ContactChangeId,
  { code, smsConsent, mayChange }: GivenCode,
): Promise<boolean> {
  const now = ctx.clock.now();
  const change = await attemptChange(ctx.db, { id, contractorId: listing.id }, { attempts: ATTEMPTS, now });
  if (change === null || !isSameHash(change.codeHash, codeHash(id, code))) return false;
  const isAnother = change.address !== listing[change.channel];
  if (isAnother && !mayChange) return false;
  await setChangeConfirmed(ctx.db, id, now);
  const before = [listing.email, listing.phone].flatMap((address) => address ?? []);
  if ((await findOptOuts(ctx, before)).includes('site')) await optOut(ctx, [change.address], 'site');
  await updateContractor(ctx.db, listing.id, {
    ...(change.channel === 'email'
      ? { email: change.address }
      : {
          phone: change.address,
          provenPhone: change.address,
          smsConsentAt: smsConsent ? now : isAnother ? null : listing.smsConsentAt,
        }),
    updatedAt: now,
  });
  if (!isAnother) return true;
  if (listing.email !== null)
    await sendMessages(ctx, [contactChangedMessage(id, change.channel, listing.email, listing)]);
  await recordSecurityEvent(ctx, { name: 'contact-changed', userId: signedIn(ctx.actor).userId });
  return true;
}
