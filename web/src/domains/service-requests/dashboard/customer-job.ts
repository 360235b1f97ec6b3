import type { CustomerProject } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { type CustomerGroup, customerGroupOf } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatWallTime, timeLeft } from '../job-time.ts';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords);

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
  completed: words.next.completed,
  cancelled: words.next.cancelled,
  declined: words.next.declined,
  expired: words.next.expired,
};

/** Returns the words for a job's next step. */
export function nextWords({ standing, requestStatus }: CustomerJob, now: Date): NextWords {
  const { step, until, timeZone, proposedTime, agreedTime, appointmentAt } = standing;
  const by = until === null ? null : formatDateTime(until, timeZone);
  const left = until === null ? null : timeLeft(until, now);
  const deadline = by && (left === null ? words.next.until(by) : words.next.untilLeft(by, left));
  const say = (next: string, detail: string | null = null): NextWords => ({ next, detail });
  switch (step) {
    case 'confirm-contact':
      return say(words.next.confirm, deadline);
    case 'answer-proposal':
      return say(
        proposedTime ? words.next.yesOrNo(formatWallTime(proposedTime, timeZone)) : words.next.proposalWaits,
        deadline,
      );
    case 'compare-proposals':
      return say(words.next.severalWait, deadline);
    case 'ask-next':
      return say(words.next.askNext, words.next.askNextDetail);
    case 'wait-for-answer':
      return say(words.next.waitForAnswer, by && words.next.thenNext(by));
    case 'wait-for-proposals':
      return say(words.next.waitForProposals, words.next.nearbySee);
    case 'wait-for-fee':
      return say(words.next.saidYes, by && words.next.onceSettled(by));
    case 'wait-for-call':
      return agreedTime
        ? say(formatWallTime(agreedTime, timeZone), words.next.agreedTime)
        : say(words.next.theyContact, words.next.orBook);
    case 'be-there':
      return say(appointmentAt ? formatDateTime(appointmentAt, timeZone) : words.next.booked, words.next.beThere);
    case 'work-under-way':
      return say(words.next.underWay);
    case 'check-work':
      return say(words.next.completed, by && words.next.notDone(by));
    case 'nothing':
      return say(ENDS[requestStatus] ?? words.next.nothing);
  }
}

/** Returns the customer's action, such as 'Compare proposals'; null when nothing waits for them. */
export function actLabel({ standing: { step } }: CustomerJob): string | null {
  switch (step) {
    case 'confirm-contact':
      return words.row.confirm;
    case 'answer-proposal':
      return words.row.seeProposal;
    case 'compare-proposals':
      return words.row.compare;
    case 'ask-next':
      return words.row.seeNext;
    case 'check-work':
      return words.row.signOff;
    default:
      return null;
  }
}

/** Returns the contractor who has done the job and can be asked for another; null while anything is open. */
export const contractorToAskAgain = ({ standing, requestStatus }: CustomerJob): ContractorId | null =>
  requestStatus === 'completed' && standing.step === 'nothing' ? (standing.contractor?.id ?? null) : null;

/** Returns '3 contractors asked' and '1 answered, 2 thinking', for a job without a single contractor to show. */
export function askedWords({ standing: { asked, thinking }, openToProposals }: CustomerJob): NextWords {
  if (openToProposals) {
    return asked === 0
      ? { next: words.asked.open, detail: words.asked.none }
      : { next: words.asked.proposals(asked), detail: words.asked.open };
  }
  const answered = asked - thinking;
  const parts = [answered > 0 && words.asked.answered(answered), thinking > 0 && words.asked.thinking(thinking)];
  return { next: words.asked.contractors(asked), detail: parts.filter(Boolean).join(', ') || null };
}

export interface JobGroup {
  readonly group: CustomerGroup;
  readonly title: string;
  readonly jobs: readonly CustomerJob[];
}

const GROUPS: readonly CustomerGroup[] = ['needs-you', 'under-way', 'done'];

/** Returns the jobs in groups, with the earliest deadlines at the top; empty groups are left out. */
export function groupsOf(jobs: readonly CustomerJob[]): readonly JobGroup[] {
  const due = ({ standing }: CustomerJob) =>
    Date.parse(standing.appointmentAt ?? standing.until ?? '') || Number.MAX_SAFE_INTEGER;
  return GROUPS.map((group) => {
    const own = jobs.filter(({ standing }) => customerGroupOf(standing.step) === group);
    return {
      group,
      title: words.groups[group],
      jobs: group === 'done' ? own : own.toSorted((one, other) => due(one) - due(other)),
    };
  }).filter(({ jobs }) => jobs.length > 0);
}
