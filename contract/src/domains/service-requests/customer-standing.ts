import * as z from 'zod';
import { ContractorId, ProposalId } from '../../kernel/id.ts';
import type { RequestStatus } from './lifecycle.ts';
import { AgreedTime } from './proposal.ts';

/** The possible next steps on a request, for its customer. */
export const CUSTOMER_STEPS = [
  'confirm-contact',
  'answer-proposal',
  'compare-proposals',
  'ask-next',
  'wait-for-answer',
  'wait-for-proposals',
  'wait-for-fee',
  'wait-for-call',
  'be-there',
  'work-under-way',
  'check-work',
  'nothing',
] as const;
export type CustomerStep = (typeof CUSTOMER_STEPS)[number];

/** The facts the next step is decided from. */
export interface CustomerSituation {
  readonly request: RequestStatus;
  /** The customer's phone or email has yet to be confirmed. */
  readonly isUnconfirmed: boolean;
  /** Proposals waiting for the customer's answer. */
  readonly proposals: number;
  /** Contractors who still have to answer. */
  readonly thinking: number;
  /** A contractor has accepted and is settling the fee. */
  readonly isFeeDue: boolean;
  readonly openToProposals: boolean;
  /** The customer may ask another contractor now. */
  readonly offersNext: boolean;
  /** The customer is asked to confirm that the work is done. */
  readonly awaitsSignOff: boolean;
}

/** Decides what comes next: the one place that knows, for every list and row. */
export function customerStepFor(situation: CustomerSituation): CustomerStep {
  switch (situation.request) {
    case 'completed':
      return situation.awaitsSignOff ? 'check-work' : 'nothing';
    case 'cancelled':
    case 'declined':
    case 'expired':
      return 'nothing';
    case 'in-progress':
      return 'work-under-way';
    case 'scheduled':
      return 'be-there';
    case 'contractor-selected':
      return 'wait-for-call';
    case 'submitted':
    case 'contractors-notified':
    case 'responses-received':
      return searchStepFor(situation);
  }
}

function searchStepFor({
  isUnconfirmed,
  isFeeDue,
  proposals,
  thinking,
  openToProposals,
  offersNext,
}: CustomerSituation): CustomerStep {
  if (isUnconfirmed) return 'confirm-contact';
  if (isFeeDue) return 'wait-for-fee';
  if (proposals > 1) return 'compare-proposals';
  if (proposals === 1) return 'answer-proposal';
  if (thinking > 0) return 'wait-for-answer';
  if (openToProposals) return 'wait-for-proposals';
  return offersNext ? 'ask-next' : 'wait-for-answer';
}

export type CustomerGroup = 'needs-you' | 'under-way' | 'done';

const NEEDS_YOU: readonly CustomerStep[] = [
  'confirm-contact',
  'answer-proposal',
  'compare-proposals',
  'ask-next',
  'check-work',
];

/** The group of the customer's list in which a request stands. */
export const customerGroupOf = (step: CustomerStep): CustomerGroup =>
  NEEDS_YOU.includes(step) ? 'needs-you' : step === 'nothing' ? 'done' : 'under-way';

/** A request's standing for its customer: the contractor, the next step, and its deadline. */
export const CustomerStanding = z.object({
  step: z.enum(CUSTOMER_STEPS),
  /** The deadline to answer, to be answered, to pay, or to object; null if nothing is due. */
  until: z.iso.datetime().nullable(),
  /** The contractor who has the job, or the only one who was asked or has proposed. */
  contractor: z
    .object({
      id: ContractorId,
      companyName: z.string(),
      rating: z.number().nullable(),
      isSampleRating: z.boolean(),
      reviewCount: z.number().int(),
    })
    .nullable(),
  /** Contractors who were asked or sent a proposal, and how many of them still have to answer. */
  asked: z.number().int(),
  thinking: z.number().int(),
  /** The only waiting proposal, and the time it names. */
  responseId: ProposalId.nullable(),
  proposedTime: AgreedTime.nullable(),
  agreedTime: AgreedTime.nullable(),
  /** Start of the booked appointment; null if there is none. */
  appointmentAt: z.iso.datetime().nullable(),
  /** IANA zone of the job. */
  timeZone: z.string(),
});
export type CustomerStanding = z.infer<typeof CustomerStanding>;
