import type {
  ActiveProject,
  ContractorBid,
  WaitingOffer,
} from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { positionOf } from '../../../../kernel/cursor.ts';
import { type ListPage, pageOf, TimePosition } from '../../../../kernel/list-page.ts';
import { listOwnBids } from '../../../bids/public.ts';
import { listingOf } from '../../../directory/public.ts';
import { paymentUrl } from '../../letters/rules/links.ts';
import { appointmentIn } from '../../lifecycle/rules/record.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { appointmentEventsOf } from '../../lifecycle/store/request-event.ts';
import { readableRequest } from '../../policy.ts';
import { activeProject, contractorBid, projectBid, waitingOffer } from '../../views.ts';
import { referralsOfContractor, referralsWaiting } from '../store/contractor-referral.ts';

/** Newest first, like both lists. */
const inOrder = (a: { position: TimePosition }, b: { position: TimePosition }): number => {
  if (a.position.at !== b.position.at) return a.position.at < b.position.at ? 1 : -1;
  return a.position.id < b.position.id ? -1 : 1;
};

/** Returns the signed-in contractor's proposals and bids on projects in one list, newest first. */
export async function listContractorBids(ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<ContractorBid>> {
  const page = { after: positionOf(TimePosition, cursor), limit: limit + 1 };
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  const [proposals, bids] = await Promise.all([
    listing === null ? [] : referralsOfContractor(ctx, listing.id, 'proposals', page),
    listOwnBids(ctx, page),
  ]);
  const { items, next } = pageOf(
    [
      ...proposals.map(({ referral, request, position }) => ({
        bid: contractorBid(referral, readableRequest(request, referral)),
        position,
      })),
      ...bids.map((bid) => ({ bid: projectBid(bid), position: bid.position })),
    ].toSorted(inOrder),
    limit,
  );
  return { items: items.map(({ bid }) => bid), next };
}

/** Returns the referrals that wait for the signed-in contractor's answer, soonest due first. */
export async function listOffers(ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<WaitingOffer>> {
  const page = { after: positionOf(TimePosition, cursor), limit: limit + 1 };
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) return { items: [], next: null };
  const { items, next } = pageOf(await referralsWaiting(ctx, listing.id, page), limit);
  return {
    next,
    items: items.map(({ referral, request, answerBy }) =>
      waitingOffer(referral, readableRequest(request, referral), answerBy),
    ),
  };
}

/** Returns the signed-in contractor's unfinished jobs, newest first, each with its next step. */
export async function listActiveProjects(ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<ActiveProject>> {
  const page = { after: positionOf(TimePosition, cursor), limit: limit + 1 };
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) return { items: [], next: null };
  const { items, next } = pageOf(await referralsOfContractor(ctx, listing.id, 'jobs', page), limit);
  const times = await proposedTimesOf(
    ctx,
    items.map(({ referral }) => referral.id),
  );
  const events = await appointmentEventsOf(
    ctx,
    items.map(({ request }) => request.id),
  );
  return {
    next,
    items: items.map(({ referral, request }) =>
      activeProject(readableRequest(request, referral), referral, {
        appointment: appointmentIn(events.filter(({ requestId }) => requestId === request.id)),
        times: times.filter(({ referralId }) => referralId === referral.id),
        language: ctx.language,
        paymentUrl: referral.status === 'accepted-unpaid' ? paymentUrl(ctx.settings, referral, ctx.language) : null,
      }),
    ),
  };
}
