import * as z from 'zod';
import { ContractorId, ProposalId, ReferralId, ServiceRequestId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { formWords } from './form.words.ts';

const optionalText = (max: number) => z.preprocess(absentWhenBlank, z.string().trim().max(max).optional());

const timeMissing = problem(formWords, (words) => words.timeMissing).error;

export const ContractorAnswer = z.enum(['accept', 'deny', 'propose']);
export type ContractorAnswer = z.infer<typeof ContractorAnswer>;

/** A contractor's answer, from the web page, a script or a text message. */
export const ContractorResponse = z
  .object({
    serviceRequestId: ReferralId,
    contractorId: ContractorId,
    response: z.preprocess(
      (value) => (value === 'decline' ? 'deny' : value),
      z.enum(
        ContractorAnswer.options,
        problem(formWords, ({ chooseAnswer }) => chooseAnswer),
      ),
    ),
    message: optionalText(2000),
    /** yyyy-MM-dd, in the job's time zone. */
    proposedDate: optionalText(40),
    /** '14:30' or '2:30 PM', in the job's time zone. */
    proposedTime: optionalText(20),
    source: z.string().max(20).default('web'),
    /** Dollars, or words such as '$120-180'. */
    estimatedCost: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText(60)),
    serviceDetails: optionalText(2000),
    /**
     * The fee in cents that an acceptance may charge to the contractor's kept card at once, as the button said. Nothing is
     * charged without it, and nothing beyond it.
     */
    chargeCents: z.coerce.number().optional(),
  })
  .superRefine((answer, context) => {
    if (answer.response !== 'propose') return;
    if (answer.proposedDate === undefined)
      context.addIssue({ code: 'custom', path: ['proposedDate'], message: timeMissing() });
    if (answer.proposedTime === undefined)
      context.addIssue({ code: 'custom', path: ['proposedTime'], message: timeMissing() });
  });
export type ContractorResponse = z.infer<typeof ContractorResponse>;

export const CUSTOMER_ACTIONS = ['approve', 'decline', 'propose'] as const;
export const CustomerAction = z.enum(CUSTOMER_ACTIONS);
export type CustomerAction = z.infer<typeof CustomerAction>;

/** The customer's answer to a proposal. Phone and email only pick the proposal, never where a message goes. */
export const CustomerResponse = z
  .object({
    requestId: ServiceRequestId,
    responseId: z.preprocess(absentWhenBlank, ProposalId.optional()),
    craftsmanPhone: optionalText(40),
    craftsmanEmail: optionalText(254),
    action: z.enum(
      CustomerAction.options,
      problem(formWords, ({ chooseDecision }) => chooseDecision),
    ),
    customerMessage: optionalText(2000),
    /** A datetime-local value in the job's time zone, 'yyyy-MM-ddTHH:mm', or a full ISO date-time. */
    proposedDateTime: optionalText(40),
  })
  .superRefine((answer, context) => {
    if (answer.action === 'propose' && answer.proposedDateTime === undefined) {
      context.addIssue({ code: 'custom', path: ['proposedDateTime'], message: timeMissing() });
    }
  });
export type CustomerResponse = z.infer<typeof CustomerResponse>;

/** The outcome of an answer. */
export const AnswerReceipt = z.object({
  /** The referral's state, as in the lifecycle table. */
  status: z.string(),
  /** One sentence for the person. */
  message: z.string(),
  /** Cents still due before the customer's details are shown; 0 when free or settled. */
  feeDueCents: z.number().int(),
  /** The page to pay the fee; null if none is due. */
  paymentUrl: z.string().nullable(),
});
export type AnswerReceipt = z.infer<typeof AnswerReceipt>;
