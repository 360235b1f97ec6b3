import * as z from 'zod';
import { JobReportId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { formWords } from './form.words.ts';
import { HistoryItem } from './tracking.ts';
import { WorkPhoto } from './work-photo.ts';

/** The reports that either side can make about the other at the end of a job. */
export const JOB_REPORT_KINDS = ['contractor-absent', 'customer-absent', 'not-agreed'] as const;
export type JobReportKind = (typeof JOB_REPORT_KINDS)[number];

/**
 * 'open': the other side can object. 'objected': waits for an operator. 'stands': it counts, because nobody objected or an
 * operator decided so. 'overturned': it doesn't count. 'void': the work was reopened, so there is nothing to decide.
 */
export const JOB_REPORT_STATUSES = ['open', 'objected', 'stands', 'overturned', 'void'] as const;
export type JobReportStatus = (typeof JOB_REPORT_STATUSES)[number];

export type JobReportParty = 'contractor' | 'customer';

interface JobReportRule {
  /** 'other' is the side that was reported. */
  readonly by: 'other' | 'operator' | 'system';
  readonly from: readonly JobReportStatus[];
  readonly to: JobReportStatus;
}

/** The life of a report. A decision changes the record and nothing else. */
export const JOB_REPORT_RULES = {
  object: { by: 'other', from: ['open'], to: 'objected' },
  // The record of the day contradicts the side that reported.
  refute: { by: 'system', from: ['open'], to: 'overturned' },
  uphold: { by: 'operator', from: ['objected'], to: 'stands' },
  overturn: { by: 'operator', from: ['objected'], to: 'overturned' },
  // The work was reopened.
  drop: { by: 'system', from: ['open', 'objected'], to: 'void' },
} as const satisfies Record<string, JobReportRule>;
export type JobReportEvent = keyof typeof JOB_REPORT_RULES;

export interface JobReportSituation {
  readonly status: JobReportStatus;
  readonly byParty: JobReportParty;
  /** The last moment to object. */
  readonly objectUntil: Date;
}

export type JobReportDecision =
  | { readonly ok: true; readonly to: JobReportStatus }
  | { readonly ok: false; readonly refusal: 'wrong-party' | 'too-late' | 'not-yet' };

/** Returns a report's status at a moment: one that nobody objected to in time stands. */
export const jobReportStatus = ({ status, objectUntil }: JobReportSituation, now: Date): JobReportStatus =>
  status === 'open' && now > objectUntil ? 'stands' : status;

/** Decides what an event does to a report, or why it is refused. */
export function decideJobReport(
  situation: JobReportSituation,
  event: JobReportEvent,
  party: JobReportParty | 'operator' | 'system',
  now: Date,
): JobReportDecision {
  const rule: JobReportRule = JOB_REPORT_RULES[event];
  const isOther = (party === 'contractor' || party === 'customer') && party !== situation.byParty;
  if (rule.by === 'other' ? !isOther : rule.by !== party) return { ok: false, refusal: 'wrong-party' };
  const status = jobReportStatus(situation, now);
  if (rule.from.includes(status)) return { ok: true, to: rule.to };
  return { ok: false, refusal: status === 'open' ? 'not-yet' : 'too-late' };
}

/** The most characters of a report or an objection. */
export const MAX_REPORT_WORDS = 1000;

/** The text of a report or an objection. The other side reads it. */
export const ReportWords = z.preprocess(
  absentWhenBlank,
  z
    .string(problem(formWords, ({ sayWhatHappened }) => sayWhatHappened))
    .trim()
    .max(
      MAX_REPORT_WORDS,
      problem(formWords, ({ atMostCharacters }) => atMostCharacters(MAX_REPORT_WORDS)),
    ),
);

/** A report as one of the two sides sees it. */
export const JobReport = z.object({
  id: JobReportId,
  kind: z.enum(JOB_REPORT_KINDS),
  by: z.enum(['contractor', 'customer']),
  /** When the visit began, or the work was completed. */
  aboutAt: z.iso.datetime(),
  reportedAt: z.iso.datetime(),
  message: z.string().nullable(),
  status: z.enum(JOB_REPORT_STATUSES),
  /** Until when the viewer can object; null if they can't. */
  objectUntil: z.iso.datetime().nullable(),
  objection: z.string().nullable(),
  /** Until when an operator decides; null while nothing waits for one. */
  decideBy: z.iso.datetime().nullable(),
  decidedBy: z.enum(['record', 'operator']).nullable(),
});
export type JobReport = z.infer<typeof JobReport>;

/** The reports about a job for the holder of either link, oldest first. */
export const JobReports = z.object({
  viewer: z.enum(['contractor', 'customer']),
  /** The contractor, for the customer; null for the contractor. */
  companyName: z.string().nullable(),
  timeZone: z.string(),
  reports: z.array(JobReport),
  /** Until when the viewer can report that it wasn't the work agreed; null if they can't. */
  notAgreedUntil: z.iso.datetime().nullable(),
});
export type JobReports = z.infer<typeof JobReports>;

/** A report with an objection, as operators decide it: never the customer's identity or either link. */
export const OperatorJobReport = z.object({
  id: JobReportId,
  requestNumber: z.string(),
  companyName: z.string(),
  kind: z.enum(JOB_REPORT_KINDS),
  by: z.enum(['contractor', 'customer']),
  aboutAt: z.iso.datetime(),
  message: z.string().nullable(),
  objection: z.string().nullable(),
  status: z.enum(JOB_REPORT_STATUSES),
  decideBy: z.iso.datetime(),
  /** Reports against this contractor that count. */
  earlier: z.number().int(),
  /** That day's timeline, as the customer's page words it. */
  record: z.array(HistoryItem),
  /** The photos of the work. Each one that is opened is recorded in the audit log. */
  photos: z.array(WorkPhoto),
  timeZone: z.string(),
});
export type OperatorJobReport = z.infer<typeof OperatorJobReport>;
