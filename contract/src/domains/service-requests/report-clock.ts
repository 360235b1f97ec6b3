import { REPORT_ANSWER_HOURS, REPORT_DAYS } from './connection.ts';
import { REOPEN_DAYS } from './lifecycle.ts';
import { SIGN_OFF_DAYS } from './sign-off.ts';

/** Everything with a deadline at the end of a job: the reports, and the customer's silence. */
export const CLOCKED_REPORTS = [
  'contractor-absent',
  'customer-absent',
  'not-completed',
  'not-agreed',
  'bad-connection',
  'unanswered',
] as const;
export type ClockedReport = (typeof CLOCKED_REPORTS)[number];

/** The time that the other side has to object to a report. */
export const OBJECTION_HOURS = 72;
/** The working days that an operator has to decide after an objection. */
export const DECISION_DAYS = 2;
/** Days after a visit in which a side can report that the other one wasn't there. */
export const ABSENCE_REPORT_DAYS = 14;
/** Days after a completion in which a side can report that it wasn't the work agreed. */
export const NOT_AGREED_DAYS = 14;

/** The deadline for a report, who can object, and who decides. */
export interface ReportClock {
  readonly days: number;
  readonly since: 'visit' | 'completion' | 'connection';
  /** Who can object, and for how many hours. Null if nobody can. */
  readonly objection: { readonly by: 'contractor' | 'customer' | 'other'; readonly hours: number } | null;
  readonly decidedBy: 'record-or-operator' | 'operator' | 'rules' | null;
}

/** The clocks of the end of a job. The server, the public page and the sentences next to forms read them here. */
export const REPORT_CLOCKS: Readonly<Record<ClockedReport, ReportClock>> = {
  'contractor-absent': {
    days: ABSENCE_REPORT_DAYS,
    since: 'visit',
    objection: { by: 'contractor', hours: OBJECTION_HOURS },
    decidedBy: 'record-or-operator',
  },
  'customer-absent': {
    days: ABSENCE_REPORT_DAYS,
    since: 'visit',
    objection: { by: 'customer', hours: OBJECTION_HOURS },
    decidedBy: 'record-or-operator',
  },
  'not-completed': { days: REOPEN_DAYS, since: 'completion', objection: null, decidedBy: null },
  'not-agreed': {
    days: NOT_AGREED_DAYS,
    since: 'completion',
    objection: { by: 'other', hours: OBJECTION_HOURS },
    decidedBy: 'operator',
  },
  'bad-connection': {
    days: REPORT_DAYS,
    since: 'connection',
    objection: { by: 'customer', hours: REPORT_ANSWER_HOURS },
    decidedBy: 'rules',
  },
  unanswered: { days: SIGN_OFF_DAYS, since: 'completion', objection: null, decidedBy: null },
};

const DAY_MS = 86_400_000;

/** Returns the last moment at which a report about a visit, a completion or a connection can be made. */
export const reportableUntil = (report: ClockedReport, since: Date): Date =>
  new Date(since.getTime() + REPORT_CLOCKS[report].days * DAY_MS);
