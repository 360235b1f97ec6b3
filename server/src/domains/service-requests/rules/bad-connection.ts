import {
  type BadConnectionReport,
  REPORT_ANSWER_HOURS,
  REPORT_DAYS,
  type ReportStatus,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { StoredReferral, StoredReport } from '../tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The connection is made and the work has not started. */
const BEFORE_WORK: readonly RequestStatus[] = ['contractor-selected', 'scheduled'];

/** Until when the customer can answer a report that is made now. */
export const customerAnswerBy = (now: Date): Date => new Date(now.getTime() + REPORT_ANSWER_HOURS * HOUR_MS);

/** Until when a connection can be reported as bad; null where it can't be any more, or yet. */
export function reportUntil(
  referral: Pick<StoredReferral, 'status' | 'settledAt'>,
  request: RequestStatus,
  now: Date,
): Date | null {
  if (referral.status !== 'settled' || referral.settledAt === null || !BEFORE_WORK.includes(request)) return null;
  const until = new Date(referral.settledAt.getTime() + REPORT_DAYS * DAY_MS);
  return now < until ? until : null;
}

/** Whether the work has begun, after which nothing is given back any more. */
export const hasWorkBegun = (request: RequestStatus): boolean => request === 'in-progress' || request === 'completed';

const MESSAGES: Readonly<Record<ReportStatus, string>> = {
  asked: `We have asked the customer. Without their answer within ${REPORT_ANSWER_HOURS} hours the fee goes back to your card.`,
  operator:
    'The fees of several of your last connections went back, so one of us looks at this one. You will hear from us.',
  refunded: 'The connection has ended. A fee that was paid goes back to your card.',
  refused: 'The customer says that you spoke, or one of us has decided so: the fee stays.',
  void: 'The work has started, so the report has no effect.',
};

/** A report as its contractor sees it. */
export const reportView = (report: StoredReport): BadConnectionReport => ({
  status: report.status,
  reason: report.reason,
  reportedAt: report.reportedAt.toISOString(),
  answerBy: report.status === 'asked' ? (report.answerBy?.toISOString() ?? null) : null,
  message: MESSAGES[report.status],
});
