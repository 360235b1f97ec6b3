import type { RequestAgain } from '@plumbline/contract/domains/service-requests/again.ts';
import { hasEnded } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { contactsOf } from '../../directory/public.ts';
import { hasGoneBy } from '../rules/preferred-time.ts';
import { loadCase } from '../store/request-case.ts';
import type { StoredReferral } from '../tables.ts';
import { inDollars } from '../views.ts';

/**
 * Returns the answers a customer gave for a request that has ended, to send it again.
 * @throws DomainError 'not-found' for an id that was never issued, 'already-happened' while it has not ended.
 */
export async function showAgain(ctx: Context, id: ServiceRequestId): Promise<RequestAgain> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  const { request, referrals } = opened;
  if (!hasEnded(request.status)) {
    throw new DomainError('already-happened', 'This request has not ended. Follow it on its tracking page.');
  }
  const contacts = await contactsOf(
    ctx,
    referrals.map(({ contractorId }) => contractorId),
  );
  const isOver = hasGoneBy(request, ctx.clock.now());
  return {
    requestNumber: requestNumber(request.ordinal),
    workType: request.workType,
    projectType: request.projectType,
    description: request.description,
    urgency: request.urgency,
    preferredDate: isOver ? null : request.preferredDate,
    preferredTimeSlot: isOver ? 'anytime' : request.preferredTimeSlot,
    customerName: request.customerName,
    customerPhone: request.customerPhone,
    customerEmail: request.customerEmail,
    address: request.street,
    place: {
      city: request.city,
      state: request.state,
      zipCode: request.zipCode,
      latitude: request.latitude,
      longitude: request.longitude,
    },
    preferredContactMethod: request.preferredContactMethod,
    budgetMin: inDollars(request.budgetMinCents),
    budgetMax: inDollars(request.budgetMaxCents),
    refused: referrals.flatMap((referral) => {
      const outcome = outcomeOf(referral);
      const companyName = contacts.get(referral.contractorId)?.companyName;
      return outcome === null || companyName === undefined
        ? []
        : [{ contractorId: referral.contractorId, companyName, outcome }];
    }),
  };
}

/** The contractor's outcome; null where the contractor was not the reason it failed. */
function outcomeOf({ status, silentParty, contractorAnswer }: StoredReferral): string | null {
  switch (status) {
    case 'denied':
      return 'declined';
    case 'expired':
      return silentParty === 'customer' ? null : 'did not answer';
    case 'lapsed':
      return 'did not complete the connection';
    case 'unreachable':
      return 'could not be reached';
    case 'released':
      return 'no longer had the job';
    case 'withdrawn':
      return contractorAnswer === 'propose' ? 'proposed other times' : null;
    default:
      return null;
  }
}
