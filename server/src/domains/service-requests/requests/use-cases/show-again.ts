import { hasEnded } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { RequestAgain } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { contactsOf } from '../../../directory/public.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import type { StoredReferral } from '../../tables.ts';
import { givenAnswers } from '../rules/answers.ts';
import { requestsWords } from '../rules/requests.words.ts';

/**
 * Returns the customer's answers of a request that has ended, to send it again.
 * @throws DomainError 'not-found' for an unknown id, 'already-happened' while it has not ended
 */
export async function showAgain(ctx: Context, id: ServiceRequestId): Promise<RequestAgain> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  const { request, referrals } = opened;
  if (!hasEnded(request.status)) {
    throw new DomainError(
      'already-happened',
      say(requestsWords, ({ notEnded }) => notEnded),
    );
  }
  const contacts = await contactsOf(
    ctx,
    referrals.map(({ contractorId }) => contractorId),
  );
  return {
    requestNumber: requestNumber(request.ordinal),
    ...givenAnswers(request, ctx.clock.now()),
    refused: referrals.flatMap((referral) => {
      const outcome = outcomeOf(referral);
      const companyName = contacts.get(referral.contractorId)?.companyName;
      return outcome === null || companyName === undefined
        ? []
        : [
            {
              contractorId: referral.contractorId,
              companyName,
              outcome: requestsWords[ctx.language].outcomes[outcome],
            },
          ];
    }),
  };
}

/** Returns the contractor's outcome; null if the request didn't end because of the contractor. */
function outcomeOf({
  status,
  silentParty,
  contractorAnswer,
}: StoredReferral): keyof (typeof requestsWords)[Language]['outcomes'] | null {
  switch (status) {
    case 'denied':
    case 'lapsed':
    case 'unreachable':
    case 'released':
      return status;
    case 'expired':
      return silentParty === 'customer' ? null : 'silent';
    case 'withdrawn':
      return contractorAnswer === 'propose' ? 'proposed' : null;
    default:
      return null;
  }
}
