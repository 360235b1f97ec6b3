import { type ClaimsPort, verifiedEmailOf } from '../domains/accounts/public.ts';
import { claimBids } from '../domains/bids/public.ts';
import { adoptListing } from '../domains/directory/public.ts';
import { claimConversation } from '../domains/messaging/public.ts';
import { claimOutreach } from '../domains/outreach/public.ts';
import { claimRequests, claimRequestsOfEmail } from '../domains/service-requests/public.ts';

/**
 * What signing in takes into the account: the browser's bids and messages, what it has written to support, for
 * customers the requests whose links it holds or that name the verified address, and for craftsmen without a listing
 * the one that is reached at it.
 */
export const claims: ClaimsPort = {
  claim: async (ctx, { userId, role, visitorId, serviceRequestIds }) => {
    if (visitorId !== null) {
      await claimBids(ctx, userId, visitorId);
      await claimOutreach(ctx, userId, visitorId);
      await claimConversation(ctx, userId, visitorId);
    }
    const email = await verifiedEmailOf(ctx, userId);
    if (email === null) return;
    if (role === 'customer') {
      await claimRequests(ctx, userId, serviceRequestIds);
      await claimRequestsOfEmail(ctx, userId, email);
    }
    if (role === 'craftsman') await adoptListing(ctx, userId, email);
  },
};
