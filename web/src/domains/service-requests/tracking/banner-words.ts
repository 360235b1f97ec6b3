import { contactWithin } from '@plumbline/contract/domains/service-requests/connection.ts';
import type { Contradiction } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import type { NoteTone } from '../../../ui/note.tsx';
import { formatWallTime } from '../job-time.ts';
import { hasOpenProposal } from './asked-words.ts';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).banner;

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
  | 'signOff'
  | 'appointmentAt'
  | 'contradicted'
  | 'endedBecause'
>;

/** Returns the banner's color: green when all is well, amber when the customer has to act, neutral after the end. */
export function bannerTone(record: BannerRecord): NoteTone {
  if (record.signOff?.state === 'asked' || record.signOff?.state === 'disputed') return 'amber';
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

/** Returns the text under the banner's title: the next step and its party. */
export function bannerDetail(record: BannerRecord): string {
  const proposals = record.contractors.filter(hasOpenProposal);
  const [proposal] = proposals;
  if (proposal) return proposedWords(proposal.companyName, proposals.length, record.openToProposals);
  if (record.offersNext) return words.pickNext;
  const accepted = record.contractors.find(({ status }) => status === 'accepted-unpaid');
  if (accepted) return words.accepted(accepted.companyName);
  const name = record.selectedContractor?.name ?? words.yourContractor;
  const appointment = record.appointmentAt && formatDateTime(record.appointmentAt, record.timeZone);
  if (record.contradicted) return afterContradiction(record.contradicted, name, appointment);
  switch (record.status) {
    case 'submitted':
    case 'contractors-notified':
    case 'responses-received':
      return words.answerAppears;
    case 'contractor-selected':
      return record.agreedTime
        ? words.timeWith(formatWallTime(record.agreedTime, record.timeZone), name)
        : words.contactsYou(name, contactWithin(language));
    case 'scheduled':
      return appointment ? words.appointmentWith(appointment, name) : words.withContractor(name);
    case 'in-progress':
      return words.begun(name);
    case 'completed':
      return doneWords(record, name);
    default:
      return [record.endedBecause, words.sendAgain].filter(Boolean).join(' ');
  }
}

/** Returns what the customer has to do, or has done, about a completion. */
function doneWords({ signOff, canReopen }: BannerRecord, name: string): string {
  if (signOff?.state === 'asked') return words.confirmDone(name);
  if (signOff?.state === 'confirmed') return words.youConfirmed(name);
  if (signOff?.state === 'disputed') return words.youDisputed;
  return canReopen ? words.ifNot(REOPEN_DAYS) : words.doneBy(name);
}

/** Returns what was proposed: by one company, or by several contractors. */
function proposedWords(company: string, count: number, openToProposals: boolean): string {
  if (count === 1) return openToProposals ? words.proposesJob(company) : words.proposesTime(company);
  return openToProposals ? words.severalProposeJob(count) : words.severalProposeTime(count);
}

/** Returns what the customer can do after disputing a report. */
function afterContradiction({ step }: Contradiction, name: string, appointment: string | null): string {
  if (step === 'completion') return words.weAsked(name);
  return appointment ? words.appointmentStands(appointment) : words.agreeAgain;
}
