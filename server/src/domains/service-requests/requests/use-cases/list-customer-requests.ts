import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import {
  type ComparedProposal,
  type CustomerProject,
  type CustomerServiceRequest,
  type Disclosure,
} from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { CustomerStanding } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { positionOf } from '../../../../kernel/cursor.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { type ListPage, TimePosition } from '../../../../kernel/list-page.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { appointmentIn } from '../../lifecycle/rules/record.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { appointmentEventsOf } from '../../lifecycle/store/request-event.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { comparedProposal, customerProject, customerServiceRequest } from '../../views.ts';
import { customerStanding } from '../rules/customer-standing.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { disclosuresOf, type PageOfList, referralsOf, requestsOfCustomer } from '../store/customer-request.ts';

const asked = ({ cursor, limit }: PageQuery): PageOfList => ({ after: positionOf(TimePosition, cursor), limit });

/** Returns the signed-in customer's requests as projects, newest first. */
export async function listCustomerProjects(ctx: Context, query: PageQuery): Promise<ListPage<CustomerProject>> {
  const { items, next } = await ownRequests(ctx, query);
  return {
    items: items.map(({ request, referrals, standing }) =>
      customerProject(request, referrals.filter(({ status }) => status === 'proposed').length, standing, ctx.language),
    ),
    next,
  };
}

/** Returns the signed-in customer's service requests, newest first. */
export async function listCustomerServiceRequests(
  ctx: Context,
  query: PageQuery,
): Promise<ListPage<CustomerServiceRequest>> {
  const { items, next } = await ownRequests(ctx, query);
  return { items: items.map(({ request, standing }) => customerServiceRequest(request, standing)), next };
}

interface OwnRequest {
  readonly request: StoredRequest;
  readonly referrals: readonly StoredReferral[];
  readonly standing: CustomerStanding;
}

/** Returns a page of the signed-in customer's requests with their standing, in five queries for any page size. */
async function ownRequests(ctx: Context, query: PageQuery): Promise<ListPage<OwnRequest>> {
  const { items, next } = await requestsOfCustomer(ctx, signedIn(ctx.actor).userId, asked(query));
  const ids = items.map(({ request }) => request.id);
  const byRequest = await referralsOf(ctx, ids);
  const all = [...byRequest.values()].flat();
  const [contractors, times, events] = await Promise.all([
    contractorsByIds(ctx, [...new Set(all.map(({ contractorId }) => contractorId))]),
    proposedTimesOf(
      ctx,
      all.flatMap(({ id, status }) => (status === 'proposed' || status === 'settled' ? [id] : [])),
    ),
    appointmentEventsOf(ctx, ids),
  ]);
  const known = {
    contractors: new Map(contractors.map((contractor) => [contractor.id, contractor])),
    times,
    now: ctx.clock.now(),
  };
  return {
    next,
    items: items.map(({ request }) => {
      const referrals = byRequest.get(request.id) ?? [];
      const appointment = appointmentIn(events.filter(({ requestId }) => requestId === request.id));
      return { request, referrals, standing: customerStanding(request, { ...known, referrals, appointment }) };
    }),
  };
}

/** Returns the contractors who received the signed-in customer's contact details, newest request first. */
export async function listDisclosures(ctx: Context, query: PageQuery): Promise<ListPage<Disclosure>> {
  const { items, next } = await disclosuresOf(ctx, signedIn(ctx.actor).userId, asked(query));
  const contractors = await contractorsByIds(ctx, [...new Set(items.map(({ contractorId }) => contractorId))]);
  const names = new Map(contractors.map(({ id, companyName }) => [id, companyName]));
  return {
    next,
    items: items.map(({ request, contractorId, settledAt }) => ({
      requestId: request.id,
      requestNumber: requestNumber(request.ordinal),
      contractorId,
      companyName: names.get(contractorId) ?? requestsWords[ctx.language].aContractor,
      details: ['name', 'phone', 'email', 'street'],
      at: settledAt.toISOString(),
    })),
  };
}

const OPEN: readonly ComparedProposal['status'][] = ['settled', 'accepted-unpaid', 'proposed', 'countered'];
const rank = ({ status }: ComparedProposal): number => (OPEN.indexOf(status) + OPEN.length + 1) % (OPEN.length + 1);

/**
 * Returns the proposals on one of the customer's own requests, for comparing: accepted and open ones first, then the
 * cheapest.
 *
 * @throws DomainError 'not-found' for another customer's request as for an unknown one.
 */
export async function compareProposals(ctx: Context, id: ServiceRequestId): Promise<ComparedProposal[]> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null || opened.request.customerId !== signedIn(ctx.actor).userId) throw notFound();
  const { request, referrals } = opened;
  const proposals = referrals.filter(({ proposalId }) => proposalId !== null);
  const [contractors, times] = await Promise.all([
    contractorsByIds(
      ctx,
      proposals.map(({ contractorId }) => contractorId),
    ),
    proposedTimesOf(
      ctx,
      proposals.map((proposal) => proposal.id),
    ),
  ]);
  const byId = new Map(contractors.map((contractor) => [contractor.id, contractor]));
  return proposals
    .flatMap((proposal) => {
      const contractor = byId.get(proposal.contractorId);
      if (contractor === undefined || proposal.proposalId === null) return [];
      const last = times.findLast(({ referralId, byParty }) => referralId === proposal.id && byParty === 'contractor');
      const distance = milesBetween(contractor, request);
      return [comparedProposal({ ...proposal, proposalId: proposal.proposalId }, contractor, last ?? null, distance)];
    })
    .toSorted((a, b) => rank(a) - rank(b) || (a.amount ?? Number.MAX_VALUE) - (b.amount ?? Number.MAX_VALUE));
}
