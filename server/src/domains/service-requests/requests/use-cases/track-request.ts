import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { decideRequest, isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { AskedContractor, TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { type ContractorContact, contactsOf, contractorsByIds, reviewInvitationOf } from '../../../directory/public.ts';
import { type MessageFate, messageFates } from '../../../messaging/public.ts';
import { OFFER_PURPOSE } from '../../letters/rules/message-kinds.ts';
import { agreedTime } from '../../lifecycle/rules/agreed-time.ts';
import { answerTimeAt } from '../../lifecycle/rules/lane.ts';
import { readinessWords } from '../../lifecycle/rules/lane-words.ts';
import { appointmentIn, contradictionIn } from '../../lifecycle/rules/record.ts';
import { signOffOf } from '../../lifecycle/rules/sign-off.ts';
import { countResponses, historyOf, timelineOf } from '../../lifecycle/rules/timeline.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { loadCase, type RequestCase } from '../../lifecycle/store/request-case.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { hoursOf } from '../../lifecycle/use-cases/read-hours.ts';
import { awaitedProof } from '../../proofs/use-cases/show-contact-proof.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { fullAddress } from '../../views.ts';
import { offersNext, offersPassOn } from '../rules/next-pick.ts';
import { reopenUntil } from '../rules/reopening.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { endedBecause, statusWords } from '../rules/status-words.ts';

/** Returns the state of a request for its customer. @throws DomainError 'not-found' for an id that was never issued. */
export async function trackRequest(ctx: Context, id: ServiceRequestId): Promise<TrackingRecord> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  const { request, referrals } = opened;
  const settled = referrals.find(({ status }) => status === 'settled');
  const [events, contractors, fates, times, reviewInvitationId, proof, offered] = await Promise.all([
    eventsOf(ctx, id),
    contractorsByIds(
      ctx,
      referrals.map(({ contractorId }) => contractorId),
    ),
    messageFates(
      ctx,
      referrals.map((referral) => ({ kind: 'referral', id: referral.id })),
    ),
    proposedTimesOf(ctx, settled ? [settled.id] : []),
    request.status === 'completed' ? reviewInvitationOf(ctx, id) : null,
    awaitedProof(ctx, request),
    contactsOf(
      ctx,
      referrals.flatMap(({ status, contractorId }) => (status === 'offered' ? [contractorId] : [])),
    ),
  ]);
  const passedOver = await contractorsByIds(
    ctx,
    events.flatMap(({ type, contractorId }) => (type === 'pass-over' && contractorId ? [contractorId] : [])),
  );
  const byId = new Map<string, Contractor>(
    [...contractors, ...passedOver].map((contractor) => [contractor.id, contractor]),
  );
  const company = (contractorId: string) =>
    byId.get(contractorId)?.companyName ?? requestsWords[ctx.language].aContractor;
  const recorded = { request, referrals, events, company };
  const { bookedAt, startsAt } = appointmentIn(events);
  const openToProposals = request.opportunityId !== null;
  const selected = byId.get(settled?.contractorId ?? '');
  return {
    requestId: request.id,
    requestNumber: requestNumber(request.ordinal),
    title: titleOf(request),
    workType: request.workType,
    projectType: request.projectType,
    description: request.description,
    urgency: request.urgency,
    customerName: request.customerName,
    address: fullAddress(request),
    timeZone: request.timeZone,
    preferredDate: request.preferredDate,
    preferredTimeSlot: request.preferredTimeSlot,
    status: request.status,
    proof,
    statusMessage: statusWords(recorded, ctx.language),
    timeline: timelineOf(events, request, ctx.language),
    history: historyOf(events, company, ctx.language),
    openToProposals,
    contractorResponses: countResponses(events),
    contractors: referrals.map((referral) => ({
      ...askedContractor(ctx, referral, byId.get(referral.contractorId), fates),
      ...answersOf(ctx, request, referral, offered.get(referral.contractorId)),
    })),
    selectedContractor: selected
      ? {
          id: selected.id,
          name: selected.companyName,
          rating: selected.rating,
          isSampleRating: selected.isSampleRating,
          reviewCount: selected.reviewCount,
          isVerified: selected.isVerified,
          phone: selected.phone,
        }
      : null,
    agreedTime: settled ? agreedTime(settled, times, bookedAt) : null,
    appointmentAt: startsAt?.toISOString() ?? null,
    contradicted: contradictionIn(events),
    endedBecause: endedBecause(recorded, ctx.language),
    offersNext: offersNext(request, referrals),
    offersPassOn: offersPassOn(request, referrals),
    signOff: signOffOf(request, events, ctx.clock.now()),
    ...customerActions(ctx, opened),
    reviewInvitationId,
  };
}

function askedContractor(
  ctx: Context,
  referral: StoredReferral,
  contractor: Contractor | undefined,
  fates: readonly MessageFate[],
): AskedContractor {
  const offers = fates.filter(({ about, purpose }) => about.id === referral.id && purpose === OFFER_PURPOSE);
  return {
    contractorId: referral.contractorId,
    companyName: contractor?.companyName ?? requestsWords[ctx.language].aContractor,
    status: referral.status,
    frozen: referral.frozenAt !== null,
    answerBy: referral.answerBy?.toISOString() ?? null,
    responseId: referral.proposalId,
    notified: offers.map(({ channel, status, sentAt }) => ({ channel, status, at: sentAt?.toISOString() ?? null })),
    callInstead: referral.status === 'unreachable' ? (contractor?.phone ?? null) : null,
  };
}

/** Returns how soon a contractor sees an offer whose answer is awaited. */
function answersOf(
  ctx: Context,
  { urgency, timeZone }: StoredRequest,
  { status }: StoredReferral,
  contact: ContractorContact | undefined,
): Pick<AskedContractor, 'answers'> {
  if (status !== 'offered' || contact === undefined) return {};
  const now = ctx.clock.now();
  const answerTime = answerTimeAt(now, urgency, hoursOf(ctx, contact));
  return { answers: readinessWords(answerTime, { timeZone, now, language: ctx.language }) };
}

function customerActions(
  ctx: Context,
  { request, referrals }: RequestCase,
): Pick<TrackingRecord, 'canCancel' | 'canReopen' | 'canDenyStart'> {
  const situation = {
    request: request.status,
    liveReferrals: referrals.filter(({ status }) => isLive(status)).length,
    hasSettled: referrals.some(({ status }) => status === 'settled'),
    isUnconfirmed: isUnconfirmed(request),
  };
  const isInTime = request.completedAt !== null && reopenUntil(request.completedAt) >= ctx.clock.now();
  const isDone = request.status === 'completed';
  return {
    canCancel: decideRequest(situation, 'cancel', 'customer').ok,
    canReopen: isInTime && decideRequest(situation, 'reopen', 'customer').ok,
    canDenyStart: (isInTime || !isDone) && decideRequest(situation, 'not-started', 'customer').ok,
  };
}
