import * as z from 'zod';
import { ContractorId, OpportunityId, ReferralId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { amountAtMost, atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { BidStatus } from '../bids/bid.ts';
import { formWords } from './form.words.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES, type ReferralStatus } from './lifecycle.ts';
import { CustomerIdentity } from './service-request.ts';
import { ClockTime, Day } from './time-slot.ts';

/** An open request as contractors see it, without anything that identifies the customer. */
export const Opportunity = z.object({
  id: OpportunityId,
  requestNumber: z.string(),
  title: z.string(),
  /** Contact details typed into it are masked. */
  description: z.string(),
  urgency: z.enum(['emergency', 'high', 'medium', 'low']),
  /** 0 to 100. */
  matchScore: z.number().int(),
  matchReasons: z.array(
    z.object({
      factor: z.enum(['trade', 'distance', 'budget', 'deadline']),
      points: z.number().int(),
      of: z.number().int(),
      text: z.string(),
    }),
  ),
  /** 'Louisville, KY 40204' */
  location: z.string(),
  /** Miles. */
  distance: z.number(),
  /** Dollars. */
  budgetMin: z.number().nullable(),
  budgetMax: z.number().nullable(),
  /** The day that the customer prefers. */
  deadline: Day,
  preferredTimeSlot: z.string(),
  /** IANA zone of the job. */
  timeZone: z.string(),
  /** Number of proposals that the customer has now. */
  proposals: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Sample data: nobody will answer. */
  isSynthetic: z.boolean(),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** 'best' sorts this many of the newest by match. */
export const BEST_OF = 50;
export const OpportunityOrder = z.preprocess(
  absentWhenBlank,
  z
    .enum(
      ['newest', 'best'],
      problem(formWords, ({ sortBy }) => sortBy('newest', 'best')),
    )
    .default('newest'),
);
export type OpportunityOrder = z.infer<typeof OpportunityOrder>;

/** A request that waits for the contractor's answer: it was offered to them, or its customer proposed another time. */
export const WaitingOffer = z.object({
  id: ReferralId,
  requestNumber: z.string(),
  title: z.string(),
  /** Contact details typed into it are masked. */
  description: z.string(),
  urgency: z.enum(['high', 'medium', 'low']),
  /** 'Louisville, KY 40204' */
  location: z.string(),
  /** IANA zone of the job. */
  timeZone: z.string(),
  kind: z.enum(['offered', 'countered']),
  answerBy: z.iso.datetime(),
  /** The page for answering it. */
  respondPath: z.string(),
});
export type WaitingOffer = z.infer<typeof WaitingOffer>;

const MIN_DETAILS = 10;
const MAX_DETAILS = 2000;
/** Dollars. */
const MAX_AMOUNT = 10_000_000;

const enterAmount = problem(formWords, (words) => words.enterAmount);

/** A contractor's proposal. Sending it again while it is open changes it, at most `MAX_PROPOSAL_CHANGES` times. */
export const ProposalForm = z
  .object({
    /** The opportunity. */
    projectId: OpportunityId,
    /** Dollars. */
    bidAmount: z.coerce
      .number(enterAmount)
      .min(1, enterAmount)
      .max(...amountAtMost(MAX_AMOUNT)),
    proposalDetails: z
      .string(problem(formWords, ({ sayWhatYouDo }) => sayWhatYouDo))
      .trim()
      .min(
        MIN_DETAILS,
        problem(formWords, ({ sayMore }) => sayMore(MIN_DETAILS)),
      )
      .max(...atMost(MAX_DETAILS)),
    /** Both or neither. */
    proposedDate: z.preprocess(absentWhenBlank, z.string().trim().max(40).optional()),
    proposedTime: z.preprocess(absentWhenBlank, z.string().trim().max(20).optional()),
  })
  .refine(({ proposedDate, proposedTime }) => (proposedDate === undefined) === (proposedTime === undefined), {
    ...problem(formWords, ({ dateAndTime }) => dateAndTime),
    path: ['proposedTime'],
  });
export type ProposalForm = z.infer<typeof ProposalForm>;

const bidStatuses = {
  offered: 'pending',
  proposed: 'pending',
  countered: 'pending',
  'accepted-unpaid': 'accepted',
  settled: 'accepted',
  unreachable: 'rejected',
  // The contractor withdrew the proposal.
  denied: 'withdrawn',
  declined: 'rejected',
  withdrawn: 'withdrawn',
  expired: 'rejected',
  lapsed: 'rejected',
  lost: 'rejected',
  released: 'rejected',
} as const satisfies Record<ReferralStatus, BidStatus>;

/** Returns a proposal's status as My Bids shows it. */
export const bidStatusOf = (status: ReferralStatus): BidStatus => bidStatuses[status];

/** One line of My Bids: a proposal to a customer, or a bid on a project from the lead finder. */
export const ContractorBid = z.object({
  id: z.string(),
  kind: z.enum(['proposal', 'project']),
  /** The opportunity or the project. */
  projectId: z.string(),
  projectTitle: z.string(),
  projectLocation: z.string(),
  proposalDetails: z.string(),
  /** Dollars; null if none was given. */
  bidAmount: z.number().nullable(),
  status: BidStatus,
  submittedAt: z.iso.datetime(),
  canWithdraw: z.boolean(),
  /** The state of a proposal and the contractor's link to it; null for projects. */
  proposal: z
    .object({
      status: z.enum(REFERRAL_STATUSES),
      changesUsed: z.number().int(),
      respondPath: z.string(),
    })
    .nullable(),
});
export type ContractorBid = z.infer<typeof ContractorBid>;

/** A job that the contractor has won. */
export const ActiveProject = z.object({
  /** Opens `startWork` and `completeWork` together with `contractorId`. */
  id: ReferralId,
  contractorId: ContractorId,
  requestNumber: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(['accepted-unpaid', ...REQUEST_STATUSES]),
  /** The contractor's next step; null for none. */
  nextStep: z.enum(['pay', 'start', 'complete']).nullable(),
  /** The page to pay the fee; null if none is due. */
  paymentUrl: z.string().nullable(),
  location: z.string(),
  budgetRange: z.string(),
  createdAt: z.iso.datetime(),
  agreedTime: z.object({ date: Day, time: ClockTime }).nullable(),
  /** Start of the booked appointment; null without one. */
  appointmentAt: z.iso.datetime().nullable(),
  /** IANA zone of the job. */
  timeZone: z.string(),
  /** Null until the referral fee is settled. */
  customer: CustomerIdentity.nullable(),
});
export type ActiveProject = z.infer<typeof ActiveProject>;
