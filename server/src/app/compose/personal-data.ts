import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { DataHolder, PersonalDataPort } from '../../domains/accounts/public.ts';
import {
  collectAppointments,
  eraseAppointments,
  eraseAppointmentsNaming,
  findAppointmentsNaming,
} from '../../domains/appointments/public.ts';
import {
  collectBids,
  countVisitorBids,
  eraseBids,
  eraseVisitorBids,
  visitorsBidding,
} from '../../domains/bids/public.ts';
import { collectListing, countReviews, eraseListing, findOwnContact } from '../../domains/directory/public.ts';
import {
  collectBidCalendar,
  collectDisputes,
  collectFollows,
  collectPursuits,
  collectStay,
  collectWatches,
  eraseBidCalendar,
  eraseDisputes,
  eraseFollows,
  erasePursuits,
  eraseStay,
  eraseWatches,
} from '../../domains/leads/public.ts';
import {
  collectContacts,
  collectMessages,
  countVisitorContacts,
  eraseContacts,
  eraseMessages,
  eraseMessagesAbout,
  eraseVisitorContacts,
  visitorsOfOthers,
  visitorsWriting,
} from '../../domains/messaging/public.ts';
import {
  collectOutreach,
  eraseOutreach,
  eraseVisitorOutreach,
  findVisitorOutreach,
  visitorsSharing,
  visitorsSigning,
} from '../../domains/outreach/public.ts';
import {
  collectDonations,
  collectKeptCard,
  countDonations,
  eraseDonor,
  eraseKeptCard,
} from '../../domains/payments/public.ts';
import {
  cancelOpenNaming,
  cancelOpenOf,
  collectPhotos,
  collectRequests,
  collectWorkPhotos,
  eraseRequests,
  eraseRequestsNaming,
  eraseWorkPhotos,
  findReferralsOf,
  findRequestsNaming,
  findRequestsOf,
  withdrawAllOf,
} from '../../domains/service-requests/public.ts';
import {
  collectThreads,
  eraseThreads,
  eraseThreadsOfRequests,
  findThreadSubjects,
} from '../../domains/threads/public.ts';
import type { Context } from '../../kernel/context.ts';
import { forgetReplies } from '../../kernel/idempotency.ts';
import { heldAddresses } from './held-addresses.ts';

const addressesOf = ({ email, phone }: Person): string[] =>
  [email, phone].flatMap((address) => (address === null ? [] : [address]));

/**
 * The personal data of all domains. A domain that starts storing personal data adds a line here, for people with and
 * without an account.
 */
