import type { ContactMethod } from '@plumbline/contract/domains/accounts/contact-method.ts';
import type { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import {
  BAD_CONNECTION_REASONS,
  type ConnectionAnswer,
  type ReportStatus,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { PROVEN_CONTACTS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { JOB_REPORT_KINDS, JOB_REPORT_STATUSES } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TimeSlot } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type {
  ConnectionReportId,
  ContractorId,
  JobReportId,
  OpportunityId,
  PaymentId,
  ProposalId,
  ReferralId,
  ServiceRequestId,
  UserId,
} from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const serviceRequests = pgTable('service_requests', {
  id: text('id').$type<ServiceRequestId>().primaryKey(),
  ordinal: bigint('ordinal', { mode: 'number' }).generatedAlwaysAsIdentity(),
  status: text('status', { enum: REQUEST_STATUSES }).notNull(),
  workType: text('work_type').$type<WorkType>().notNull(),
  projectType: text('project_type').$type<ProjectType>().notNull(),
  urgency: text('urgency').$type<Urgency>().notNull(),
  preferredDate: date('preferred_date').notNull(),
  preferredTimeSlot: text('preferred_time_slot').$type<TimeSlot>().notNull(),
  description: text('description').notNull(),
  /** Read it through `titleOf`: null for requests of earlier releases. */
  title: text('title'),
  customerName: text('customer_name').notNull(),
  customerPhone: text('customer_phone').notNull(),
  customerEmail: text('customer_email').notNull(),
  preferredContactMethod: text('preferred_contact_method').$type<ContactMethod>().notNull(),
  smsConsentAt: moment('sms_consent_at'),
  street: text('street').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zipCode: text('zip_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: moment('created_at').notNull(),
  idleSince: moment('idle_since'),
  completedAt: moment('completed_at'),
  /** Read it through `isSignedOff`: it may concern an earlier completion. */
  signedOffAt: moment('signed_off_at'),
  /** Read it through `isDisputed`: it may concern an earlier completion. */
  disputedAt: moment('disputed_at'),
  /** The account that submitted or claimed it. */
  customerId: text('customer_id').$type<UserId>(),
  /** The id for contractors who may propose; null if none may. */
  opportunityId: text('opportunity_id').$type<OpportunityId>(),
  opportunityCell: integer('opportunity_cell'),
  budgetMinCents: bigint('budget_min_cents', { mode: 'number' }),
  budgetMaxCents: bigint('budget_max_cents', { mode: 'number' }),
  /** The customer's language: that of the page on which the request was sent. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** The contact whose confirmation it waits for. Stays on a request that ended without one. */
  awaitsProof: text('awaits_proof', { enum: PROVEN_CONTACTS }),
  /** The contact that was confirmed. */
  provenContact: text('proven_contact', { enum: PROVEN_CONTACTS }),
  /** True for requests of the demonstration. */
  isSynthetic: boolean('is_synthetic').notNull().default(false),
});
export type StoredRequest = typeof serviceRequests.$inferSelect;

export const referrals = pgTable('referrals', {
  id: text('id').$type<ReferralId>().primaryKey(),
  requestId: text('request_id').$type<ServiceRequestId>().notNull(),
  contractorId: text('contractor_id').$type<ContractorId>().notNull(),
  status: text('status', { enum: REFERRAL_STATUSES }).notNull(),
  turn: integer('turn').notNull().default(0),
  frozenAt: moment('frozen_at'),
  answerBy: moment('answer_by'),
  proposalId: text('proposal_id').$type<ProposalId>(),
  proposals: integer('proposals').notNull().default(0),
  estimatedCost: text('estimated_cost'),
  serviceDetails: text('service_details'),
  contractorAnswer: text('contractor_answer', { enum: ['accept', 'deny', 'propose'] }),
  customerAnswer: text('customer_answer', { enum: ['approve', 'decline', 'propose'] }),
  silentParty: text('silent_party', { enum: ['contractor', 'customer'] }),
  feeCents: integer('fee_cents').notNull().default(0),
  offeredAt: moment('offered_at').notNull(),
  answeredAt: moment('answered_at'),
  settledAt: moment('settled_at'),
  /** The price that a contractor has proposed. */
  amountCents: bigint('amount_cents', { mode: 'number' }),
  /** True while this contractor has the job and it is unfinished. */
  isOpenJob: boolean('is_open_job').notNull().default(false),
  /** Time of an approval by the customer that the contractor's spending cap prevented; null once it has moved on. */
  keptOutAt: moment('kept_out_at'),
  /** The id in links to the fee's payment; null while nothing is due. */
  paymentId: text('payment_id').$type<PaymentId>(),
});
export type StoredReferral = typeof referrals.$inferSelect;

export const connectionReports = pgTable('connection_reports', {
  /** The secret in the customer's link. */
  id: text('id').$type<ConnectionReportId>().primaryKey(),
  referralId: text('referral_id').$type<ReferralId>().notNull(),
  billingIdentity: text('billing_identity').notNull(),
  reason: text('reason', { enum: BAD_CONNECTION_REASONS }).notNull(),
  note: text('note'),
  status: text('status').$type<ReportStatus>().notNull(),
  reportedAt: moment('reported_at').notNull(),
  answerBy: moment('answer_by'),
  customerAnswer: text('customer_answer').$type<ConnectionAnswer>(),
  decidedAt: moment('decided_at'),
});
export type StoredReport = typeof connectionReports.$inferSelect;

export const jobReports = pgTable('job_reports', {
  id: text('id').$type<JobReportId>().primaryKey(),
  requestId: text('request_id').$type<ServiceRequestId>().notNull(),
  referralId: text('referral_id').$type<ReferralId>().notNull(),
  kind: text('kind', { enum: JOB_REPORT_KINDS }).notNull(),
  byParty: text('by_party', { enum: ['contractor', 'customer'] }).notNull(),
  /** When the visit began, or the work was completed. */
  aboutAt: moment('about_at').notNull(),
  message: text('message'),
  reportedAt: moment('reported_at').notNull(),
  objectUntil: moment('object_until').notNull(),
  objection: text('objection'),
  decideBy: moment('decide_by'),
  /** Read it through `jobReportStatus`: an open report stands once nobody can object anymore. */
  status: text('status', { enum: JOB_REPORT_STATUSES }).notNull(),
  decidedBy: text('decided_by', { enum: ['record', 'operator'] }),
  decidedAt: moment('decided_at'),
});
export type StoredJobReport = typeof jobReports.$inferSelect;

export const proposedTimes = pgTable('proposed_times', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  referralId: text('referral_id').$type<ReferralId>().notNull(),
  byParty: text('by_party', { enum: ['contractor', 'customer'] }).notNull(),
  day: date('day').notNull(),
  clockTime: text('clock_time').notNull(),
  message: text('message'),
  proposedAt: moment('proposed_at').notNull(),
});
export type StoredTime = typeof proposedTimes.$inferSelect;

export const serviceRequestEvents = pgTable('service_request_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  requestId: text('request_id').$type<ServiceRequestId>().notNull(),
  referralId: text('referral_id').$type<ReferralId>(),
  contractorId: text('contractor_id').$type<ContractorId>(),
  type: text('type').notNull(),
  party: text('party', { enum: ['contractor', 'customer', 'system'] }).notNull(),
  requestStatus: text('request_status', { enum: REQUEST_STATUSES }).notNull(),
  at: moment('at').notNull(),
  details: jsonb('details').$type<Record<string, string>>(),
});
export type StoredEvent = typeof serviceRequestEvents.$inferSelect;

/** Whom requests are passed on to if nobody answers. */
export const passOns = pgTable('pass_ons', {
  requestId: text('request_id').$type<ServiceRequestId>().notNull(),
  contractorId: text('contractor_id').$type<ContractorId>().notNull(),
  position: smallint('position').notNull(),
});

/** The drafts of browsers without scripts, encrypted under keys that only these browsers have. */
export const serviceRequestDrafts = pgTable('service_request_drafts', {
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
