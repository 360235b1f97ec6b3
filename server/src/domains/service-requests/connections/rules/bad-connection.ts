import {
  type BadConnectionReport,
  REPORT_ANSWER_HOURS,
  REPORT_DAYS,
  type ReportStatus,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { StoredReferral, StoredReport } from '../../tables.ts';
import { connectionWords } from '../connection.words.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Statuses in which the connection is made and the work has not started. */
const BEFORE_WORK: readonly RequestStatus[] = ['contractor-selected', 'scheduled'];

/** Returns the customer's deadline for answering a report made now. */
export const customerAnswerBy = (now: Date): Date => new Date(now.getTime() + REPORT_ANSWER_HOURS * HOUR_MS);

/** Returns the deadline for reporting a connection as bad; null if it can't be reported now. */
export function reportUntil(
  referral: Pick<StoredReferral, 'status' | 'settledAt'>,
  request: RequestStatus,
  now: Date,
): Date | null {
  if (referral.status !== 'settled' || referral.settledAt === null || !BEFORE_WORK.includes(request)) return null;
  const until = new Date(referral.settledAt.getTime() + REPORT_DAYS * DAY_MS);
  return now < until ? until : null;
}

/** Returns whether the work has begun, after which no fee is refunded. */
export const hasWorkBegun = (request: RequestStatus): boolean => request === 'in-progress' || request === 'completed';

const messageOf = (status: ReportStatus, { report }: (typeof connectionWords)[Language]): string =>
  status === 'asked' ? report.asked(REPORT_ANSWER_HOURS) : report[status];

/** Returns a report as its contractor sees it. */
export const reportView = (report: StoredReport, language: Language): BadConnectionReport => ({
  status: report.status,
  reason: report.reason,
  reportedAt: report.reportedAt.toISOString(),
  answerBy: report.status === 'asked' ? (report.answerBy?.toISOString() ?? null) : null,
  message: messageOf(report.status, connectionWords[language]),
});