export const personalData: PersonalDataPort = {
  collect: async (ctx, holder) => ({
    appointments: await collectAppointments(ctx, holder),
    serviceRequests: await collectRequests(ctx, holder.userId),
    photos: await collectPhotos(ctx, holder.userId),
    workPhotos: await collectWorkPhotos(ctx, holder.userId),
    conversations: await collectThreads(ctx, holder.userId),
    bids: await collectBids(ctx, holder.userId),
    outreach: await collectOutreach(ctx, holder.userId),
    watches: await collectWatches(ctx, holder.userId),
    pipeline: await collectPursuits(ctx, holder.userId),
    bidCalendar: await collectBidCalendar(ctx, holder.userId),
    follows: await collectFollows(ctx, holder.userId),
    disputedFirms: await collectDisputes(ctx, holder.userId),
    stay: await collectStay(ctx, holder.userId),
    listing: await collectListing(ctx, holder.userId),
    donations: await collectDonations(ctx, holder.email),
    keptCard: await collectKeptCard(ctx, holder.userId),
    messages: await collectMessages(ctx, await findShown(ctx, holder)),
    contacts: await collectContacts(ctx, holder.userId),
  }),
  endOpen: async (ctx, { userId }) => {
    await cancelOpenOf(ctx, userId);
    await withdrawAllOf(ctx, userId);
  },
  erase: async (ctx, holder) => {
    // Must come before the requests and the listing lose their owner.
    const owned = await findOwned(ctx, holder);
    await eraseAppointments(ctx, holder);
    await eraseThreads(ctx, holder.userId);
    await eraseRequests(ctx, holder.userId);
    await eraseWorkPhotos(ctx, holder.userId);
    await eraseBids(ctx, holder.userId);
    await eraseOutreach(ctx, holder.userId);
    await eraseWatches(ctx, holder);
    await erasePursuits(ctx, holder);
    await eraseBidCalendar(ctx, holder);
    await eraseFollows(ctx, holder);
    await eraseDisputes(ctx, holder.userId);
    await eraseStay(ctx, holder);
    await eraseListing(ctx, holder.userId);
    await eraseDonor(ctx, holder.email);
    await eraseKeptCard(ctx, holder.userId);
    await eraseContacts(ctx, holder);
    await forgetReplies(ctx, [holder.userId, `user:${holder.userId}`]);
    await eraseMessages(ctx, owned);
  },

  countOf: async (ctx, person) => {
    const { requests, appointments, outreach, ...contacts } = await findHeld(ctx, person);
    const { returnedMail, ...counted } = await countVisitorContacts(ctx, contacts);
    return {
      counts: {
        ...counted,
        requests: requests.ids.length,
        appointments: appointments.count,
        reviews: await countReviews(ctx, requests.ids),
        donations: person.email === null ? 0 : await countDonations(ctx, person.email),
        outreach: outreach.count,
        bids: await countVisitorBids(ctx, contacts.visitorIds),
        'returned-mail': returnedMail,
      },
      openRequests: requests.open,
    };
  },
  endOpenOf: cancelOpenNaming,
  eraseOf: async (ctx, person) => {
    const { requests, appointments, outreach, visitorIds, named, addresses } = await findHeld(ctx, person);
    // Must come before the requests lose their owner.
    await eraseAppointmentsNaming(ctx, requests.ids, person);
    await eraseThreadsOfRequests(ctx, requests.ids);
    await eraseRequestsNaming(ctx, person);
    await eraseVisitorOutreach(ctx, person);
    await eraseMessagesAbout(ctx, [...appointments.about, ...outreach.about], { addresses: named });
    await eraseVisitorBids(ctx, visitorIds);
    if (person.email !== null) await eraseDonor(ctx, person.email);
    await forgetReplies(
      ctx,
      visitorIds.map((id) => `visitor:${id}`),
    );
    await eraseVisitorContacts(ctx, { addresses, visitorIds });
  },
  addressesHeld: ({ db }) => heldAddresses(db),
};

/**
 * Returns the messages that an account holder may see. The number in the profile is unverified, so it doesn't count.
 * Neither does an unconfirmed number in a contractor's listing, because messages to contractors contain their secrets.
 */
async function findShown(ctx: Context, { userId, email }: DataHolder) {
  const requests = await findRequestsOf(ctx, userId);
  const listing = await findOwnContact(ctx, userId);
  return {
    about: [...requests.about, ...(await findThreadSubjects(ctx, requests.ids))],
    named: requests.addresses,
    verified: [email, `user:${userId}`, ...(listing?.confirmed ?? [])],
  };
}

/**
 * Returns the messages that an account holder may have erased, including those about their own listing, at any address.
 */
async function findOwned(ctx: Context, holder: DataHolder) {
  const { about, named, verified } = await findShown(ctx, holder);
  const listing = await findOwnContact(ctx, holder.userId);
  if (listing === null) return { about, named, verified };
  const { id, addresses } = listing;
  return {
    about: [...about, { kind: 'contractor' as const, id }, ...(await findReferralsOf(ctx, id))],
    named: [...named, ...addresses],
    verified,
  };
}

/** Returns the data of a person without an account. */
async function findHeld(ctx: Context, person: Person) {
  const addresses = addressesOf(person);
  const requests = await findRequestsNaming(ctx, person);
  const appointments = await findAppointmentsNaming(ctx, requests.ids, person);
  const outreach = await findVisitorOutreach(ctx, person);
  return {
    requests,
    appointments,
    outreach,
    addresses,
    about: [
      ...requests.about,
      ...(await findThreadSubjects(ctx, requests.ids)),
      ...appointments.about,
      ...outreach.about,
    ],
    named: [...new Set([...addresses, ...requests.addresses, ...appointments.addresses, ...outreach.addresses])],
    visitorIds: await visitorsOf(ctx, person),
  };
}

/** Returns the browsers in which only this person has given an address: everything else from there is theirs, too. */
async function visitorsOf(ctx: Context, person: Person): Promise<string[]> {
  const addresses = addressesOf(person);
  const theirs = [
    ...(await visitorsWriting(ctx, addresses)),
    ...(await visitorsSigning(ctx, person)),
    ...(await visitorsBidding(ctx, person)),
  ];
  const shared = new Set([
    ...(await visitorsOfOthers(ctx, theirs, addresses)),
    ...(await visitorsSharing(ctx, theirs, person)),
  ]);
  return [...new Set(theirs)].filter((id) => !shared.has(id));
}
