import * as z from 'zod';
import { ConnectionReportId, ContractorId, PaymentId, ReferralId } from '../../kernel/id.ts';

/** How long after the connection a contractor may report it as bad. */
export const REPORT_DAYS = 7;
/** How long the customer has to say otherwise before the fee goes back. */
export const REPORT_ANSWER_HOURS = 72;
/** The fees of so many of a contractor's last connections go back without an operator's look. */
export const MAX_REPORTS = 4;
export const REPORTS_OF_LAST = 20;

/** The rules of bad connections, as the site publishes them. Made from what the server enforces. */
export const badConnectionRules: readonly string[] = [
  `You paid for a connection and the customer can't be reached, or didn't want the job? Report it within ${REPORT_DAYS} days.`,
  `We ask the customer on the channel that they chose. When they confirm it, or don't answer within ${REPORT_ANSWER_HOURS} hours, the fee goes back to your card by itself.`,
  'Once the work has started, a connection can’t be reported any more.',
  `The fees of at most ${MAX_REPORTS} of your last ${REPORTS_OF_LAST} connections go back this way; after that one of us looks at each report first.`,
];

export const BAD_CONNECTION_REASONS = ['unreachable', 'not-wanted'] as const;
export const BadConnectionReason = z.enum(BAD_CONNECTION_REASONS, {
  error: "Say whether the customer can't be reached or didn't want the job.",
});
export type BadConnectionReason = z.infer<typeof BadConnectionReason>;

/**
 * 'asked' waits for the customer, 'operator' for one of us; 'refunded' gave the fee back (also a free one, which counts
 * no more); 'refused': the customer says that you spoke, or an operator has decided so; 'void': the work began first.
 */
export const ReportStatus = z.enum(['asked', 'operator', 'refunded', 'refused', 'void']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** A report as its contractor sees it. */
export const BadConnectionReport = z.object({
  status: ReportStatus,
  reason: BadConnectionReason,
  reportedAt: z.iso.datetime(),
  /** Until when the customer can answer; null when nobody waits for them. */
  answerBy: z.iso.datetime().nullable(),
  /** One sentence for the contractor. */
  message: z.string(),
});
export type BadConnectionReport = z.infer<typeof BadConnectionReport>;

/** What the customer is asked, by the link that they were sent. */
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

/** 'spoke': we spoke, and I still want the job. 'not-connected': it is as the contractor says. */
export const ConnectionAnswer = z.enum(['spoke', 'not-connected'], { error: 'Please choose one of the two answers.' });
export type ConnectionAnswer = z.infer<typeof ConnectionAnswer>;

/**
 * 'due' can be paid now; 'confirming' was paid and the connection is being made; 'settled' shows the details; 'ended'
 * can't be paid any more (see `message`); 'not-due' was not accepted yet.
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
  /** One sentence: what is the case, and what to do. */
  message: z.string(),
  /** What the link's `payment_intent` must be; null when nothing was ever due. */
  paymentId: PaymentId.nullable(),
  /** Dollars; 0 when it is free. */
  amount: z.number(),
  /** Until when it can be paid; null when it can't. */
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
  /** Whether, and until when, the contractor may report it; a report that was made. */
  reportUntil: z.iso.datetime().nullable(),
  report: BadConnectionReport.nullable(),
});
export type ReferralPayment = z.infer<typeof ReferralPayment>;

/** A report that waits for an operator, or was decided. Holds no personal data of the customer. */
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
  /** Earlier ones among the contractor's last connections that were reported. */
  earlierReports: z.number().int(),
  customerAnswer: ConnectionAnswer.nullable(),
});
export type OperatorReport = z.infer<typeof OperatorReport>;
