import type { PersonalDataPort } from '../domains/accounts/public.ts';
import { collectBids, eraseBids } from '../domains/bids/public.ts';
import { collectListing, eraseListing } from '../domains/directory/public.ts';
import { collectMessages, eraseMessages } from '../domains/messaging/public.ts';
import { collectOutreach, eraseOutreach } from '../domains/outreach/public.ts';
import { cancelOpenOf, collectRequests, eraseRequests, withdrawAllOf } from '../domains/service-requests/public.ts';

const addressesOf = ({ email, phone }: { readonly email: string; readonly phone: string }): string[] =>
  phone === '' ? [email] : [email, phone];

/** What all domains hold about a person. A new one that holds something has its line here. */
export const personalData: PersonalDataPort = {
  collect: async (ctx, holder) => ({
    serviceRequests: await collectRequests(ctx, holder.userId),
    bids: await collectBids(ctx, holder.userId),
    outreach: await collectOutreach(ctx, holder.userId),
    listing: await collectListing(ctx, holder.userId),
    messages: await collectMessages(ctx, addressesOf(holder)),
  }),
  endOpen: async (ctx, { userId }) => {
    await cancelOpenOf(ctx, userId);
    await withdrawAllOf(ctx, userId);
  },
  erase: async (ctx, holder) => {
    await eraseRequests(ctx, holder.userId);
    await eraseBids(ctx, holder.userId);
    await eraseOutreach(ctx, holder.userId);
    await eraseListing(ctx, holder.userId);
    await eraseMessages(ctx, [{ kind: 'account', id: holder.userId }], addressesOf(holder));
  },
};
