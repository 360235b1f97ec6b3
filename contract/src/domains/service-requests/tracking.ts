import * as z from 'zod';
import { formatsIn } from '../../kernel/formats.ts';
import { ContractorId, ProposalId, ReviewInvitationId, ServiceRequestId } from '../../kernel/id.ts';
import type { Language } from '../../kernel/language.ts';
import { ContactProof } from './contact-proof.ts';
import { Contradiction } from './contradiction.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES, type RequestStatus } from './lifecycle.ts';
import { AgreedTime } from './proposal.ts';
import { SignOff } from './sign-off.ts';
import { trackingWords } from './tracking.words.ts';

export const TimelineItem = z.object({
  status: z.enum(REQUEST_STATUSES),
  message: z.string(),
  completed: z.boolean(),
  timestamp: z.iso.datetime().nullable(),
});
export type TimelineItem = z.infer<typeof TimelineItem>;

/** One event, described in words. */
export const HistoryItem = z.object({ at: z.iso.datetime(), text: z.string() });

/**
 * A contractor who was asked, as the customer sees it. Never contains the referral's id, which is the contractor's
 * secret.
 */
export const AskedContractor = z.object({
  contractorId: ContractorId,
  companyName: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  /** On hold because another contractor accepted and the fee is due. */
  frozen: z.boolean(),
  answerBy: z.iso.datetime().nullable(),
  /**
   * How soon the contractor sees the offer, while its answer is awaited: 'Opens Monday 7 AM'. Absent otherwise, and while an upgrade is under way: a
   * process of the release before doesn't send it.
   */
  answers: z.string().optional(),
  /** Present while there is a proposal to read. */
  responseId: ProposalId.nullable(),
  /** The messages to the contractor and the delivery status of each. */
  notified: z.array(z.object({ channel: z.string(), status: z.string(), at: z.iso.datetime().nullable() })),
  /** The phone of a listing that we may not contact: the customer calls it. */
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
  /** The confirmation that the request waits for; null if none. */
  proof: ContactProof.nullable(),
  /** The banner, which explains the current status. */
  statusMessage: z.string(),
  timeline: z.array(TimelineItem),
  history: z.array(HistoryItem),
  /** Nobody was asked; contractors send proposals. */
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
  /** Null if there is none, or if the preferred time stands. */
  agreedTime: AgreedTime.nullable(),
  /** Start of the booked appointment; null without one. */
  appointmentAt: z.iso.datetime().nullable(),
  /** The customer's dispute of the contractor's last report, until the next step. */
  contradicted: Contradiction.nullable(),
  /** A sentence about why it ended; null while it is open. */
  endedBecause: z.string().nullable(),
  /** Whether the customer may pick among the next best contractors now. */
  offersNext: z.boolean(),
  /** Whether the customer may decide now whom the request is passed on to. */
  offersPassOn: z.boolean(),
  /**
   * Where the customer's confirmation of a completion stands; null while there is none. Absent only while an upgrade is
   * under way: a process of the release before doesn't send it.
   */
  signOff: SignOff.nullable().optional(),
  canCancel: z.boolean(),
  canReopen: z.boolean(),
  /** Whether the customer may report that the work has not begun. */
  canDenyStart: z.boolean(),
  /** Opens the customer's review form once the work is completed. */
  reviewInvitationId: ReviewInvitationId.nullable(),
});
export type TrackingRecord = z.infer<typeof TrackingRecord>;

/**
 * Returns what a request's status means to its customer. `responses` counts the contractors' answers. For a request
 * that is open to proposals, it never claims that contractors were asked.
 */
export function statusMessage(
  status: RequestStatus,
  responses: number,
  openToProposals: boolean,
  language: Language,
): string {
  const words = trackingWords[language].status;
  switch (status) {
    case 'submitted':
      return openToProposals ? words.submittedOpen : words.submitted;
    case 'contractors-notified':
      return words.notified;
    case 'responses-received':
      return words.responses(responses, formatsIn(language).formatNumber(responses));
    case 'contractor-selected':
      return words.selected;
    case 'in-progress':
      return words.inProgress;
    case 'scheduled':
    case 'completed':
    case 'cancelled':
    case 'declined':
    case 'expired':
      return words[status];
  }
}
