import type { AnswerReceipt, ContractorResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ProposalId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { receiptFor } from '../rules/receipts.ts';
import { insertProposedTime, proposedTimesOf } from '../store/proposed-time.ts';
import type { RequestCase } from '../store/request-case.ts';
import type { StoredReferral } from '../tables.ts';
import { changesUsed } from '../views.ts';
import { announce } from './announce.ts';
import { type Applied, applyReferralEvent } from './apply-event.ts';
import { openCaseOfReferral } from './open-case.ts';
import { readProposedTime } from './read-proposed-time.ts';
import { assessFee } from './settle-acceptance.ts';
import { takeBack } from './take-back.ts';

/**
 * A contractor accepts, denies or proposes a time. Denying an accepted request before payment takes the acceptance
 * back. The same answer again has no further effect and the same receipt.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' when it is too late, 'spending-cap' when it
 * costs more than the contractor wants to spend this month, 'invalid-input'.
 */
export const answerAsContractor = (ctx: Context, answer: ContractorResponse): Promise<AnswerReceipt> =>
  openCaseOfReferral(ctx, answer.serviceRequestId, answer.contractorId, async (ctx, opened, referral) => {
    const applied = await applyAnswer(ctx, opened, referral, answer);
    if (applied === null) return receiptFor(referral, ctx.settings);
    await announce(ctx, applied.request, applied.happenings);
    const after = applied.referrals.find(({ id }) => id === referral.id) ?? referral;
    return receiptFor(after, ctx.settings);
  });

/** Null when this very answer was given before. */
async function applyAnswer(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  answer: ContractorResponse,
): Promise<Applied | null> {
  const answered = { contractorAnswer: answer.response, answeredAt: referral.answeredAt ?? ctx.clock.now() };
  switch (answer.response) {
    case 'accept': {
      if (referral.contractorAnswer === 'accept' && ['settled', 'accepted-unpaid'].includes(referral.status))
        return null;
      const { type, fee } = await acceptance(ctx, opened, referral);
      return applyReferralEvent(ctx, opened, referral, type, 'contractor', { ...answered, ...fee }, answer.message);
    }
    case 'deny':
      if (referral.status === 'denied') return null;
      if (referral.status === 'accepted-unpaid') return takeBack(ctx, opened, referral, answered, answer.message);
      return applyReferralEvent(ctx, opened, referral, 'deny', 'contractor', answered, answer.message);
    case 'propose':
      return propose(ctx, opened, referral, answer);
  }
}

/** The event of an acceptance, settled at once when it is free, else waiting for its fee; and what it sets. */
export async function acceptance(ctx: Context, { request }: RequestCase, referral: StoredReferral) {
  // Refused before a fee is written down, so that a late answer is told what happened and not what it would cost.
  const isOpen = ['offered', 'proposed', 'countered'].includes(referral.status) && referral.frozenAt === null;
  const { amountCents, paymentId } =
    isOpen && request.idleSince === null
      ? await assessFee(ctx, request, referral)
      : { amountCents: 0, paymentId: null };
  const type = amountCents === 0 ? ('accept' as const) : ('accept-fee-due' as const);
  return { type, fee: { feeCents: amountCents, paymentId } };
}

async function propose(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  answer: ContractorResponse,
): Promise<Applied | null> {
  const wall = readProposedTime(ctx, opened.request.timeZone, answer.proposedDate ?? '', answer.proposedTime ?? '');
  const terms = { estimatedCost: answer.estimatedCost ?? null, serviceDetails: answer.serviceDetails ?? null };
  const last = (await proposedTimesOf(ctx, [referral.id])).findLast(({ byParty }) => byParty === 'contractor');
  const isRepetition =
    last !== undefined &&
    last.day === wall.day &&
    last.clockTime === wall.time &&
    last.message === (answer.message ?? null) &&
    referral.contractorAnswer === 'propose' &&
    (referral.status === 'withdrawn' ||
      (referral.status === 'proposed' &&
        referral.estimatedCost === terms.estimatedCost &&
        referral.serviceDetails === terms.serviceDetails));
  if (isRepetition) return null;
  const isOnceTooOften = referral.proposals > 0 && changesUsed(referral) >= MAX_PROPOSAL_CHANGES;
  const applied = await applyReferralEvent(
    ctx,
    opened,
    referral,
    isOnceTooOften ? 'propose-once-too-often' : 'propose',
    'contractor',
    {
      contractorAnswer: 'propose',
      answeredAt: referral.answeredAt ?? ctx.clock.now(),
      proposalId: referral.proposalId ?? ProposalId.parse(newId('pp')),
      proposals: referral.proposals + 1,
      ...terms,
    },
  );
  await insertProposedTime(ctx, {
    referralId: referral.id,
    byParty: 'contractor',
    day: wall.day,
    clockTime: wall.time,
    message: answer.message ?? null,
    proposedAt: ctx.clock.now(),
  });
  return applied;
}
