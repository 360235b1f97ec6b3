import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { BidId, ProposalId, ServiceRequestId, UserId } from '../../kernel/id.ts';
import { PageQuery } from '../../kernel/page.ts';
import { SEARCH_RADIUS_MILES } from '../../kernel/reach.ts';
import { ComparedProposal, CustomerProject, CustomerServiceRequest, Disclosure } from './customer-project.ts';
import {
  ActiveProject,
  BEST_OF,
  ContractorBid,
  Opportunity,
  OpportunityOrder,
  ProposalForm,
  WaitingOffer,
} from './opportunity.ts';

/** The caller's id is optional; if given, it must be the caller's. */
const byUser = {
  method: 'GET',
  owner: { in: 'query', name: 'userId' },
  query: PageQuery.extend({ userId: UserId.optional() }),
  rate: 'read',
} as const;
const byContractor = {
  ...byUser,
  access: 'craftsman',
  owner: { in: 'query', name: 'craftsmanId' },
  query: PageQuery.extend({ craftsmanId: UserId.optional() }),
} as const;
const ofCustomer = { ...byUser, access: 'customer' } as const;

export const listCustomerProjects = endpoint({
  ...ofCustomer,
  name: 'listCustomerProjects',
  summary: "The customer's own projects, newest first; Link names the next page",
  path: '/api/customer/projects',
  reply: z.array(CustomerProject),
});

export const listCustomerServiceRequests = endpoint({
  ...ofCustomer,
  name: 'listCustomerServiceRequests',
  summary: "The customer's own service requests, newest first; Link names the next page",
  path: '/api/customer/service-requests',
  reply: z.array(CustomerServiceRequest),
});

export const listDisclosures = endpoint({
  ...ofCustomer,
  name: 'listDisclosures',
  summary: "Who has received the customer's contact details and when, newest first; Link names the next page",
  path: '/api/customer/disclosures',
  reply: z.array(Disclosure),
});

/** Server-sent events: 'changed', without data, whenever one of the customer's own requests has changed. */
export const LIVE_CUSTOMER_ROUTE = '/api/customer/live';

export const compareProposals = endpoint({
  name: 'compareProposals',
  summary: 'The proposals on one of the own projects, the open ones first, then the cheapest',
  method: 'GET',
  path: '/api/customer/projects/:id/proposals',
  access: 'customer',
  params: z.object({ id: ServiceRequestId }),
  reply: z.array(ComparedProposal),
  problems: ['not-found'],
  rate: 'read',
});

export const listOpportunities = endpoint({
  ...byUser,
  name: 'listOpportunities',
  summary: `Open requests of the own trades within ${SEARCH_RADIUS_MILES} miles with how well each fits: newest first, or of the newest ${BEST_OF} the best first`,
  path: '/api/craftsman/opportunities',
  access: 'craftsman',
  query: byUser.query.extend({ sort: OpportunityOrder }),
  reply: z.array(Opportunity),
});

export const listOffers = endpoint({
  ...byContractor,
  name: 'listOffers',
  summary: 'The requests that wait for the own answer, soonest due first; Link names the next page',
  path: '/api/craftsman/offers',
  reply: z.array(WaitingOffer),
});

export const submitProposal = endpoint({
  name: 'submitProposal',
  summary: 'Proposes to do an open request for an amount, or changes the proposal while it is open',
  method: 'POST',
  path: '/api/craftsman/bids',
  access: 'craftsman',
  owner: { in: 'body', name: 'craftsmanId' },
  body: ProposalForm,
  reply: ContractorBid,
  status: 201,
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'message',
  idempotent: true,
});

export const listContractorBids = endpoint({
  ...byContractor,
  name: 'listContractorBids',
  summary: 'The own proposals and the own bids on projects of the lead finder, newest first',
  path: '/api/craftsman/bids',
  reply: z.array(ContractorBid),
});

export const withdrawBid = endpoint({
  name: 'withdrawBid',
  summary: 'Takes an own proposal or an own bid on a project back, before it has an outcome',
  method: 'POST',
  path: '/api/craftsman/bids/:id/withdraw',
  access: 'craftsman',
  params: z.object({ id: z.union([BidId, ProposalId]) }),
  reply: ContractorBid,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const listActiveProjects = endpoint({
  ...byContractor,
  name: 'listActiveProjects',
  summary: "The jobs that are the contractor's and not completed, newest first, each with its next step",
  path: '/api/craftsman/active-projects',
  reply: z.array(ActiveProject),
});

/**
 * Server-sent events: 'changed', without data, whenever one of the four lists above or 'My outreach' may have changed.
 */
export const LIVE_CRAFTSMAN_ROUTE = '/api/craftsman/live';
