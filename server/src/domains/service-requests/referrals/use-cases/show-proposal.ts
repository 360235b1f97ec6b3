import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ProposalId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { changesUsed, fullAddress, proposedTime } from '../../views.ts';

/** Returns a contractor's proposal for its customer. It must belong to the request of the link. */
export async function showProposal(
  ctx: Context,
  responseId: ProposalId,
  requestId: ServiceRequestId,
): Promise<ContractorResponseDetail> {
  const opened = await loadCase(ctx, requestId, false);
  const referral = opened?.referrals.find(({ proposalId }) => proposalId === responseId);
  if (opened === null || referral === undefined) throw notFound();
  const { request } = opened;
  const [[contractor], times] = await Promise.all([
    contractorsByIds(ctx, [referral.contractorId]),
    proposedTimesOf(ctx, [referral.id]),
  ]);
  const last = times.findLast(({ byParty }) => byParty === 'contractor');
  return {
    responseId,
    requestId,
    requestNumber: requestNumber(request.ordinal),
    craftsmanName: contractor?.contactName ?? null,
    craftsmanCompany: contractor?.companyName ?? '',
    craftsmanPhone: contractor?.phone ?? null,
    craftsmanEmail: contractor?.email ?? null,
    craftsmanRating: contractor?.rating ?? null,
    isSampleRating: contractor?.isSampleRating ?? false,
    proposedTime: last?.clockTime ?? null,
    proposedDate: last?.day ?? null,
    timeZone: request.timeZone,
    message: last?.message ?? null,
    estimatedCost: referral.estimatedCost,
    serviceDetails: referral.serviceDetails,
    originalRequest: {
      title: titleOf(request),
      workType: request.workType,
      projectType: request.projectType,
      description: request.description,
      address: fullAddress(request),
      urgency: request.urgency,
      preferredDate: request.preferredDate,
      preferredTimeSlot: request.preferredTimeSlot,
    },
    referralStatus: referral.status,
    requestStatus: request.status,
    frozen: referral.frozenAt !== null,
    changesUsed: changesUsed(referral),
    answerBy: referral.status === 'proposed' ? (referral.answerBy?.toISOString() ?? null) : null,
    history: times.map((time) => proposedTime(time)),
  };
}
