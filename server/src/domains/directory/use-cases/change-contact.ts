import type { ContactChange, ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { CODE_ATTEMPTS } from '@plumbline/contract/domains/directory/listing.ts';
import type { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { inputWords } from '@plumbline/contract/kernel/input.words.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../../accounts/public.ts';
import { findOptOuts, optOut, sendMessages } from '../../messaging/public.ts';
import { listingWords } from '../listing.words.ts';
import { contactChangedMessage } from '../notifications.ts';
import { billingIdentityOf } from '../policy.ts';
import { codeHash, isSameHash, wrongCode } from '../rules/claim-secret.ts';
import { usPhone } from '../rules/contact-facts.ts';
import { attemptChange, setChangeConfirmed } from '../store/contact-change.ts';
import { updateContractor } from '../store/contractor.ts';
import { listingByIdentity, type OwnedListing } from '../store/listing-of-account.ts';
import type { Listing } from '../views.ts';
import { type SentContactCode, sendContactCode } from './send-contact-code.ts';
import { loadOwnListing, showContractorProfile } from './show-contractor-profile.ts';

/**
 * Sends a code to a new phone or email for the signed-in contractor's listing, or to its current phone if that is not
 * proven. Nothing changes until the code is confirmed.
 *
 * @throws DomainError 'not-found' without a listing; 'invalid-input' for an invalid US phone number; 'already-happened'
 * if it is the current one, or another listing's phone, or too many codes were sent; 'unavailable' if sending this way
 * is not configured.
 */
export const requestContactChange = (ctx: Context, change: ContactChange): Promise<SentContactCode> =>
  inTransaction(ctx, async (ctx) => {
    const listing = await loadOwnListing(ctx);
    const address = change.channel === 'email' ? change.address : await newPhone(ctx, listing, change.address);
    const isToProve = change.channel === 'phone' && !listing.isProven;
    if (address === listing[change.channel] && !isToProve) {
      throw refused(
        say(listingWords, ({ hasThisEmail, hasThisPhone }) =>
          change.channel === 'email' ? hasThisEmail : hasThisPhone,
        ),
      );
    }
    return sendContactCode(ctx, listing, { ...change, address });
  });

const refused = (message: Said) => new DomainError('already-happened', message, { address: message });

/** Returns a new phone in E.164. Throws a DomainError if it is invalid or another listing's. */
async function newPhone(ctx: Context, listing: OwnedListing, typed: string): Promise<string> {
  const phone = usPhone(typed);
  if (phone === null) {
    const message = say(inputWords, ({ giveTenDigits }) => giveTenDigits);
    throw new DomainError('invalid-input', message, { address: message });
  }
  const identity = billingIdentityOf({ id: listing.id, state: listing.state, phone });
  const known = await listingByIdentity(ctx.db, identity);
  if (known !== null && known.slug !== listing.slug) {
    throw refused(say(listingWords, ({ phoneIsListed }) => phoneIsListed(known.companyName)));
  }
  return phone;
}

/**
 * Sets the listing's phone or email to the one that the code was sent to. This proves a phone. A new phone is texted
 * only with consent, and an opt-out made on the site ends with the old one. The key of the free referrals stays the
 * same. The old email address is notified of the change.
 *
 * @throws DomainError 'not-allowed', always the same, for a wrong or expired code, used-up attempts, an unknown change.
 */
export async function confirmContactChange(
  ctx: Context,
  id: ContactChangeId,
  given: { readonly code: string; readonly smsConsent: boolean },
): Promise<ContractorProfile> {
  await confirmByCode(ctx, loadOwnListing, id, { ...given, mayChange: true });
  return showContractorProfile(ctx);
}

interface GivenCode {
  readonly code: string;
  readonly smsConsent: boolean;
  /** Allows a new address for the listing, which only its owner's account may set. */
  readonly mayChange: boolean;
}

/** Confirms a code for the listing that `load` finds. */
export async function confirmByCode(
  ctx: Context,
  load: (ctx: Context) => Promise<Listing>,
  id: ContactChangeId,
  given: GivenCode,
): Promise<void> {
  // Throw outside the transaction: the attempt must stay counted.
  const isTaken = await inTransaction(ctx, async (ctx) => takeChange(ctx, await load(ctx), id, given));
  if (isTaken) return;
  throw wrongCode();
}

async function takeChange(
  ctx: Context,
  listing: Listing,
  id: ContactChangeId,
  { code, smsConsent, mayChange }: GivenCode,
): Promise<boolean> {
  const now = ctx.clock.now();
  const change = await attemptChange(ctx.db, { id, contractorId: listing.id }, { attempts: CODE_ATTEMPTS, now });
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
