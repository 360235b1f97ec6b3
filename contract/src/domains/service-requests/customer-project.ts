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

/** A customer's projects are their requests, seen this way. */
export const projectStatusOf = (status: RequestStatus): CustomerProjectStatus => projectStatuses[status];

/** No contractor has been selected yet and the request has not ended: what the dashboard counts as pending. */
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
  /** Contractors may come with proposals of their own. */
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
  /** 'pending' until a contractor is selected, then as the tracking page has it. */
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

/** A proposal on a project, for comparing. It is answered by `respondAsCustomer` with its `responseId`. */
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
  /** Dollars; null where the contractor named a cost in words only, or none. */
  amount: z.number().nullable(),
  estimatedCost: z.string().nullable(),
  details: z.string().nullable(),
  /** On the clocks of the job's place. */
  proposedDate: Day.nullable(),
  proposedTime: ClockTime.nullable(),
  status: z.enum(REFERRAL_STATUSES),
  /** Another proposal is accepted and its referral fee due: this one waits. */
  frozen: z.boolean(),
  /** Until when the customer can answer; null when it isn't the customer's turn. */
  answerBy: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime(),
});
export type ComparedProposal = z.infer<typeof ComparedProposal>;

/** Who has received the customer's contact details, and when. */
export const Disclosure = z.object({
  requestId: ServiceRequestId,
  requestNumber: z.string(),
  contractorId: ContractorId,
  companyName: z.string(),
  /** What was told: 'name', 'phone', 'email', 'street'. */
  details: z.array(z.string()),
  at: z.iso.datetime(),
});
export type Disclosure = z.infer<typeof Disclosure>;
