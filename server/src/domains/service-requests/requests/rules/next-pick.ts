import { decideRequest, isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';

/** Returns whether the customer may decide now whom a request is passed on to: it was sent, and has no contractor yet. */
export const offersPassOn = (request: StoredRequest, referrals: readonly StoredReferral[]): boolean =>
  ['submitted', 'contractors-notified', 'responses-received'].includes(request.status) &&
  request.opportunityId === null &&
  referrals.some(({ status }) => isLive(status));

/** Returns whether the customer may ask another contractor now: nobody is being asked, and the request hasn't ended. */
export const offersNext = (request: StoredRequest, referrals: readonly StoredReferral[]): boolean =>
  decideRequest(
    {
      request: request.status,
      liveReferrals: referrals.filter(({ status }) => isLive(status)).length,
      hasSettled: false,
      isUnconfirmed: isUnconfirmed(request),
    },
    'pick-next',
    'customer',
  ).ok;
