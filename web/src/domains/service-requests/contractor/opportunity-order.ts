import type { OpportunityOrder } from '@plumbline/contract/domains/service-requests/opportunity.ts';

/** The orders that a contractor may choose. */
export const OPPORTUNITY_ORDERS: readonly OpportunityOrder[] = ['best', 'newest'];

/** Reads an order from the address; undefined for anything else. */
export const opportunityOrder = (text: string | undefined): OpportunityOrder | undefined =>
  OPPORTUNITY_ORDERS.find((order) => order === text);
