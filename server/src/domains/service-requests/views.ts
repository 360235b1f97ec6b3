import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ContractorView, CustomerView } from '@plumbline/contract/domains/service-requests/views.ts';
import { maySeeCustomer, secretsOf } from './policy.ts';
import { agreedTime } from './rules/agreed-time.ts';
import type { StoredReferral, StoredRequest, StoredTime } from './tables.ts';

/** '1127 Cherokee Rd, Louisville, KY 40204' */
export const fullAddress = (request: StoredRequest): string =>
  `${request.street}, ${request.city}, ${request.state} ${request.zipCode}`;

/** A customer's words as the holder of a referral may read them. */
export const readableBy = (referral: StoredReferral, request: StoredRequest, text: string): string =>
  maySeeCustomer(referral.status) ? text : maskContacts(text, secretsOf(request));

const job = (request: StoredRequest) => ({
  requestNumber: requestNumber(request.ordinal),
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

/** Everything, for the customer. */
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

/** What a contractor may see: the job, and the customer only once the fee is settled. */
export const contractorView = (
  request: StoredRequest,
  referral: StoredReferral,
  facts: {
    companyName: string;
    distance: number | null;
    feeCents: number;
    paymentUrl: string | null;
    times: readonly StoredTime[];
  },
): ContractorView => ({
  ...job(request),
  kind: 'contractor',
  id: referral.id,
  contractorId: referral.contractorId,
  companyName: facts.companyName,
  status: referral.status,
  requestStatus: request.status,
  frozen: referral.frozenAt !== null,
  description: readableBy(referral, request, request.description),
  distance: facts.distance,
  answerBy: referral.answerBy?.toISOString() ?? null,
  feeCents: facts.feeCents,
  paymentUrl: facts.paymentUrl,
  changesUsed: changesUsed(referral),
  history: facts.times.map((time) => proposedTime(time, (text) => readableBy(referral, request, text))),
  agreedTime: agreedTime(referral, facts.times),
  customer: maySeeCustomer(referral.status)
    ? { name: request.customerName, phone: request.customerPhone, email: request.customerEmail, street: request.street }
    : null,
});

/** The first proposal is not a change; each later one is. */
export const changesUsed = (referral: Pick<StoredReferral, 'proposals'>): number => Math.max(0, referral.proposals - 1);

/** A proposed time; the customer's words go through `readable`, the contractor's are shown as they are. */
export const proposedTime = (time: StoredTime, readable: (text: string) => string = (text) => text): ProposedTime => ({
  by: time.byParty,
  date: time.day,
  time: time.clockTime,
  message: time.message === null ? null : time.byParty === 'customer' ? readable(time.message) : time.message,
  proposedAt: time.proposedAt.toISOString(),
});
