import type { CraftsmanBid } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { ReferralId, type UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { withdrawOwnBid } from '../../bids/public.ts';
import { listingOf } from '../../directory/public.ts';
import { openReferralsOf } from '../store/craftsman-referral.ts';
import { craftsmanBid, projectBid } from '../views.ts';
import { announce } from './announce.ts';
import { applyReferralEvent } from './apply-event.ts';
import { openCaseOfReferral } from './open-case.ts';

/**
 * The signed-in craftsman takes a proposal, or a bid on a project, back. Again has no further effect.
 * @throws DomainError 'not-found' for somebody else's as for none, 'already-happened' for one that has an outcome.
 */
export const withdrawBid = (ctx: Context, id: string): Promise<CraftsmanBid> =>
  inTransaction(ctx, async (ctx) => {
    const own = await withdrawOwnBid(ctx, id);
    return own === null ? withdrawProposal(ctx, ReferralId.parse(id)) : projectBid(own);
  });

async function withdrawProposal(ctx: Context, id: ReferralId): Promise<CraftsmanBid> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return openCaseOfReferral(ctx, id, listing.id, async (ctx, opened, referral) => {
    if (referral.amountCents === null) throw notFound();
    if (referral.status === 'denied') return craftsmanBid(referral, opened.request);
    const change = { contractorAnswer: 'deny' as const };
    const applied = await applyReferralEvent(ctx, opened, referral, 'deny', 'contractor', change);
    await announce(ctx, applied.request, applied.happenings);
    return craftsmanBid(applied.referrals.find((other) => other.id === id) ?? referral, applied.request);
  });
}

/**
 * Declines all that a craftsman who leaves is asked or has proposed, so that no customer waits for them; their customers
 * are told as always. What is on hold stays until its fee is settled or lapses.
 */
export async function withdrawAllOf(ctx: Context, owner: UserId): Promise<void> {
  const listing = await listingOf(ctx, owner);
  if (listing === null) return;
  for (const id of await openReferralsOf(ctx, listing.id)) {
    await openCaseOfReferral(ctx, id, listing.id, async (ctx, opened, referral) => {
      if (!['offered', 'proposed', 'countered'].includes(referral.status) || referral.frozenAt !== null) return;
      const change = { contractorAnswer: 'deny' as const };
      const applied = await applyReferralEvent(ctx, opened, referral, 'deny', 'contractor', change);
      await announce(ctx, applied.request, applied.happenings);
    });
  }
}
