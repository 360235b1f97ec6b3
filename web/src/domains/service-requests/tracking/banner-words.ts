import type { Contradiction } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import type { NoteTone } from '../../../ui/note.tsx';
import { endingWith } from '../company-name.ts';
import { formatWallTime } from '../job-time.ts';
import { hasOpenProposal } from './asked-words.ts';

export type BannerRecord = Pick<
  TrackingRecord,
  | 'status'
  | 'contractors'
  | 'openToProposals'
  | 'selectedContractor'
  | 'agreedTime'
  | 'timeZone'
  | 'offersNext'
  | 'canReopen'
  | 'appointmentAt'
  | 'contradicted'
  | 'endedBecause'
>;

/** The banner's colour: green where all is well, amber where the customer is to act, neutral where it has ended. */
export function bannerTone(record: BannerRecord): NoteTone {
  if (record.offersNext || record.contradicted || record.contractors.some(hasOpenProposal)) return 'amber';
  switch (record.status) {
    case 'contractor-selected':
    case 'scheduled':
    case 'in-progress':
    case 'completed':
      return 'green';
    case 'submitted':
    case 'contractors-notified':
    case 'responses-received':
      return 'plumb';
    default:
      return 'plain';
  }
}

/** Under the banner's sentence: what happens next, and who does it. */
export function bannerDetail(record: BannerRecord): string {
  const proposals = record.contractors.filter(hasOpenProposal);
  const [proposal] = proposals;
  if (proposal) {
    const what = record.openToProposals ? 'to do the job' : 'another time';
    return proposals.length === 1
      ? `${proposal.companyName} proposes ${what}. Your answer is next.`
      : `${proposals.length} contractors propose ${what}. Your answer is next.`;
  }
  if (record.offersNext) return 'Nobody is left to answer. Pick the next contractor below; nothing to fill in again.';
  const accepted = record.contractors.find(({ status }) => status === 'accepted-unpaid');
  if (accepted)
    return `${accepted.companyName} wants the job and completes the connection now. You pay nothing for it.`;
  const name = record.selectedContractor?.name ?? 'Your contractor';
  const appointment = record.appointmentAt && formatDateTime(record.appointmentAt, record.timeZone);
  if (record.contradicted) return afterContradiction(record.contradicted, name, appointment);
  switch (record.status) {
    case 'submitted':
    case 'contractors-notified':
    case 'responses-received':
      return 'The answer appears here, and we send it to you.';
    case 'contractor-selected':
      return record.agreedTime
        ? `${formatWallTime(record.agreedTime, record.timeZone)}, with ${endingWith(name)}`
        : `${name} contacts you within 1 hour to agree on the visit.`;
    case 'scheduled':
      return appointment ? `${appointment}, with ${endingWith(name)}` : `With ${endingWith(name)}`;
    case 'in-progress':
      return `${name} says that the work has begun.`;
    case 'completed':
      return record.canReopen ? `If it isn't, say so below within ${REOPEN_DAYS} days.` : `Done by ${endingWith(name)}`;
    default:
      return [record.endedBecause, 'You can send it again without filling it in twice.'].filter(Boolean).join(' ');
  }
}

/** After the customer has disputed a report: what they can do. */
function afterContradiction({ step }: Contradiction, name: string, appointment: string | null): string {
  if (step === 'completion') return `We asked ${name} to get in touch with you. You can call them, too.`;
  return appointment
    ? `The appointment stands: ${appointment}. You can also move it, call them, or cancel the request.`
    : 'Agree on another time, call them, or cancel the request.';
}
