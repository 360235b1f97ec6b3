import type { CustomerAction } from '@plumbline/contract/domains/service-requests/answer.ts';
import {
  type ReferralEvent,
  type ReferralStatus,
  type RequestStatus,
  referralActionsFor,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { isPast, type WallTime } from '../job-time.ts';

export interface Choice {
  readonly action: CustomerAction;
  readonly label: string;
  readonly detail: string;
  /** What the other side reads unless the customer writes something else. */
  readonly defaultMessage: string;
  /** In the toast: 'Your {noun} has been sent to …'. */
  readonly noun: string;
}

const CHOICES: readonly (Choice & { readonly event: ReferralEvent })[] = [
  {
    action: 'approve',
    event: 'approve',
    label: 'Approve',
    detail: 'Once you are connected they have the job, and your name, phone, email and street.',
    defaultMessage: 'I approve your proposal. See you then.',
    noun: 'approval',
  },
  {
    action: 'decline',
    event: 'decline',
    label: 'Decline',
    detail: 'You can ask someone else, with nothing to fill in again.',
    defaultMessage: 'Thank you for your proposal. I have decided not to go ahead with it.',
    noun: 'decline',
  },
  {
    action: 'propose',
    event: 'counter',
    label: 'Propose New Time',
    detail: 'They accept it, or answer with another.',
    defaultMessage: 'This time does not work for me. Would the time I propose suit you?',
    noun: 'new time',
  },
];

export interface ProposalStanding {
  readonly referralStatus: ReferralStatus;
  readonly requestStatus: RequestStatus;
  readonly frozen: boolean;
}

/** What the customer may answer now, from the lifecycle. */
export function choicesFor({ referralStatus, requestStatus, frozen }: ProposalStanding): Choice[] {
  const events = referralActionsFor(
    { referral: referralStatus, request: requestStatus, frozen, otherLiveReferrals: 0 },
    'customer',
  );
  return CHOICES.filter(({ event }) => events.includes(event));
}

const MISSING = 'Please specify your proposed date and time.';
const PAST = 'The proposed date cannot be in the past.';

/** A datetime-local value, 'yyyy-MM-ddTHH:mm', as a time on the job's clocks; null when it is none. */
export function wallTimeOf(value: string): WallTime | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return date && time ? { date, time } : null;
}

/** What is wrong with the time that the customer proposes, or null. */
export function timeProblem(value: string, zone: string, now: Date): string | null {
  const wall = wallTimeOf(value);
  if (!wall) return MISSING;
  return isPast(wall, zone, now) ? PAST : null;
}
