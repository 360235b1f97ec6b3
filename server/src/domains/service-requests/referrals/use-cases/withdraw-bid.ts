import type { ContractorBid } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { ReferralId, type UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { withdrawOwnBid } from '../../../bids/public.ts';
import { listingOf } from '../../../directory/public.ts';
import { announce, announceAnswer } from '../../lifecycle/use-cases/announce.ts';
import { endReferral } from '../../lifecycle/use-cases/end-referral.ts';
import { openCaseOfReferral } from '../../lifecycle/use-cases/open-case.ts';
import { readableRequest } from '../../policy.ts';
import { contractorBid, projectBid } from '../../views.ts';
import { openReferralsOf } from '../store/contractor-referral.ts';

/**
 * Withdraws the signed-in contractor's proposal, or bid on a project. Repeating it has no effect.
 *
 * @throws DomainError 'not-found' for another contractor's as for an unknown one, 'already-happened' if it has an
 * outcome.
 */
export const withdrawBid = (ctx: Context, id: string): Promise<ContractorBid> =>
  inTransaction(ctx, async (ctx) => {
    const own = await withdrawOwnBid(ctx, id);
    return own === null ? withdrawProposal(ctx, ReferralId.parse(id)) : projectBid(own);
  });

async function withdrawProposal(ctx: Context, id: ReferralId): Promise<ContractorBid> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return openCaseOfReferral(ctx, id, listing.id, async (ctx, opened, referral) => {
    if (referral.amountCents === null) throw notFound();
    if (referral.status === 'denied') return contractorBid(referral, readableRequest(opened.request, referral));
    const change = { contractorAnswer: 'deny' as const };
    const applied = await endReferral(ctx, opened, referral, 'deny', 'contractor', change);
    const after = await announceAnswer(ctx, applied, referral);
    return contractorBid(after, readableRequest(applied.request, after));
  });
}

/**
 * Declines everything that a departing contractor was asked or has proposed, so that no customer waits for them; their
 * customers are notified as usual. Anything on hold stays until its fee is settled or lapses.
 */
export async function withdrawAllOf(ctx: Context, owner: UserId): Promise<void> {
  const listing = await listingOf(ctx, owner);
  if (listing === null) return;
  for (const id of await openReferralsOf(ctx, listing.id)) {
    await openCaseOfReferral(ctx, id, listing.id, async (ctx, opened, referral) => {
      if (!['offered', 'proposed', 'countered'].includes(referral.status) || referral.frozenAt !== null) return;
      const change = { contractorAnswer: 'deny' as const };
      const applied = await endReferral(ctx, opened, referral, 'deny', 'contractor', change);
      await announce(ctx, applied.request, applied.happenings);
    });
  }
}
