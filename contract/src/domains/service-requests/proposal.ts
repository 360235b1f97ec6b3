import * as z from 'zod';
import { ProposalId, ServiceRequestId } from '../../kernel/id.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES } from './lifecycle.ts';
import { ClockTime, Day } from './time-slot.ts';

/** A day and a time that one party proposed, in the job's time zone. */
export const ProposedTime = z.object({
  by: z.enum(['contractor', 'customer']),
  date: Day,
  time: ClockTime,
  message: z.string().nullable(),
  proposedAt: z.iso.datetime(),
});
export type ProposedTime = z.infer<typeof ProposedTime>;

/** The time that both parties agreed on, in the job's time zone. */
export const AgreedTime = z.object({ date: Day, time: ClockTime });
export type AgreedTime = z.infer<typeof AgreedTime>;

/** A contractor's proposal on the customer's answer page. */
export const ContractorResponseDetail = z.object({
  responseId: ProposalId,
  requestId: ServiceRequestId,
  requestNumber: z.string(),
  craftsmanName: z.string().nullable(),
  craftsmanCompany: z.string(),
  craftsmanPhone: z.string().nullable(),
  craftsmanEmail: z.string().nullable(),
  craftsmanRating: z.number().nullable(),
  isSampleRating: z.boolean(),
  proposedTime: ClockTime.nullable(),
  proposedDate: Day.nullable(),
  timeZone: z.string(),
  message: z.string().nullable(),
  estimatedCost: z.string().nullable(),
  serviceDetails: z.string().nullable(),
  originalRequest: z.object({
    title: z.string(),
    workType: z.string(),
    projectType: z.string(),
    description: z.string(),
    address: z.string(),
    urgency: z.string(),
    preferredDate: Day,
    preferredTimeSlot: z.string(),
  }),
  /** The states of referral and request, from which `referralActionsFor` derives the buttons. */
  referralStatus: z.enum(REFERRAL_STATUSES),
  requestStatus: z.enum(REQUEST_STATUSES),
  frozen: z.boolean(),
  /** Number of changes to the proposal so far, out of `MAX_PROPOSAL_CHANGES`. */
  changesUsed: z.number().int(),
  /** The customer's deadline; null if it isn't the customer's turn. */
  answerBy: z.iso.datetime().nullable(),
  history: z.array(ProposedTime),
});
export type ContractorResponseDetail = z.infer<typeof ContractorResponseDetail>;
