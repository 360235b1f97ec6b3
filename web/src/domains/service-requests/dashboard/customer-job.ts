import type { CustomerProject } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { type CustomerGroup, customerGroupOf } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import { formatCount, formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { formatWallTime, timeLeft } from '../job-time.ts';

/** The fields of a request that a dashboard row shows, whichever list it came from. */
export type CustomerJob = Pick<
  CustomerProject,
  | 'id'
  | 'requestNumber'
  | 'title'
  | 'workType'
  | 'projectType'
  | 'urgency'
  | 'createdAt'
  | 'openToProposals'
  | 'requestStatus'
  | 'standing'
>;

/** The next step, and its deadline or consequence. */
export interface NextWords {
  readonly next: string;
  readonly detail: string | null;
}

const ENDS: Readonly<Partial<Record<CustomerJob['requestStatus'], string>>> = {
  completed: 'The work is completed',
  cancelled: 'Cancelled',
  declined: 'Every contractor who was asked has declined',
  expired: 'Ended without an answer',
};

/** Returns the words for a job's next step. */
export function nextWords({ standing, requestStatus }: CustomerJob, now: Date): NextWords {
  const { step, until, timeZone, proposedTime, agreedTime, appointmentAt } = standing;
  const by = until === null ? null : formatDateTime(until, timeZone);
  const left = until === null ? null : timeLeft(until, now);
  const deadline = by === null ? null : `Until ${by}${left === null ? '' : `, ${left}`}`;
  const words = (next: string, detail: string | null = null): NextWords => ({ next, detail });
  switch (step) {
    case 'answer-proposal':
      return words(
        proposedTime
          ? `Say yes or no to ${formatWallTime(proposedTime, timeZone)}`
          : '1 proposal waits for your answer',
        deadline,
      );
    case 'compare-proposals':
      return words('Several proposals wait for your answer', deadline);
    case 'ask-next':
      return words('Ask the next contractor', 'Nobody is being asked now. One click is enough.');
    case 'wait-for-answer':
      return words('Wait for an answer', by === null ? null : `By ${by}; then you can ask the next one`);
    case 'wait-for-proposals':
      return words('Wait for proposals', 'Contractors nearby can see your request');
    case 'wait-for-fee':
      return words('They said yes', by === null ? null : `You are connected once their fee is settled, by ${by}`);
    case 'wait-for-call':
      return agreedTime
        ? words(formatWallTime(agreedTime, timeZone), 'The time you agreed on')
        : words('They contact you', 'Or book a time yourself');
    case 'be-there':
      return words(
        appointmentAt ? formatDateTime(appointmentAt, timeZone) : 'The appointment is booked',
        'Be there, or reschedule in time',
      );
    case 'work-under-way':
      return words('The work is under way');
    case 'check-work':
      return words('The work is completed', by === null ? null : `Not done after all? Say so until ${by}`);
    case 'nothing':
      return words(ENDS[requestStatus] ?? 'Nothing to do');
  }
}

/** 'Compare proposals': the customer's action, where something waits for them; otherwise null. */
export function actLabel({ standing: { step } }: CustomerJob): string | null {
  switch (step) {
    case 'answer-proposal':
      return 'See the proposal';
    case 'compare-proposals':
      return 'Compare proposals';
    case 'ask-next':
      return 'See who is next';
    default:
      return null;
  }
}

/** '3 contractors asked' and '1 answered, 2 thinking', when no single contractor stands for a job. */
export function askedWords({ standing: { asked, thinking }, openToProposals }: CustomerJob): NextWords {
  if (openToProposals) {
    return asked === 0
      ? { next: 'Open to proposals', detail: 'No proposals yet' }
      : { next: formatCount(asked, 'proposal'), detail: 'Open to proposals' };
  }
  const answered = asked - thinking;
  const parts = [answered > 0 && `${answered} answered`, thinking > 0 && `${thinking} thinking`].filter(Boolean);
  return { next: `${formatCount(asked, 'contractor')} asked`, detail: parts.join(', ') || null };
}

export interface JobGroup {
  readonly group: CustomerGroup;
  readonly title: string;
  readonly jobs: readonly CustomerJob[];
}

const TITLES: readonly (readonly [CustomerGroup, string])[] = [
  ['needs-you', 'Needs you'],
  ['under-way', 'Under way'],
  ['done', 'Done'],
];

/** Returns the jobs in groups, with the earliest deadlines at the top; empty groups are left out. */
export function groupsOf(jobs: readonly CustomerJob[]): readonly JobGroup[] {
  const due = ({ standing }: CustomerJob) =>
    Date.parse(standing.appointmentAt ?? standing.until ?? '') || Number.MAX_SAFE_INTEGER;
  return TITLES.map(([group, title]) => {
    const own = jobs.filter(({ standing }) => customerGroupOf(standing.step) === group);
    return { group, title, jobs: group === 'done' ? own : own.toSorted((one, other) => due(one) - due(other)) };
  }).filter(({ jobs }) => jobs.length > 0);
}
