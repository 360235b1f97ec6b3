import { referralActionsFor, requestActionsFor } from '@plumbline/contract/domains/service-requests/actions.ts';
import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { MAX_PROPOSAL_CHANGES, type ReferralEvent } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';

/** The state of a referral as its contractor sees it. */
export type Standing = Readonly<Pick<ContractorView, 'status' | 'requestStatus' | 'frozen' | 'changesUsed'>> & {
  readonly history: readonly ProposedTime[];
};

/** A referral's state with the customer, the agreed time, the deadlines, and the reason why it ended. */
export type AgreedStanding = Standing &
  Readonly<
    Pick<
      ContractorView,
      | 'agreedTime'
      | 'answerBy'
      | 'appointmentAt'
      | 'contactBy'
      | 'contradicted'
      | 'customer'
      | 'releasedFor'
      | 'signOff'
      | 'takenBack'
      | 'timeZone'
    >
  >;

const ANSWERS: readonly { answer: ContractorAnswer; event: ReferralEvent }[] = [
  { answer: 'accept', event: 'accept' },
  { answer: 'deny', event: 'deny' },
  { answer: 'propose', event: 'propose' },
];

/** The answers that the contractor may give now, from the lifecycle; none when it isn't theirs to answer. */
export function answersFor(view: Standing): ContractorAnswer[] {
  // The contractor must not learn whether others are being asked, and none of their rules depend on it.
  const events = referralActionsFor(
    { referral: view.status, frozen: view.frozen, request: view.requestStatus, otherLiveReferrals: 0 },
    'contractor',
  );
  return ANSWERS.filter(({ event }) => events.includes(event)).map(({ answer }) => answer);
}

/** Returns the contractor's next report about the work, if any. */
export function nextStepOfWork(view: Standing): 'start' | 'complete' | null {
  if (view.status !== 'settled') return null;
  const events = requestActionsFor({ request: view.requestStatus, liveReferrals: 1, hasSettled: true }, 'contractor');
  return events.includes('start') ? 'start' : events.includes('complete') ? 'complete' : null;
}

export type NextStep = 'book' | 'start' | 'complete';

/** Returns what a connected contractor does next; null once the work is done. */
export const nextStepOf = (view: Standing): NextStep | null =>
  view.status === 'settled' && view.requestStatus === 'contractor-selected' ? 'book' : nextStepOfWork(view);

/** Returns the number of changes to the proposal still allowed; null before there is a proposal. */
export function changesLeft(view: Standing): number | null {
  if (!view.history.some((time) => time.by === 'contractor')) return null;
  return Math.max(0, MAX_PROPOSAL_CHANGES - view.changesUsed);
}
