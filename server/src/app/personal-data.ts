import type { PersonalDataPort } from '../domains/accounts/public.ts';
import { collectAppointments, eraseAppointments } from '../domains/appointments/public.ts';
import { collectBids, eraseBids } from '../domains/bids/public.ts';
import { collectListing, eraseListing } from '../domains/directory/public.ts';
import { collectContacts, collectMessages, eraseContacts, eraseMessages } from '../domains/messaging/public.ts';
import { collectOutreach, eraseOutreach } from '../domains/outreach/public.ts';
import { collectDonations, eraseDonor } from '../domains/payments/public.ts';
import { cancelOpenOf, collectRequests, eraseRequests, withdrawAllOf } from '../domains/service-requests/public.ts';
import { forgetReplies } from '../kernel/idempotency.ts';

const addressesOf = ({ email, phone }: { readonly email: string; readonly phone: string }): string[] =>
  phone === '' ? [email] : [email, phone];

/** What all domains hold about a person. A new one that holds something has its line here. */
export const personalData: PersonalDataPort = {
  collect: async (ctx, holder) => ({
    appointments: await collectAppointments(ctx, holder),
    serviceRequests: await collectRequests(ctx, holder.userId),
    bids: await collectBids(ctx, holder.userId),
    outreach: await collectOutreach(ctx, holder.userId),
    listing: await collectListing(ctx, holder.userId),
    donations: await collectDonations(ctx, holder.email),
    messages: await collectMessages(ctx, addressesOf(holder)),
    contacts: await collectContacts(ctx, holder.userId),
  }),
  endOpen: async (ctx, { userId }) => {
    await cancelOpenOf(ctx, userId);
    await withdrawAllOf(ctx, userId);
  },
  erase: async (ctx, holder) => {
    await eraseAppointments(ctx, holder);
    await eraseRequests(ctx, holder.userId);
    await eraseBids(ctx, holder.userId);
    await eraseOutreach(ctx, holder.userId);
    await eraseListing(ctx, holder.userId);
    await eraseDonor(ctx, holder.email);
    await eraseContacts(ctx, { userId: holder.userId, addresses: addressesOf(holder) });
    await forgetReplies(ctx, [holder.userId, `user:${holder.userId}`]);
    await eraseMessages(ctx, [{ kind: 'account', id: holder.userId }], addressesOf(holder));
  },
};
