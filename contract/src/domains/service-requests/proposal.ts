import * as z from 'zod';
import { ProposalId, ServiceRequestId } from '../../kernel/id.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES } from './lifecycle.ts';
import { ClockTime, Day } from './time-slot.ts';

/** A day and a time that one side has proposed, in the job's time zone. */
export const ProposedTime = z.object({
  by: z.enum(['contractor', 'customer']),
  date: Day,
  time: ClockTime,
  message: z.string().nullable(),
  proposedAt: z.iso.datetime(),
});
export type ProposedTime = z.infer<typeof ProposedTime>;

/** The time that both sides said yes to, in the job's time zone. */
export const AgreedTime = z.object({ date: Day, time: ClockTime });
export type AgreedTime = z.infer<typeof AgreedTime>;

/** What the customer's answer page shows of a contractor's proposal. */
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
  /** Where referral and request stand: `referralActionsFor` makes the buttons from these. */
  referralStatus: z.enum(REFERRAL_STATUSES),
  requestStatus: z.enum(REQUEST_STATUSES),
  frozen: z.boolean(),
  /** How often the contractor has changed the proposal, of the three that are allowed. */
  changesUsed: z.number().int(),
  /** Until when the customer can answer; null when it isn't the customer's turn. */
  answerBy: z.iso.datetime().nullable(),
  history: z.array(ProposedTime),
});
export type ContractorResponseDetail = z.infer<typeof ContractorResponseDetail>;
