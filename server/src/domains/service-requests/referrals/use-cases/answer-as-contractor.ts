import type { CardName } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { AnswerReceipt, ContractorResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import { respondAsContractor } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { type PaymentId, ProposalId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { rememberLanguage } from '../../../directory/public.ts';
import { requestCharge, showFeePayment } from '../../../payments/public.ts';
import { receiptFor } from '../../connections/rules/receipts.ts';
import { insertProposedTime, proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { announceAnswer } from '../../lifecycle/use-cases/announce.ts';
import { type Applied, applyReferralEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { endReferral } from '../../lifecycle/use-cases/end-referral.ts';
import { openCaseOfReferral } from '../../lifecycle/use-cases/open-case.ts';
import { assessFee } from '../../lifecycle/use-cases/settle-acceptance.ts';
import type { StoredReferral } from '../../tables.ts';
import { changesUsed } from '../../views.ts';
import { readProposedTime } from './read-proposed-time.ts';
import { takeBack } from './take-back.ts';

/**
 * Accepts or denies a request, or proposes a time, for a contractor. Denying an accepted request before payment takes
 * the acceptance back. Repeating the same answer has no further effect and returns the same receipt. Repeating its key
 * has none either, even if something else has happened since: a browser without a connection repeats it much later.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' if it is too late, 'spending-cap' if it would
 * exceed the contractor's monthly cap, 'invalid-input'
 */
export const answerAsContractor = (
  ctx: Context,
  answer: ContractorResponse,
  key: string | null = null,
): Promise<AnswerReceipt> =>
  openCaseOfReferral(ctx, answer.serviceRequestId, answer.contractorId, async (ctx, opened, referral) => {
    let current = referral;
    // Without scripts, a page that somebody has gone back to sends another answer under the same key.
    const endpoint = `${respondAsContractor.name}-${answer.response}`;
    await once(ctx, { endpoint, key, body: answer }, async (ctx) => {
      const applied = await applyAnswer(ctx, opened, referral, answer);
      await rememberLanguage(ctx, answer.contractorId, ctx.language);
      if (applied !== null) current = await announceAnswer(ctx, applied, referral);
      return {};
    });
    return receiptFor(current, ctx.settings, ctx.language, await cardBeingCharged(ctx, current));
  });

/** Returns null if the same answer was given before. */
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
      const change = { ...answered, ...fee };
      const applied = await applyReferralEvent(ctx, opened, referral, type, 'contractor', change, answer.message);
      return charged(applied, referral, await chargeKeptCard(ctx, referral, fee, answer));
    }
    case 'deny':
      if (referral.status === 'denied') return null;
      if (referral.status === 'accepted-unpaid') return takeBack(ctx, opened, referral, answered, answer.message);
      return endReferral(ctx, opened, referral, 'deny', 'contractor', answered, answer.message);
    case 'propose':
      return propose(ctx, opened, referral, answer);
  }
}

/** Asks for the fee to be charged to the contractor's kept card, if the answer said so and the fee isn't higher. */
async function chargeKeptCard(
  ctx: Context,
  { contractorId }: StoredReferral,
  { feeCents, paymentId }: { readonly feeCents: number; readonly paymentId: PaymentId | null },
  { chargeCents = 0 }: ContractorResponse,
): Promise<CardName | null> {
  if (paymentId === null || feeCents > chargeCents) return null;
  return requestCharge(ctx, { paymentId, contractorId, amountCents: feeCents });
}

/** Adds the card that an acceptance charges to its announcement. */
const charged = (applied: Applied, { id }: StoredReferral, card: CardName | null): Applied =>
  card === null
    ? applied
    : {
        ...applied,
        happenings: applied.happenings.map((happening) =>
          happening.type === 'accept-fee-due' && happening.referral?.id === id ? { ...happening, card } : happening,
        ),
      };

async function cardBeingCharged(ctx: Context, { id, status }: StoredReferral): Promise<CardName | null> {
  const charge = status === 'accepted-unpaid' ? (await showFeePayment(ctx, id))?.charge : null;
  return charge?.state === 'charging' ? charge.card : null;
}

/** Returns the event of an acceptance and its fee. A free one settles immediately. */
export async function acceptance(ctx: Context, { request }: RequestCase, referral: StoredReferral) {
  // Don't assess a fee for an answer that will be refused. The refusal then names the event, not the cost.
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
