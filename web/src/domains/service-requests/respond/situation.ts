import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import {
  MAX_PROPOSAL_CHANGES,
  type ReferralEvent,
  referralActionsFor,
  requestActionsFor,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';

/** Where a referral stands, of what its contractor sees. */
export type Standing = Readonly<Pick<ContractorView, 'status' | 'requestStatus' | 'frozen' | 'changesUsed'>> & {
  readonly history: readonly ProposedTime[];
};

/** The same with what was agreed, on which clocks, and why it is over. */
export type AgreedStanding = Standing &
  Readonly<
    Pick<ContractorView, 'agreedTime' | 'appointmentAt' | 'contradicted' | 'timeZone' | 'releasedFor' | 'takenBack'>
  >;

const ANSWERS: readonly { answer: ContractorAnswer; event: ReferralEvent }[] = [
  { answer: 'accept', event: 'accept' },
  { answer: 'deny', event: 'deny' },
  { answer: 'propose', event: 'propose' },
];

/** The answers that the contractor may give now, from the lifecycle; none when it isn't theirs to answer. */
export function answersFor(view: Standing): ContractorAnswer[] {
  // Whether others are still asked is none of this contractor's business, and no rule of theirs depends on it.
  const events = referralActionsFor(
    { referral: view.status, frozen: view.frozen, request: view.requestStatus, otherLiveReferrals: 0 },
    'contractor',
  );
  return ANSWERS.filter(({ event }) => events.includes(event)).map(({ answer }) => answer);
}

/** What the contractor may say about the work itself now. */
export function nextStepOfWork(view: Standing): 'start' | 'complete' | null {
  if (view.status !== 'settled') return null;
  const events = requestActionsFor({ request: view.requestStatus, liveReferrals: 1, hasSettled: true }, 'contractor');
  return events.includes('start') ? 'start' : events.includes('complete') ? 'complete' : null;
}

/** How often the proposal may still be changed; null before there is one. */
export function changesLeft(view: Standing): number | null {
  if (!view.history.some((time) => time.by === 'contractor')) return null;
  return Math.max(0, MAX_PROPOSAL_CHANGES - view.changesUsed);
}
