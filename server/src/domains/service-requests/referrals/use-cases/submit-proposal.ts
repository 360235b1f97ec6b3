import { submitProposal as endpoint } from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorBid, ProposalForm } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { ProposalId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { type ListingOfAccount, listingOf } from '../../../directory/public.ts';
import { refusalError } from '../../lifecycle/rules/refusals.ts';
import { insertProposedTime, proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { announceAnswer } from '../../lifecycle/use-cases/announce.ts';
import { applyReferralEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { requestOfOpportunity } from '../../opportunities/store/opportunity.ts';
import { readableRequest } from '../../policy.ts';
import type { StoredReferral } from '../../tables.ts';
import { changesUsed, contractorBid } from '../../views.ts';
import { referralWords } from '../referral.words.ts';
import { insertReferral } from '../store/referral.ts';
import { readProposedTime, type WallTime } from './read-proposed-time.ts';

/**
 * Submits the signed-in contractor's proposal with an amount for an open request. While it is open, another one changes
 * it, at most `MAX_PROPOSAL_CHANGES` times. Repeating the same proposal has no further effect.
 * @throws DomainError 'not-found' without a listing or such an opportunity; 'already-happened' if the request takes no
 * proposals, or no more from this contractor; 'invalid-input' for an impossible time
 */
export async function submitProposal(ctx: Context, form: ProposalForm, key: string | null): Promise<ContractorBid> {
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
  listing: ListingOfAccount,
  form: ProposalForm,
): Promise<ContractorBid> {
  const earlier = opened.referrals.find(({ contractorId }) => contractorId === listing.id);
  const { proposedDate: date, proposedTime: time } = form;
  const wall = date && time ? readProposedTime(ctx, opened.request.timeZone, date, time) : null;
  if (earlier !== undefined && (await isRepetition(ctx, earlier, form, wall))) {
    return contractorBid(earlier, readableRequest(opened.request, earlier));
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
      estimatedCost: formatsIn(DEFAULT_LANGUAGE).formatMoney(amountCents),
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
  const after = await announceAnswer(ctx, applied, referral);
  return contractorBid(after, readableRequest(applied.request, after));
}

/** Returns whether the same proposal was already submitted. */
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

/** @throws DomainError 'already-happened' if the request takes no new proposals, or the contractor no new work */
function refuseNewcomer({ request, referrals }: RequestCase, listing: ListingOfAccount): void {
  if (listing.status === 'hidden') {
    throw new DomainError(
      'already-happened',
      say(referralWords, ({ listingHidden }) => listingHidden),
    );
  }
  if (!listing.isProven) {
    throw new DomainError(
      'already-happened',
      say(referralWords, ({ confirmPhone }) => confirmPhone),
    );
  }
  if (listing.maxOpenJobs !== null && listing.openJobs >= listing.maxOpenJobs) {
    throw new DomainError(
      'already-happened',
      say(referralWords, ({ tooManyJobs }) => tooManyJobs(listing.openJobs)),
    );
  }
  const winner = referrals.find(({ status }) => status === 'accepted-unpaid' || status === 'settled');
  if (winner?.status === 'accepted-unpaid') throw refusalError('frozen', request, null);
  if (!['submitted', 'contractors-notified', 'responses-received'].includes(request.status)) {
    throw refusalError('too-late', request, null);
  }
}

const newReferral = (ctx: Context, { request }: RequestCase, listing: ListingOfAccount) => ({
  id: ReferralId.parse(newId('rf')),
  requestId: request.id,
  contractorId: listing.id,
  status: 'offered' as const,
  answerBy: null,
  offeredAt: ctx.clock.now(),
});
