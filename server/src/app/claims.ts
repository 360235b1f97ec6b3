import type { ClaimsPort } from '../domains/accounts/public.ts';
import { claimBids } from '../domains/bids/public.ts';
import { claimConversation } from '../domains/messaging/public.ts';
import { claimOutreach } from '../domains/outreach/public.ts';
import { claimRequests } from '../domains/service-requests/public.ts';

/**
 * What signing in takes into the account: the browser's bids and messages, what it has written to support, and for
 * customers the requests whose links it holds.
 */
export const claims: ClaimsPort = {
  claim: async (ctx, { userId, role, visitorId, serviceRequestIds }) => {
    if (visitorId !== null) {
      await claimBids(ctx, userId, visitorId);
      await claimOutreach(ctx, userId, visitorId);
      await claimConversation(ctx, userId, visitorId);
    }
    if (role === 'customer') await claimRequests(ctx, userId, serviceRequestIds);
  },
};
