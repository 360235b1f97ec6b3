import * as z from 'zod';
import { ConnectionReportId, ContractorId, PaymentId, ReferralId } from '../../kernel/id.ts';
import type { Language } from '../../kernel/language.ts';
import { problem } from '../../kernel/words.ts';
import { connectionWords } from './connection.words.ts';
import { formWords } from './form.words.ts';

/** Days after the connection in which a contractor may report it as bad. */
export const REPORT_DAYS = 7;
const CONTACT_HOURS = 1;
/** Returns how soon a contractor contacts a customer after the connection: '1 hour'. */
export const contactWithin = (language: Language): string => connectionWords[language].contactWithin(CONTACT_HOURS);
/** Returns the time by which the customer expects to hear from the contractor. */
export const contactBy = (connectedAt: Date): Date => new Date(connectedAt.getTime() + CONTACT_HOURS * 3_600_000);
/** The time the customer has to object before the fee goes back. */
export const REPORT_ANSWER_HOURS = 72;
/** The maximum number of a contractor's recent connections that are refunded without an operator's review. */
export const MAX_REPORTS = 4;
export const REPORTS_OF_LAST = 20;

/** Returns the published rules of bad connections, made from the limits that the server enforces. */
export function badConnectionRules(language: Language): readonly string[] {
  const { rules } = connectionWords[language];
  return [
    rules.report(REPORT_DAYS),
    rules.weAsk(REPORT_ANSWER_HOURS),
    rules.onceStarted,
    rules.howMany(MAX_REPORTS, REPORTS_OF_LAST),
  ];
}

export const BAD_CONNECTION_REASONS = ['unreachable', 'not-wanted'] as const;
export const BadConnectionReason = z.enum(
  BAD_CONNECTION_REASONS,
  problem(formWords, ({ whichBadConnection }) => whichBadConnection),
);
export type BadConnectionReason = z.infer<typeof BadConnectionReason>;

/**
 * 'asked' waits for the customer, 'operator' for an operator. 'refunded': the fee went back, or a free connection no
 * longer counts. 'refused': the customer or an operator disagreed. 'void': the work began first.
 */
export const ReportStatus = z.enum(['asked', 'operator', 'refunded', 'refused', 'void']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** A report as its contractor sees it. */
export const BadConnectionReport = z.object({
  status: ReportStatus,
  reason: BadConnectionReason,
  reportedAt: z.iso.datetime(),
  /** The customer's deadline; null when no answer is expected. */
  answerBy: z.iso.datetime().nullable(),
  /** One sentence for the contractor. */
  message: z.string(),
});
export type BadConnectionReport = z.infer<typeof BadConnectionReport>;

/** The question that the customer opens by the link we sent. */
export const ConnectionCheck = z.object({
  id: ConnectionReportId,
  companyName: z.string(),
  requestNumber: z.string(),
  /** 'Leak under the kitchen sink' */
  jobTitle: z.string(),
  reason: BadConnectionReason,
  status: ReportStatus,
  answerBy: z.iso.datetime().nullable(),
});
export type ConnectionCheck = z.infer<typeof ConnectionCheck>;

/** 'spoke': they spoke and the customer still wants the job. 'not-connected': the contractor is right. */
export const ConnectionAnswer = z.enum(
  ['spoke', 'not-connected'],
  problem(formWords, ({ chooseOneOfTwo }) => chooseOneOfTwo),
);
export type ConnectionAnswer = z.infer<typeof ConnectionAnswer>;

/**
 * 'due': can be paid now. 'confirming': paid, the connection is being made. 'settled': the details are shown. 'ended':
 * can no longer be paid (see `message`). 'not-due': not accepted yet.
 */
export const ReferralPaymentStatus = z.enum(['due', 'confirming', 'settled', 'ended', 'not-due']);
export type ReferralPaymentStatus = z.infer<typeof ReferralPaymentStatus>;

/** The job and the business, shown once the fee is settled. */
export const ConnectionDetails = z.object({
  job: z.object({
    requestNumber: z.string(),
    workType: z.string(),
    urgency: z.string(),
    /** yyyy-MM-dd; null is 'Flexible'. */
    preferredDate: z.iso.date().nullable(),
    preferredTimeSlot: z.string(),
    customerName: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    description: z.string(),
  }),
  contractor: z.object({
    companyName: z.string(),
    contactName: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    rating: z.number().nullable(),
    isSampleRating: z.boolean(),
    reviewCount: z.number().int(),
    city: z.string(),
    state: z.string(),
    /** Empty: 'General Services'. */
    specialties: z.array(z.string()),
  }),
});
export type ConnectionDetails = z.infer<typeof ConnectionDetails>;

/** A referral's fee, for /payment and /payment-success. */
export const ReferralPayment = z.object({
  referralId: ReferralId,
  contractorId: ContractorId,
  status: ReferralPaymentStatus,
  /** One sentence: the state and the next step. */
  message: z.string(),
  /** The required `payment_intent` of the link; null if nothing was ever due. */
  paymentId: PaymentId.nullable(),
  /** Dollars; 0 when it is free. */
  amount: z.number(),
  /** The deadline for paying; null when it can't be paid. */
  payBy: z.iso.datetime().nullable(),
  requestNumber: z.string(),
  /** 'Leak under the kitchen sink' */
  jobTitle: z.string(),
  /** 'Louisville, KY 40204' */
  place: z.string(),
  /** IANA zone of the job. */
  timeZone: z.string(),
  companyName: z.string(),
  receipt: z.object({ number: z.string(), paidAt: z.iso.datetime() }).nullable(),
  /** Null until the fee is settled. */
  details: ConnectionDetails.nullable(),
  /** The contractor's deadline for a report; null when none can be made. */
  reportUntil: z.iso.datetime().nullable(),
  report: BadConnectionReport.nullable(),
});
export type ReferralPayment = z.infer<typeof ReferralPayment>;

/** A report as operators see it, without the customer's personal data. */
export const OperatorReport = z.object({
  id: ConnectionReportId,
  requestNumber: z.string(),
  companyName: z.string(),
  reason: BadConnectionReason,
  note: z.string().nullable(),
  status: ReportStatus,
  /** Dollars that would go back. */
  amount: z.number(),
  reportedAt: z.iso.datetime(),
  /** Reported connections among the contractor's last ones. */
  earlierReports: z.number().int(),
  customerAnswer: ConnectionAnswer.nullable(),
});
export type OperatorReport = z.infer<typeof OperatorReport>;
