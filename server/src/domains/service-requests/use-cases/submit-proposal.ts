import { submitProposal as endpoint } from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { CraftsmanBid, ProposalForm } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { ProposalId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { once } from '../../../kernel/idempotency.ts';
import { newId } from '../../../kernel/random-id.ts';
import { type CraftsmanListing, listingOf } from '../../directory/public.ts';
import { refusalError } from '../rules/refusals.ts';
import { requestOfOpportunity } from '../store/opportunity.ts';
import { insertProposedTime, proposedTimesOf } from '../store/proposed-time.ts';
import { insertReferral } from '../store/referral.ts';
import type { RequestCase } from '../store/request-case.ts';
import type { StoredReferral } from '../tables.ts';
import { changesUsed, craftsmanBid } from '../views.ts';
import { announce } from './announce.ts';
import { applyReferralEvent } from './apply-event.ts';
import { openCase } from './open-case.ts';
import { readProposedTime, type WallTime } from './read-proposed-time.ts';

/**
 * The signed-in craftsman proposes to do an open request for an amount; while the proposal is open another one changes
 * it, at most three times. The same proposal again has no further effect.
 * @throws DomainError 'not-found' without a listing or such an opportunity; 'already-happened' when the request takes
 * no proposals, or no more of this craftsman; 'invalid-input' for a time that can't be.
 */
export async function submitProposal(ctx: Context, form: ProposalForm, key: string | null): Promise<CraftsmanBid> {
  const { userId } = signedIn(ctx.actor);
  return once(ctx, { endpoint: `${endpoint.name} ${userId}`, key, body: form }, async (ctx) => {
    const listing = await listingOf(ctx, userId);
    const requestId = listing === null ? null : await requestOfOpportunity(ctx, form.projectId);
    if (listing === null || requestId === null) throw notFound();
    return openCase(ctx, requestId, (ctx, opened) => propose(ctx, opened, listing, form));
  });
}

async function propose(
  ctx: Context,
  opened: RequestCase,
  listing: CraftsmanListing,
  form: ProposalForm,
): Promise<CraftsmanBid> {
  const earlier = opened.referrals.find(({ contractorId }) => contractorId === listing.id);
  const { proposedDate: date, proposedTime: time } = form;
  const wall = date && time ? readProposedTime(ctx, opened.request.timeZone, date, time) : null;
  if (earlier !== undefined && (await isRepetition(ctx, earlier, form, wall))) {
    return craftsmanBid(earlier, opened.request);
  }
  if (earlier === undefined) refuseNewcomer(opened, listing);
  const referral = earlier ?? (await insertReferral(ctx, newReferral(ctx, opened, listing)));
  const referrals = earlier === undefined ? [...opened.referrals, referral] : opened.referrals;
  const isOnceTooOften = referral.proposals > 0 && changesUsed(referral) >= MAX_PROPOSAL_CHANGES;
  const amountCents = Math.round(form.bidAmount * 100);
  const applied = await applyReferralEvent(
    ctx,
    { ...opened, referrals },
    referral,
    isOnceTooOften ? 'propose-once-too-often' : 'propose',
    'contractor',
    {
      contractorAnswer: 'propose',
      answeredAt: referral.answeredAt ?? ctx.clock.now(),
      proposalId: referral.proposalId ?? ProposalId.parse(newId('pp')),
      proposals: referral.proposals + 1,
      amountCents,
      estimatedCost: formatMoney(amountCents),
      serviceDetails: form.proposalDetails,
    },
  );
  if (wall !== null) {
    await insertProposedTime(ctx, {
      referralId: referral.id,
      byParty: 'contractor',
      day: wall.day,
      clockTime: wall.time,
      message: null,
      proposedAt: ctx.clock.now(),
    });
  }
  await announce(ctx, applied.request, applied.happenings);
  const after = applied.referrals.find(({ id }) => id === referral.id) ?? referral;
  return craftsmanBid(after, applied.request);
}

/** Whether the proposal stands like this already. */
async function isRepetition(
  ctx: Context,
  earlier: StoredReferral,
  form: ProposalForm,
  wall: WallTime | null,
): Promise<boolean> {
  const isSame =
    (earlier.status === 'proposed' || earlier.status === 'withdrawn') &&
    earlier.amountCents === Math.round(form.bidAmount * 100) &&
    earlier.serviceDetails === form.proposalDetails;
  if (!isSame || wall === null) return isSame;
  const last = (await proposedTimesOf(ctx, [earlier.id])).findLast(({ byParty }) => byParty === 'contractor');
  return last?.day === wall.day && last.clockTime === wall.time;
}

/** @throws DomainError 'already-happened' when the request takes no new proposals, or the craftsman no new work. */
function refuseNewcomer({ request, referrals }: RequestCase, listing: CraftsmanListing): void {
  if (listing.status === 'hidden') {
    throw new DomainError('already-happened', 'Your listing is hidden. Please write to support.');
  }
  if (!listing.isProven) {
    throw new DomainError('already-happened', 'Confirm the phone of your listing first: your dashboard shows how.');
  }
  if (listing.maxOpenJobs !== null && listing.openJobs >= listing.maxOpenJobs) {
    throw new DomainError(
      'already-happened',
      `You have ${listing.openJobs} open jobs, as many as you allow yourself. Complete one, or raise the limit.`,
    );
  }
  const winner = referrals.find(({ status }) => status === 'accepted-unpaid' || status === 'settled');
  if (winner?.status === 'accepted-unpaid') throw refusalError('frozen', request, null);
  if (!['submitted', 'contractors-notified', 'responses-received'].includes(request.status)) {
    throw refusalError('too-late', request, null);
  }
}

const newReferral = (ctx: Context, { request }: RequestCase, listing: CraftsmanListing) => ({
  id: ReferralId.parse(newId('rf')),
  requestId: request.id,
  contractorId: listing.id,
  status: 'offered' as const,
  answerBy: null,
  offeredAt: ctx.clock.now(),
});
