import { type ClaimsPort, verifiedEmailOf } from '../../domains/accounts/public.ts';
import { claimBids } from '../../domains/bids/public.ts';
import { adoptListing } from '../../domains/directory/public.ts';
import { claimConversation } from '../../domains/messaging/public.ts';
import { claimOutreach } from '../../domains/outreach/public.ts';
import { claimRequests, claimRequestsOfEmail } from '../../domains/service-requests/public.ts';

/**
 * At sign-in, moves into the account the browser's bids, messages and support messages; for customers, also the
 * requests whose links the browser holds or that name the verified address; for contractors without a listing, also the
 * only listing with that address.
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
