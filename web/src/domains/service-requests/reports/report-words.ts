import type { JobReport, JobReports } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { reportsWords } from './reports.words.ts';

const words = here(reportsWords);

type Readers = Pick<JobReports, 'viewer' | 'companyName' | 'timeZone'>;

/** Returns who has reported what, in the reader's words. */
export function reportTitle({ kind, by }: Pick<JobReport, 'kind' | 'by'>, { viewer, companyName }: Readers): string {
  if (by === viewer) {
    return kind === 'contractor-absent' ? words.own[kind](companyName ?? words.theContractor) : words.own[kind];
  }
  return words.others[kind](viewer === 'customer' ? (companyName ?? words.theContractor) : words.theCustomer);
}

/** Returns which visit or completion a report is about. */
export function aboutWords({ kind, aboutAt }: Pick<JobReport, 'kind' | 'aboutAt'>, { timeZone }: Readers): string {
  const when = formatDateTime(aboutAt, timeZone);
  return kind === 'not-agreed' ? words.completedAt(when) : words.visitAt(when);
}

/** Returns where a report stands. */
export function standingWords(
  { status, objectUntil, decideBy, decidedBy }: Pick<JobReport, 'status' | 'objectUntil' | 'decideBy' | 'decidedBy'>,
  { timeZone }: Readers,
): string {
  const { open, objected, stands, overturned } = words.standing;
  switch (status) {
    case 'open':
      return objectUntil === null ? open.other : open.you(formatDateTime(objectUntil, timeZone));
    case 'objected':
      return decideBy === null ? objected.waits : objected.by(formatDateTime(decideBy, timeZone));
    case 'stands':
      return decidedBy === null ? stands.silent : stands.operator;
    case 'overturned':
      return decidedBy === 'record' ? overturned.record : overturned.operator;
    case 'void':
      return words.standing.void;
  }
}
