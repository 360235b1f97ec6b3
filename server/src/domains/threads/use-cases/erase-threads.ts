import { THREAD_PARTIES } from '@plumbline/contract/domains/threads/thread.ts';
import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { listingOf } from '../../directory/public.ts';
import { type About, eraseMessagesAbout } from '../../messaging/public.ts';
import { announcementOf } from '../notifications.ts';
import {
  eraseContractorsTexts,
  eraseTexts,
  isAmong,
  isOfCustomer,
  lockRequests,
  ofRequests,
  ownMessages,
  type ThreadKeys,
  threadsOfContractor,
  threadsOfCustomer,
  threadsWhere,
} from '../store/personal-data.ts';

/** Returns what an account holder has written in threads. The other side's words are in the file of each thread. */
export const collectThreads = async (ctx: Context, userId: UserId): Promise<unknown> =>
  ownMessages(ctx, userId, (await listingOf(ctx, userId))?.id ?? null);

/**
 * Removes an account holder from threads and from the messages about them: all texts of the threads of their requests,
 * and as a contractor their own. Must come before their requests and listing lose their owner.
 */
export async function eraseThreads(ctx: Context, userId: UserId): Promise<void> {
  await lockRequests(ctx, isOfCustomer(userId));
  await eraseAll(ctx, await threadsOfCustomer(ctx, userId));
  const listing = await listingOf(ctx, userId);
  if (listing === null) return;
  const threads = await threadsOfContractor(ctx, listing.id);
  await eraseContractorsTexts(ctx, threads);
  await eraseMessagesAbout(ctx, subjectsOf(threads), { addresses: [] });
}

/** Removes the texts of the threads of these requests, and the messages about them. */
export async function eraseThreadsOfRequests(ctx: Context, ids: readonly ServiceRequestId[]): Promise<void> {
  await lockRequests(ctx, isAmong(ids));
  await eraseAll(ctx, await threadsWhere(ctx, ofRequests(ids)));
}

async function eraseAll(ctx: Context, threads: readonly ThreadKeys[]): Promise<void> {
  await eraseTexts(ctx, threads);
  await eraseMessagesAbout(ctx, subjectsOf(threads), { addresses: threads.flatMap(({ addresses }) => addresses) });
}

const subjectsOf = (threads: readonly ThreadKeys[]): About[] =>
  threads.flatMap(({ referralId }) => THREAD_PARTIES.map((party) => announcementOf(referralId, party)));

/** Returns the subjects of the announcements to the customer of these requests. */
export const findThreadSubjects = async (ctx: Context, ids: readonly ServiceRequestId[]): Promise<About[]> =>
  (await threadsWhere(ctx, ofRequests(ids))).map(({ referralId }) => announcementOf(referralId, 'customer'));
