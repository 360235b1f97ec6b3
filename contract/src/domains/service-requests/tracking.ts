import * as z from 'zod';
import { ContractorId, ProposalId, ReviewInvitationId, ServiceRequestId } from '../../kernel/id.ts';
import { Contradiction } from './contradiction.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES, type RequestStatus } from './lifecycle.ts';
import { AgreedTime } from './proposal.ts';

export const TimelineItem = z.object({
  status: z.enum(REQUEST_STATUSES),
  message: z.string(),
  completed: z.boolean(),
  timestamp: z.iso.datetime().nullable(),
});
export type TimelineItem = z.infer<typeof TimelineItem>;

/** One thing that happened, in words. */
export const HistoryItem = z.object({ at: z.iso.datetime(), text: z.string() });

/** A contractor who was asked, as the customer sees it. Never holds the referral's id: that is the contractor's. */
export const AskedContractor = z.object({
  contractorId: ContractorId,
  companyName: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  /** Another contractor accepted and the fee is due: this one waits. */
  frozen: z.boolean(),
  answerBy: z.iso.datetime().nullable(),
  /** Set while there is a proposal to read. */
  responseId: ProposalId.nullable(),
  /** How the contractor was told: 'texted', 'emailed', with the fate of each message. */
  notified: z.array(z.object({ channel: z.string(), status: z.string(), at: z.iso.datetime().nullable() })),
  /** For a listing that we may not write to: the customer calls. */
  callInstead: z.string().nullable(),
});
export type AskedContractor = z.infer<typeof AskedContractor>;

export const TrackingRecord = z.object({
  requestId: ServiceRequestId,
  requestNumber: z.string(),
  /** 'Leak under the kitchen sink' */
  title: z.string(),
  workType: z.string(),
  projectType: z.string(),
  description: z.string(),
  urgency: z.string(),
  customerName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  preferredDate: z.iso.date(),
  preferredTimeSlot: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** The banner: what the present state means. */
  statusMessage: z.string(),
  timeline: z.array(TimelineItem),
  history: z.array(HistoryItem),
  /** Nobody was asked: contractors come with proposals of their own. */
  openToProposals: z.boolean(),
  contractorResponses: z.number().int(),
  contractors: z.array(AskedContractor),
  selectedContractor: z
    .object({
      id: ContractorId,
      name: z.string(),
      rating: z.number().nullable(),
      isSampleRating: z.boolean(),
      reviewCount: z.number().int(),
      isVerified: z.boolean(),
      phone: z.string().nullable(),
    })
    .nullable(),
  /** Null while there is none, or when the preferred time stands. */
  agreedTime: AgreedTime.nullable(),
  /** When the booked appointment begins; null while there is none. */
  appointmentAt: z.iso.datetime().nullable(),
  /** The customer's dispute of the contractor's last report, until the next step. */
  contradicted: Contradiction.nullable(),
  /** The reason it has ended, in a sentence; null while it is open. */
  endedBecause: z.string().nullable(),
  /** The customer may pick among the next best contractors now. */
  offersNext: z.boolean(),
  canCancel: z.boolean(),
  canReopen: z.boolean(),
  /** The customer may say that the work has not begun. */
  canDenyStart: z.boolean(),
  /** By which the customer reviews the contractor, once the work is completed. */
  reviewInvitationId: ReviewInvitationId.nullable(),
});
export type TrackingRecord = z.infer<typeof TrackingRecord>;

const LINEAR = [
  'submitted',
  'contractors-notified',
  'responses-received',
  'contractor-selected',
  'scheduled',
  'in-progress',
  'completed',
] as const;
export const LINEAR_STATUSES: readonly RequestStatus[] = LINEAR;

/**
 * What a request's state means to its customer. `responses` is the count of contractors' answers; of a request that is
 * open to proposals nobody is promised to have been asked.
 */
export function statusMessage(status: RequestStatus, responses: number, openToProposals = false): string {
  switch (status) {
    case 'submitted':
      return openToProposals
        ? 'Your request has been submitted and contractors near you can send proposals.'
        : 'Your request has been submitted and contractors are being notified.';
    case 'contractors-notified':
      return 'Local contractors have been notified of your request.';
    case 'responses-received':
      return responses === 1
        ? '1 contractor has responded to your request.'
        : `${responses} contractors have responded to your request.`;
    case 'contractor-selected':
      return 'A contractor has been selected for your project.';
    case 'scheduled':
      return 'Your service has been scheduled.';
    case 'in-progress':
      return 'Your service is currently in progress.';
    case 'completed':
      return 'Your service has been completed!';
    case 'cancelled':
      return 'This request was cancelled.';
    case 'declined':
      return 'Every contractor who was asked has declined.';
    case 'expired':
      return 'This request has ended without an answer.';
  }
}
