import * as z from 'zod';
import { ContractorId, ReferralId, ServiceRequestId } from '../../kernel/id.ts';
import { ProvenContact } from './contact-proof.ts';
import { Contradiction } from './contradiction.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES } from './lifecycle.ts';
import { AgreedTime, ProposedTime } from './proposal.ts';
import { CustomerIdentity } from './service-request.ts';
import { SignOff } from './sign-off.ts';

const Job = z.object({
  requestNumber: z.string(),
  /** 'Leak under the kitchen sink' */
  title: z.string(),
  workType: z.string(),
  projectType: z.string(),
  urgency: z.string(),
  description: z.string(),
  preferredDate: z.iso.date(),
  preferredTimeSlot: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** IANA zone of the job. */
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
});

/** A request as its customer sees it, in full. */
export const CustomerView = Job.extend({
  kind: z.literal('customer'),
  id: ServiceRequestId,
  status: z.enum(REQUEST_STATUSES),
  serviceType: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  preferredContactMethod: z.string(),
  address: z.string(),
});
export type CustomerView = z.infer<typeof CustomerView>;

/** A referral as its contractor sees it. Contact details typed into the description are masked until settlement. */
export const ContractorView = Job.extend({
  kind: z.literal('contractor'),
  id: ReferralId,
  contractorId: ContractorId,
  companyName: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  requestStatus: z.enum(REQUEST_STATUSES),
  /**
   * The reason why the contractor lost the job: they did not come, or they reported a bad connection. Otherwise null.
   */
  releasedFor: z.enum(['contractor-absent', 'bad-connection']).nullable(),
  /** The contractor accepted it and took that back before the fee was paid. */
  takenBack: z.boolean(),
  frozen: z.boolean(),
  /** Miles from the contractor to the job's ZIP code. */
  distance: z.number().nullable(),
  answerBy: z.iso.datetime().nullable(),
  /** The cost of accepting, or the amount due now, in cents. 0 is free. */
  feeCents: z.number().int(),
  paymentUrl: z.string().nullable(),
  /** 'Visa ending in 4242': the kept card that an acceptance may charge with `feeCents`; null if there is none. */
  chargeableCard: z.string().nullable(),
  /** 'Visa ending in 4242': the kept card that pays the fee which is due, or was declined; null without one. */
  chargedCard: z.string().nullable(),
  /** Why it was declined; null while it is being charged. */
  declined: z.string().nullable(),
  /**
   * Accepting would be free if the listing's phone (E.164, null if there is none) were proven; null if it would not be
   * free.
   */
  freeOnceProven: z.object({ phone: z.string().nullable() }).nullable(),
  /** The customer wanted to approve the proposal, but the contractor's own spending cap prevented it. */
  keptOutByCap: z.boolean(),
  changesUsed: z.number().int(),
  history: z.array(ProposedTime),
  /** Null if there is none, or if the customer's preferred time stands. */
  agreedTime: AgreedTime.nullable(),
  /** Start of the booked appointment; null without one. */
  appointmentAt: z.iso.datetime().nullable(),
  /** The time by which the customer expects to hear from the contractor; null until the fee is settled. */
  contactBy: z.iso.datetime().nullable(),
  /** The customer's dispute of the last report, until the next step. */
  contradicted: Contradiction.nullable(),
  /**
   * Where the customer's confirmation of a completion stands; null while there is none. Absent only while an upgrade is
   * under way: a process of the release before doesn't send it.
   */
  signOff: SignOff.nullable().optional(),
  /** The customer's contact that a code has confirmed; null for requests that needed no confirmation. */
  contactProven: ProvenContact.nullable(),
  /** Whether the street has a house number and a street name, and the ZIP code belongs to the city. */
  addressPlausible: z.boolean(),
  /** Null until the fee is settled. */
  customer: CustomerIdentity.nullable(),
});
export type ContractorView = z.infer<typeof ContractorView>;

export const ServiceRequestView = z.discriminatedUnion('kind', [CustomerView, ContractorView]);
export type ServiceRequestView = z.infer<typeof ServiceRequestView>;
