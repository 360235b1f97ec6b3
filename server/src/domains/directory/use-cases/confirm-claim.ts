import { CODE_ATTEMPTS } from '@plumbline/contract/domains/directory/listing.ts';
import { type ClaimId, ListingKey } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { codeHash, isSameHash, KEY_DAYS, keyHash, wrongCode } from '../rules/claim-secret.ts';
import { contractorById, sourceNamesPhone, updateContractor } from '../store/contractor.ts';
import { attemptClaim, confirmStoredClaim, type OpenClaim } from '../store/listing-claim.ts';
import type { Listing } from '../views.ts';
import { giveListing } from './take-listing.ts';

const DAY = 24 * 60 * 60_000;

export interface TakenOver {
  readonly listingKey: ListingKey;
  readonly slug: string;
}

/**
 * Takes over a listing with the code that was sent to it, and revokes earlier keys. With `smsConsent` and a code sent
 * by phone, that phone may be texted from now on. A code by phone proves that phone; one by email proves only a phone
 * that a public source names for the firm, never one that was typed in here. A signed-in contractor without a listing
 * gets it in the account.
 *
 * @throws DomainError 'not-allowed', always the same, for a wrong or expired code, used-up attempts, an unknown claim.
 */
export async function confirmClaim(
  ctx: Context,
  id: ClaimId,
  given: { readonly code: string; readonly smsConsent: boolean },
): Promise<TakenOver> {
  // Throw outside the transaction: the attempt must stay counted.
  const taken = await inTransaction(ctx, (ctx) => takeOver(ctx, id, given));
  if (taken !== null) return taken;
  throw wrongCode();
}

async function takeOver(
  ctx: Context,
  id: ClaimId,
  { code, smsConsent }: { readonly code: string; readonly smsConsent: boolean },
): Promise<TakenOver | null> {
  const now = ctx.clock.now();
  const claim = await attemptClaim(ctx.db, id, { attempts: CODE_ATTEMPTS, now });
  if (claim === null || !isSameHash(claim.codeHash, codeHash(id, code))) return null;
  const contractor = await contractorById(ctx.db, claim.contractorId);
  if (contractor === null || contractor.status === 'hidden') return null;
  const listingKey = ListingKey.parse(newId('lk'));
  const key = { hash: keyHash(listingKey), until: new Date(now.getTime() + KEY_DAYS * DAY) };
  await confirmStoredClaim(ctx.db, { id, contractorId: contractor.id }, key, now);
  await updateContractor(ctx.db, contractor.id, {
    isClaimed: true,
    ...(smsConsent && claim.channel === 'phone' && { smsConsentAt: now }),
    ...((await provesPhone(ctx, contractor, claim)) && { provenPhone: contractor.phone }),
    updatedAt: now,
  });
  if (ctx.actor.kind === 'craftsman') await giveListing(ctx, contractor.id);
  return { listingKey, slug: contractor.slug };
}

const provesPhone = async (ctx: Context, { id, phone }: Listing, { channel, address }: OpenClaim): Promise<boolean> =>
  phone !== null && (channel === 'phone' ? address === phone : await sourceNamesPhone(ctx.db, id));
