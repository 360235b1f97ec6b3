import type { ContactChange, CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../../accounts/public.ts';
import { findOptOuts, optOut, sendMessages } from '../../messaging/public.ts';
import { contactChangedMessage, contactCodeMessage } from '../notifications.ts';
import { billingIdentityOf } from '../policy.ts';
import { ATTEMPTS, codeHash, codeLimit, isSameHash, newCode } from '../rules/claim-secret.ts';
import { usPhone } from '../rules/contact-facts.ts';
import { attemptChange, insertChange, setChangeConfirmed } from '../store/contact-change.ts';
import { updateContractor } from '../store/contractor.ts';
import { listingByIdentity, type OwnedListing } from '../store/craftsman-listing.ts';
import { countCodes } from '../store/sent-code.ts';
import { loadOwnListing, showCraftsmanProfile } from './show-craftsman-profile.ts';

const MINUTE = 60_000;

/**
 * Sends a code to another phone or e-mail of the signed-in craftsman's listing, at most three in an hour and eight in a
 * day. Nothing is changed before the code comes back.
 * @throws DomainError 'not-found' while there is no listing; 'invalid-input' for no US phone number;
 * 'already-happened' when it is the present one, or the phone of another listing, or too many codes were sent.
 */
export const requestContactChange = (
  ctx: Context,
  change: ContactChange,
): Promise<{ changeId: ContactChangeId; message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const listing = await loadOwnListing(ctx);
    const address = change.channel === 'email' ? change.address : await newPhone(ctx, listing, change.address);
    if (address === listing[change.channel]) {
      throw refused(`Your listing has this ${change.channel === 'email' ? 'e-mail address' : 'phone number'} already.`);
    }
    const now = ctx.clock.now();
    const limit = codeLimit(await countCodes(ctx.db, 'changes', listing.id, now));
    if (limit !== null) throw refused(limit);
    const [id, code] = [ContactChangeId.parse(newId('cc')), newCode()];
    await insertChange(ctx.db, {
      id,
      contractorId: listing.id,
      channel: change.channel,
      address,
      codeHash: codeHash(id, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
    });
    await sendMessages(ctx, [contactCodeMessage({ id, channel: change.channel, code }, address, listing)]);
    return { changeId: id, message: `A code is on its way there. It works for ${CODE_MINUTES} minutes.` };
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
 * Makes the phone or e-mail to which the code was sent the listing's. A new phone is texted only with consent; an
 * opt-out of the site goes with it; what free referrals are counted by stays. The e-mail that was there is told.
 * @throws DomainError 'not-allowed', always the same, for a wrong or expired code, used-up attempts, an unknown change.
 */
export async function confirmContactChange(
  ctx: Context,
  id: ContactChangeId,
  given: { readonly code: string; readonly smsConsent: boolean },
): Promise<CraftsmanProfile> {
  // A refusal is thrown outside: the attempt must stay counted.
  if (await inTransaction(ctx, (ctx) => takeChange(ctx, id, given))) return showCraftsmanProfile(ctx);
  throw new DomainError('not-allowed', 'This code is wrong or has expired. Check it, or ask for a new one.', {
    code: 'This code is wrong or has expired.',
  });
}

async function takeChange(
  ctx: Context,
  id: ContactChangeId,
  { code, smsConsent }: { readonly code: string; readonly smsConsent: boolean },
): Promise<boolean> {
  const now = ctx.clock.now();
  const listing = await loadOwnListing(ctx);
  const change = await attemptChange(ctx.db, { id, contractorId: listing.id }, { attempts: ATTEMPTS, now });
  if (change === null || !isSameHash(change.codeHash, codeHash(id, code))) return false;
  await setChangeConfirmed(ctx.db, id, now);
  const before = [listing.email, listing.phone].flatMap((address) => address ?? []);
  if ((await findOptOuts(ctx, before)).includes('site')) await optOut(ctx, [change.address], 'site');
  await updateContractor(ctx.db, listing.id, {
    ...(change.channel === 'email'
      ? { email: change.address }
      : { phone: change.address, smsConsentAt: smsConsent ? now : null }),
    updatedAt: now,
  });
  if (listing.email !== null)
    await sendMessages(ctx, [contactChangedMessage(id, change.channel, listing.email, listing)]);
  await recordSecurityEvent(ctx, { name: 'contact-changed', userId: signedIn(ctx.actor).userId });
  return true;
}
