import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import { contactBy } from '@plumbline/contract/domains/service-requests/connection.ts';
import {
  type ComparedProposal,
  type CustomerProject,
  type CustomerServiceRequest,
  isPending,
  projectStatusOf,
} from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { CustomerStanding } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import type { Match } from '@plumbline/contract/domains/service-requests/match-score.ts';
import {
  type ActiveProject,
  bidStatusOf,
  type ContractorBid,
  type Opportunity,
  type WaitingOffer,
} from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ContractorView, CustomerView } from '@plumbline/contract/domains/service-requests/views.ts';
import type { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { OwnBid } from '../bids/public.ts';
import { hasTakenBack } from './connections/rules/receipts.ts';
import { agreedTime } from './lifecycle/rules/agreed-time.ts';
import type { RecordedAppointment } from './lifecycle/rules/record.ts';
import { titleOf } from './lifecycle/rules/title.ts';
import { maySeeCustomer, type ReadableRequest, type ReadableTime } from './policy.ts';
import type { StoredReferral, StoredRequest, StoredTime } from './tables.ts';

/** '1127 Cherokee Rd, Louisville, KY 40204' */
export const fullAddress = (request: StoredRequest): string =>
  `${request.street}, ${request.city}, ${request.state} ${request.zipCode}`;

const job = (request: StoredRequest) => ({
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  workType: request.workType,
  projectType: request.projectType,
  urgency: request.urgency,
  preferredDate: request.preferredDate,
  preferredTimeSlot: request.preferredTimeSlot,
  city: request.city,
  state: request.state,
  zipCode: request.zipCode,
  timeZone: request.timeZone,
  createdAt: request.createdAt.toISOString(),
});

/** Returns the whole request for its customer. */
export const customerView = (request: StoredRequest): CustomerView => ({
  ...job(request),
  kind: 'customer',
  id: request.id,
  status: request.status,
  description: request.description,
  serviceType: request.workType,
  customerName: request.customerName,
  customerPhone: request.customerPhone,
  customerEmail: request.customerEmail,
  preferredContactMethod: request.preferredContactMethod,
  address: fullAddress(request),
});

/** Returns the job as a contractor may see it, with the customer's identity once the fee is settled. */
export const contractorView = (
  request: ReadableRequest,
  referral: StoredReferral,
  facts: {
    companyName: string;
    distance: number | null;
    feeCents: number;
    paymentUrl: string | null;
    card: Pick<ContractorView, 'chargeableCard' | 'chargedCard' | 'declined'>;
    freeOnceProven: ContractorView['freeOnceProven'];
    times: readonly ReadableTime[];
    bookedAt: Date | null;
    appointmentAt: Date | null;
    signOff: ContractorView['signOff'];
    contradicted: ContractorView['contradicted'];
    releasedFor: ContractorView['releasedFor'];
    addressPlausible: boolean;
  },
): ContractorView => ({
  ...job(request),
  kind: 'contractor',
  id: referral.id,
  contractorId: referral.contractorId,
  companyName: facts.companyName,
  status: referral.status,
  requestStatus: request.status,
  releasedFor: facts.releasedFor,
  takenBack: hasTakenBack(referral),
  frozen: referral.frozenAt !== null,
  description: request.description,
  distance: facts.distance,
  answerBy: referral.answerBy?.toISOString() ?? null,
  feeCents: facts.feeCents,
  paymentUrl: facts.paymentUrl,
  ...facts.card,
  freeOnceProven: facts.freeOnceProven,
  keptOutByCap: referral.status === 'proposed' && referral.keptOutAt !== null,
  changesUsed: changesUsed(referral),
  history: facts.times.map(proposedTime),
  agreedTime: agreedTime(referral, facts.times, facts.bookedAt),
  appointmentAt: facts.appointmentAt?.toISOString() ?? null,
  contactBy: referral.status === 'settled' && referral.settledAt ? contactBy(referral.settledAt).toISOString() : null,
  signOff: facts.signOff,
  contradicted: facts.contradicted,
  contactProven: request.provenContact,
  addressPlausible: facts.addressPlausible,
  customer: customerFor(request, referral),
});

/** Returns the customer's identity once the fee is settled; null before. */
const customerFor = (request: StoredRequest, referral: StoredReferral): CustomerIdentity | null =>
  maySeeCustomer(referral.status)
    ? { name: request.customerName, phone: request.customerPhone, email: request.customerEmail, street: request.street }
    : null;

/** 'Louisville, KY 40204' */
const jobPlace = (request: StoredRequest): string => `${request.city}, ${request.state} ${request.zipCode}`;

/** Returns an open request as any contractor may see it. */
export const opportunity = (
  request: ReadableRequest,
  id: OpportunityId,
  facts: { readonly match: Match; readonly distance: number; readonly proposals: number },
): Opportunity => ({
  id,
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  description: request.description,
  urgency: request.projectType === 'emergency' ? 'emergency' : request.urgency,
  matchScore: facts.match.score,
  matchReasons: [...facts.match.reasons],
  location: jobPlace(request),
  distance: facts.distance,
  budgetMin: inDollars(request.budgetMinCents),
  budgetMax: inDollars(request.budgetMaxCents),
  deadline: request.preferredDate,
  preferredTimeSlot: request.preferredTimeSlot,
  timeZone: request.timeZone,
  proposals: facts.proposals,
  createdAt: request.createdAt.toISOString(),
  isSynthetic: request.isSynthetic,
});

const WITHDRAWABLE: readonly StoredReferral['status'][] = ['offered', 'proposed', 'countered'];

/** Returns a proposal for its contractor's list of bids. */
export const contractorBid = (referral: StoredReferral, request: ReadableRequest): ContractorBid => ({
  id: referral.id,
  kind: 'proposal',
  projectId: request.opportunityId ?? '',
  projectTitle: titleOf(request),
  projectLocation: jobPlace(request),
  proposalDetails: referral.serviceDetails ?? '',
  bidAmount: inDollars(referral.amountCents),
  status: bidStatusOf(referral.status),
  submittedAt: referral.offeredAt.toISOString(),
  canWithdraw: WITHDRAWABLE.includes(referral.status) && referral.frozenAt === null,
  proposal: {
    status: referral.status,
    changesUsed: changesUsed(referral),
    respondPath: respondPath(referral),
  },
});

const respondPath = ({ id, contractorId }: StoredReferral): string => `/respond/${id}/${contractorId}`;

/** Returns a request that waits for the contractor's answer. */
export const waitingOffer = (referral: StoredReferral, request: ReadableRequest, answerBy: Date): WaitingOffer => ({
  id: referral.id,
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  description: request.description,
  urgency: request.urgency,
  location: jobPlace(request),
  timeZone: request.timeZone,
  kind: referral.status === 'countered' ? 'countered' : 'offered',
  answerBy: answerBy.toISOString(),
  respondPath: respondPath(referral),
});

/** Returns a bid on a project for the same list. An amount of 0 means none. */
export const projectBid = (bid: OwnBid): ContractorBid => ({
  id: bid.id,
  kind: 'project',
  projectId: bid.projectId,
  projectTitle: bid.title,
  projectLocation: bid.location,
  proposalDetails: bid.notes,
  bidAmount: bid.amountCents === 0 ? null : bid.amountCents / 100,
  status: bid.status,
  submittedAt: new Date(bid.position.at).toISOString(),
  canWithdraw: bid.status === 'pending',
  proposal: null,
});

const NEXT_STEPS: Readonly<Partial<Record<StoredRequest['status'], ActiveProject['nextStep']>>> = {
  'contractor-selected': 'start',
  scheduled: 'start',
  'in-progress': 'complete',
};

/** Returns a job for the contractor who has it. */
export const activeProject = (
  request: ReadableRequest,
  referral: StoredReferral,
  facts: {
    readonly times: readonly StoredTime[];
    readonly appointment: RecordedAppointment;
    readonly paymentUrl: string | null;
    readonly language: Language;
  },
): ActiveProject => ({
  id: referral.id,
  contractorId: referral.contractorId,
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  description: request.description,
  status: referral.status === 'accepted-unpaid' ? 'accepted-unpaid' : request.status,
  nextStep: referral.status === 'accepted-unpaid' ? 'pay' : (NEXT_STEPS[request.status] ?? null),
  paymentUrl: facts.paymentUrl,
  location: maySeeCustomer(referral.status) ? fullAddress(request) : jobPlace(request),
  budgetRange: budgetRange(request, facts.language),
  createdAt: request.createdAt.toISOString(),
  agreedTime: agreedTime(referral, facts.times, facts.appointment.bookedAt),
  appointmentAt: facts.appointment.startsAt?.toISOString() ?? null,
  timeZone: request.timeZone,
  customer: customerFor(request, referral),
});

/** Returns cents in dollars, as money crosses the wire. */
export const inDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** '$500 - $2,000' */
const budgetRange = (request: Pick<StoredRequest, 'budgetMinCents' | 'budgetMaxCents'>, language: Language): string =>
  formatBudget(inDollars(request.budgetMinCents), inDollars(request.budgetMaxCents), language);

/** Returns a request as its customer's project. `proposals` is the number that wait for the customer. */
export const customerProject = (
  request: StoredRequest,
  proposals: number,
  standing: CustomerStanding,
  language: Language,
): CustomerProject => ({
  id: request.id,
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  description: request.description,
  status: projectStatusOf(request.status),
  requestStatus: request.status,
  projectType: request.projectType,
  budgetRange: budgetRange(request, language),
  address: fullAddress(request),
  createdAt: request.createdAt.toISOString(),
  openToProposals: request.opportunityId !== null,
  proposals,
  workType: request.workType,
  urgency: request.urgency,
  standing,
});

/** Returns a request for its customer's list of requests. */
export const customerServiceRequest = (request: StoredRequest, standing: CustomerStanding): CustomerServiceRequest => ({
  id: request.id,
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  serviceType: request.workType,
  description: request.description,
  address: fullAddress(request),
  status: isPending(request.status) ? 'pending' : request.status,
  requestStatus: request.status,
  createdAt: request.createdAt.toISOString(),
  workType: request.workType,
  urgency: request.urgency,
  preferredDate: request.preferredDate,
  preferredTimeSlot: request.preferredTimeSlot,
  customerName: request.customerName,
  customerPhone: request.customerPhone,
  customerEmail: request.customerEmail,
  projectType: request.projectType,
  openToProposals: request.opportunityId !== null,
  standing,
});

/** Returns a proposal for the comparison. `last` is the contractor's latest proposed time. */
export const comparedProposal = (
  referral: StoredReferral & { readonly proposalId: NonNullable<StoredReferral['proposalId']> },
  contractor: Contractor,
  last: StoredTime | null,
  distance: number,
): ComparedProposal => ({
  responseId: referral.proposalId,
  contractorId: contractor.id,
  slug: contractor.slug,
  companyName: contractor.companyName,
  rating: contractor.rating,
  isSampleRating: contractor.isSampleRating,
  reviewCount: contractor.reviewCount,
  isVerified: contractor.isVerified,
  distance,
  amount: inDollars(referral.amountCents),
  estimatedCost: referral.estimatedCost,
  details: referral.serviceDetails,
  proposedDate: last?.day ?? null,
  proposedTime: last?.clockTime ?? null,
  status: referral.status,
  frozen: referral.frozenAt !== null,
  answerBy: referral.status === 'proposed' ? (referral.answerBy?.toISOString() ?? null) : null,
  submittedAt: (referral.answeredAt ?? referral.offeredAt).toISOString(),
});

/** Returns the number of changes. The first proposal isn't a change, but each later one is. */
export const changesUsed = (referral: Pick<StoredReferral, 'proposals'>): number => Math.max(0, referral.proposals - 1);

/** Returns a proposed time for a response. Pass it as stored for the customer, and masked for contractors. */
export const proposedTime = (time: StoredTime | ReadableTime): ProposedTime => ({
  by: time.byParty,
  date: time.day,
  time: time.clockTime,
  message: time.message,
  proposedAt: time.proposedAt.toISOString(),
});
