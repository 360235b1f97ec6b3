import {
  type JobReport,
  type JobReportParty,
  jobReportStatus,
} from '@plumbline/contract/domains/service-requests/job-report.ts';
import {
  DECISION_DAYS,
  OBJECTION_HOURS,
  reportableUntil,
} from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { instantOf, wallTimeOf } from '../../../../kernel/zoned-time.ts';
import { isHoliday } from '../../lifecycle/rules/holidays.ts';
import type { StoredEvent, StoredJobReport, StoredReferral, StoredRequest } from '../../tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the last moment at which the other side can object to a report made now. */
export const objectUntil = (now: Date): Date => new Date(now.getTime() + OBJECTION_HOURS * HOUR_MS);

/** Returns when an operator has decided at the latest, on the clocks of the job: the same time, some working days later. */
export function decideBy(now: Date, timeZone: string): Date {
  const { day, time } = wallTimeOf(now, timeZone);
  let last = day;
  for (let left = DECISION_DAYS; left > 0; ) {
    last = new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    if (isWorkingDay(last)) left -= 1;
  }
  return instantOf(last, time, timeZone);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/**
 * Returns whether the record of the day contradicts the side that reported, by what that side did itself: a contractor who
 * starts the work on the day of the visit has found the customer. Nobody's word against another's is decided here.
 */
export const isRefutedByRecord = (
  { kind, aboutAt, referralId }: Pick<StoredJobReport, 'kind' | 'aboutAt' | 'referralId'>,
  events: readonly Pick<StoredEvent, 'type' | 'at' | 'referralId'>[],
  timeZone: string,
): boolean =>
  kind === 'customer-absent' &&
  eventsOfDay(events, aboutAt, timeZone).some((event) => event.type === 'start' && event.referralId === referralId);

/** Returns the events of a day, on the clocks of the job. */
export function eventsOfDay<Event extends Pick<StoredEvent, 'at'>>(
  events: readonly Event[],
  moment: Date,
  timeZone: string,
): Event[] {
  const day = dayIn(moment, timeZone);
  return events.filter(({ at }) => dayIn(at, timeZone) === day);
}

/** Returns until when a side can report that a completion wasn't the work agreed; null if it can't now. */
export function notAgreedUntil(
  { status, completedAt }: Pick<StoredRequest, 'status' | 'completedAt'>,
  referral: Pick<StoredReferral, 'id' | 'status'> | undefined,
  reports: readonly StoredJobReport[],
  party: JobReportParty,
  now: Date,
): Date | null {
  if (status !== 'completed' || completedAt === null || referral?.status !== 'settled') return null;
  const until = reportableUntil('not-agreed', completedAt);
  const isReported = reports.some(
    ({ kind, byParty, aboutAt }) =>
      kind === 'not-agreed' && byParty === party && aboutAt.getTime() === completedAt.getTime(),
  );
  return isReported || now > until ? null : until;
}

/** Returns a report as a side sees it. `readable` hides what the reader may not know. */
export function jobReportView(
  report: StoredJobReport,
  viewer: JobReportParty,
  now: Date,
  readable: (text: string) => string,
): JobReport {
  const status = jobReportStatus(report, now);
  const shown = (text: string | null, by: JobReportParty) => text && (by === viewer ? text : readable(text));
  const other = report.byParty === 'customer' ? 'contractor' : 'customer';
  return {
    id: report.id,
    kind: report.kind,
    by: report.byParty,
    aboutAt: report.aboutAt.toISOString(),
    reportedAt: report.reportedAt.toISOString(),
    message: shown(report.message, report.byParty),
    status,
    objectUntil: status === 'open' && viewer === other ? report.objectUntil.toISOString() : null,
    objection: shown(report.objection, other),
    decideBy: status === 'objected' ? (report.decideBy?.toISOString() ?? null) : null,
    decidedBy: report.decidedBy,
  };
}
