import * as z from 'zod';
import { ContractorId, ProposalId, ServiceRequestId } from '../../kernel/id.ts';
import { CustomerStanding } from './customer-standing.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES, type RequestStatus } from './lifecycle.ts';
import { ClockTime, Day } from './time-slot.ts';

export const CustomerProjectStatus = z.enum(['planning', 'finding_craftsman', 'in_progress', 'completed', 'cancelled']);
export type CustomerProjectStatus = z.infer<typeof CustomerProjectStatus>;

const projectStatuses = {
  submitted: 'planning',
  'contractors-notified': 'finding_craftsman',
  'responses-received': 'finding_craftsman',
  'contractor-selected': 'in_progress',
  scheduled: 'in_progress',
  'in-progress': 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  declined: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<RequestStatus, CustomerProjectStatus>;

/** Returns the status of a request as one of its customer's projects. */
export const projectStatusOf = (status: RequestStatus): CustomerProjectStatus => projectStatuses[status];

/**
 * Returns whether no contractor has been selected and the request has not ended: the dashboard counts it as pending.
 */
export const isPending = (status: RequestStatus): boolean =>
  projectStatuses[status] === 'planning' || projectStatuses[status] === 'finding_craftsman';

export const CustomerProject = z.object({
  id: ServiceRequestId,
  requestNumber: z.string(),
  /** 'Leak under the kitchen sink' */
  title: z.string(),
  description: z.string(),
  status: CustomerProjectStatus,
  requestStatus: z.enum(REQUEST_STATUSES),
  projectType: z.string(),
  /** '$500 - $2,000'; 'Budget TBD' when none was named. */
  budgetRange: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether contractors may send proposals of their own. */
  openToProposals: z.boolean(),
  /** Proposals that wait for the customer. */
  proposals: z.number().int(),
  workType: z.string(),
  urgency: z.string(),
  standing: CustomerStanding,
});
export type CustomerProject = z.infer<typeof CustomerProject>;

export const CustomerServiceRequest = z.object({
  id: ServiceRequestId,
  requestNumber: z.string(),
  title: z.string(),
  serviceType: z.string(),
  description: z.string(),
  address: z.string(),
  /** 'pending' until a contractor is selected, then the status on the tracking page. */
  status: z.enum(['pending', ...REQUEST_STATUSES]),
  requestStatus: z.enum(REQUEST_STATUSES),
  createdAt: z.iso.datetime(),
  workType: z.string(),
  urgency: z.string(),
  preferredDate: Day,
  preferredTimeSlot: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  projectType: z.string(),
  openToProposals: z.boolean(),
  standing: CustomerStanding,
});
export type CustomerServiceRequest = z.infer<typeof CustomerServiceRequest>;

/** A proposal on a project, for comparing. Answer it with `respondAsCustomer` and its `responseId`. */
export const ComparedProposal = z.object({
  responseId: ProposalId,
  contractorId: ContractorId,
  slug: z.string(),
  companyName: z.string(),
  rating: z.number().nullable(),
  isSampleRating: z.boolean(),
  reviewCount: z.number().int(),
  isVerified: z.boolean(),
  /** Miles to the job. */
  distance: z.number(),
  /** Dollars; null if the contractor gave the cost only in words, or none. */
  amount: z.number().nullable(),
  estimatedCost: z.string().nullable(),
  details: z.string().nullable(),
  /** In the time zone of the job. */
  proposedDate: Day.nullable(),
  proposedTime: ClockTime.nullable(),
  status: z.enum(REFERRAL_STATUSES),
  /** Whether it is on hold because another proposal is accepted and its referral fee due. */
  frozen: z.boolean(),
  /** The customer's deadline; null if it isn't the customer's turn. */
  answerBy: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime(),
});
export type ComparedProposal = z.infer<typeof ComparedProposal>;

/** A contractor who received the customer's contact details, and when. */
export const Disclosure = z.object({
  requestId: ServiceRequestId,
  requestNumber: z.string(),
  contractorId: ContractorId,
  companyName: z.string(),
  /** The disclosed details: 'name', 'phone', 'email', 'street'. */
  details: z.array(z.string()),
  at: z.iso.datetime(),
});
export type Disclosure = z.infer<typeof Disclosure>;
