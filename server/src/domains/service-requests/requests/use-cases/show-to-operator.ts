import type { OperatorRequest } from '@plumbline/contract/domains/service-requests/operator-request.ts';
import { ordinalOf, requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { signOffOf } from '../../lifecycle/rules/sign-off.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import { loadCase, requestOfOrdinal } from '../../lifecycle/store/request-case.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { offersNext } from '../rules/next-pick.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { listNext } from './pick-next.ts';

/**
 * Returns a request for operators by its number: the contractors asked and those who could be asked next, but never the
 * customer.
 * @throws DomainError 'not-found' for an unknown number
 */
export async function showToOperator(ctx: Context, number: string): Promise<OperatorRequest> {
  const ordinal = ordinalOf(number);
  const id = ordinal === null ? null : await requestOfOrdinal(ctx, ordinal);
  const opened = id === null ? null : await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  const { request, referrals } = opened;
  const [contractors, next, events] = await Promise.all([
    contractorsByIds(
      ctx,
      referrals.map(({ contractorId }) => contractorId),
    ),
    listNext(ctx, request.id),
    request.status === 'completed' ? eventsOf(ctx, request.id) : [],
  ]);
  const names = new Map(contractors.map((contractor) => [contractor.id, contractor.companyName]));
  return {
    requestNumber: requestNumber(request.ordinal),
    title: titleOf(request),
    workType: request.workType,
    projectType: request.projectType,
    urgency: request.urgency,
    city: request.city,
    state: request.state,
    status: request.status,
    awaitsProof: isUnconfirmed(request) ? request.awaitsProof : null,
    createdAt: request.createdAt.toISOString(),
    signOff: signOffOf(request, events, ctx.clock.now()),
    asked: referrals.map(({ contractorId, status }) => ({
      contractorId,
      companyName: names.get(contractorId) ?? requestsWords[ctx.language].aContractor,
      status,
    })),
    canHandOn: offersNext(request, referrals),
    next: next.map(({ id, companyName, city, state, distance }) => ({ id, companyName, city, state, distance })),
  };
}
