import { referralActionsFor } from '@plumbline/contract/domains/service-requests/actions.ts';
import { CUSTOMER_ACTIONS, type CustomerAction } from '@plumbline/contract/domains/service-requests/answer.ts';
import { formWords } from '@plumbline/contract/domains/service-requests/form.words.ts';
import {
  type ReferralEvent,
  type ReferralStatus,
  type RequestStatus,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { here } from '../../../lib/language.ts';
import { isPast, type WallTime } from '../job-time.ts';
import { responseWords } from './response.words.ts';

export interface Choice {
  readonly action: CustomerAction;
  readonly label: string;
  readonly detail: string;
  /** The message that goes with the answer unless the customer changes it. */
  readonly defaultMessage: string;
}

const EVENTS: Readonly<Record<CustomerAction, ReferralEvent>> = {
  approve: 'approve',
  decline: 'decline',
  propose: 'counter',
};

const { choices, form } = here(responseWords);

const CHOICES: readonly Choice[] = CUSTOMER_ACTIONS.map((action) => ({ action, ...choices[action] }));

export interface ProposalStanding {
  readonly referralStatus: ReferralStatus;
  readonly requestStatus: RequestStatus;
  readonly frozen: boolean;
}

/** Returns the answers that the lifecycle allows the customer now. */
export function choicesFor({ referralStatus, requestStatus, frozen }: ProposalStanding): Choice[] {
  const events = referralActionsFor(
    { referral: referralStatus, request: requestStatus, frozen, otherLiveReferrals: 0 },
    'customer',
  );
  return CHOICES.filter(({ action }) => events.includes(EVENTS[action]));
}

/** Parses a datetime-local value, 'yyyy-MM-ddTHH:mm', as a time in the job's zone; null if it is invalid. */
export function wallTimeOf(value: string): WallTime | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return date && time ? { date, time } : null;
}

/** Returns the problem with the time that the customer proposes, or null. */
export function timeProblem(value: string, zone: string, now: Date): string | null {
  const wall = wallTimeOf(value);
  if (!wall) return here(formWords).timeMissing;
  return isPast(wall, zone, now) ? form.timePast : null;
}
