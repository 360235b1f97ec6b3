/**
 * The lifecycles of a service request and its referrals, as two tables: the server enforces them and the web app
 * derives its buttons from them. The rules are defined nowhere else. Pure.
 */

import { WHILE_UNCONFIRMED } from './unconfirmed.ts';

const LINEAR = [
  'submitted',
  'contractors-notified',
  'responses-received',
  'contractor-selected',
  'scheduled',
  'in-progress',
  'completed',
] as const;

/** The last three end a request early. */
export const REQUEST_STATUSES = [...LINEAR, 'cancelled', 'declined', 'expired'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
/** The statuses of a successful request, in the order of the tracking page. */
export const LINEAR_STATUSES: readonly RequestStatus[] = LINEAR;

export const REFERRAL_STATUSES = [
  'offered',
  'proposed',
  'countered',
  'accepted-unpaid',
  'settled',
  'unreachable',
  'denied',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
  'lost',
  'released',
] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export type Party = 'contractor' | 'customer' | 'system';

/** Maximum number of times that a contractor may change a proposal; the next attempt ends the referral. */
export const MAX_PROPOSAL_CHANGES = 3;
/** The period in which the customer can dispute a reported completion. */
export const REOPEN_DAYS = 7;
/** Days after which a request without a live referral ends. */
export const IDLE_DAYS = 14;

/** Someone can still act on the referral, or it has won the job. */
export const LIVE_REFERRALS = ['offered', 'proposed', 'countered', 'accepted-unpaid', 'settled'] as const;
const OPEN: readonly ReferralStatus[] = ['offered', 'proposed', 'countered'];
const BEFORE_SELECTION: readonly RequestStatus[] = ['submitted', 'contractors-notified', 'responses-received'];
const BEFORE_START: readonly RequestStatus[] = [...BEFORE_SELECTION, 'contractor-selected', 'scheduled'];

/** No event can change the request anymore. */
export const ENDED_REQUESTS = ['cancelled', 'declined', 'expired'] as const satisfies readonly RequestStatus[];
export const hasEnded = (status: RequestStatus): boolean => ENDED_REQUESTS.some((ended) => ended === status);

export type LiveReferral = (typeof LIVE_REFERRALS)[number];
export const isLive = (status: ReferralStatus): status is LiveReferral =>
  LIVE_REFERRALS.some((live) => live === status);

/** 'next': back to contractors-notified, and the customer is offered the next best contractors. */
type RequestOutcome = RequestStatus | 'unchanged' | 'next';
/** The effect on the request's other live referrals. */
export type SiblingEffect = 'none' | 'lost' | 'frozen' | 'thawed' | 'withdrawn';

interface ReferralRule {
  readonly by: readonly Party[];
  readonly from: readonly ReferralStatus[];
  readonly whileRequest: readonly RequestStatus[];
  readonly to: ReferralStatus;
  readonly siblings: SiblingEffect;
  /** The request's status if other referrals are live, and if this was the last one. */
  readonly request: { readonly othersLive: RequestOutcome; readonly last: RequestOutcome };
}

const always = (outcome: RequestOutcome) => ({ othersLive: outcome, last: outcome });

export const REFERRAL_RULES = {
  fail: {
    by: ['system'],
    from: ['offered'],
    whileRequest: BEFORE_SELECTION,
    to: 'unreachable',
    siblings: 'none',
    request: { othersLive: 'unchanged', last: 'next' },
  },
  accept: {
    by: ['contractor'],
    from: OPEN,
    whileRequest: BEFORE_SELECTION,
    to: 'settled',
    siblings: 'lost',
    request: always('contractor-selected'),
  },
  'accept-fee-due': {
    by: ['contractor'],
    from: OPEN,
    whileRequest: BEFORE_SELECTION,
    to: 'accepted-unpaid',
    siblings: 'frozen',
    request: always('responses-received'),
  },
  approve: {
    by: ['customer'],
    from: ['proposed'],
    whileRequest: BEFORE_SELECTION,
    to: 'settled',
    siblings: 'lost',
    request: always('contractor-selected'),
  },
  'approve-fee-due': {
    by: ['customer'],
    from: ['proposed'],
    whileRequest: BEFORE_SELECTION,
    to: 'accepted-unpaid',
    siblings: 'frozen',
    request: always('responses-received'),
  },
  pay: {
    by: ['system'],
    from: ['accepted-unpaid'],
    whileRequest: BEFORE_SELECTION,
    to: 'settled',
    siblings: 'lost',
    request: always('contractor-selected'),
  },
  lapse: {
    by: ['system'],
    from: ['accepted-unpaid'],
    whileRequest: BEFORE_SELECTION,
    to: 'lapsed',
    siblings: 'thawed',
    request: { othersLive: 'unchanged', last: 'next' },
  },
  deny: {
    by: ['contractor'],
    from: OPEN,
    whileRequest: BEFORE_SELECTION,
    to: 'denied',
    siblings: 'none',
    request: { othersLive: 'responses-received', last: 'next' },
  },
  // Takes back an acceptance while its fee is due: a denial that lets the other referrals continue.
  'take-back': {
    by: ['contractor'],
    from: ['accepted-unpaid'],
    whileRequest: BEFORE_SELECTION,
    to: 'denied',
    siblings: 'thawed',
    request: { othersLive: 'responses-received', last: 'next' },
  },
  propose: {
    by: ['contractor'],
    from: OPEN,
    whileRequest: BEFORE_SELECTION,
    to: 'proposed',
    siblings: 'none',
    request: always('responses-received'),
  },
  'propose-once-too-often': {
    by: ['contractor'],
    from: OPEN,
    whileRequest: BEFORE_SELECTION,
    to: 'withdrawn',
    siblings: 'none',
    request: { othersLive: 'responses-received', last: 'cancelled' },
  },
  counter: {
    by: ['customer'],
    from: ['proposed'],
    whileRequest: BEFORE_SELECTION,
    to: 'countered',
    siblings: 'none',
    request: always('responses-received'),
  },
  decline: {
    by: ['customer'],
    from: ['proposed'],
    whileRequest: BEFORE_SELECTION,
    to: 'declined',
    siblings: 'none',
    request: { othersLive: 'responses-received', last: 'next' },
  },
  expire: {
    by: ['system'],
    from: OPEN,
    whileRequest: BEFORE_SELECTION,
    to: 'expired',
    siblings: 'none',
    request: { othersLive: 'unchanged', last: 'next' },
  },
  // We also cause this when the contractor could not reach the customer.
  release: {
    by: ['customer', 'system'],
    from: ['settled'],
    whileRequest: ['contractor-selected', 'scheduled'],
    to: 'released',
    siblings: 'none',
    request: always('next'),
  },
} as const satisfies Record<string, ReferralRule>;
export type ReferralEvent = keyof typeof REFERRAL_RULES;

interface RequestRule {
  readonly by: readonly Party[];
  readonly from: readonly RequestStatus[];
  /** 'before-start': scheduled while an appointment stands, else contractor-selected. */
  readonly to: RequestStatus | 'before-start';
  /** Whether it needs a live referral (the settled one, if there is one), or requires that there is none. */
  readonly live: 'any' | 'none' | 'settled';
  readonly siblings: SiblingEffect;
}

export const REQUEST_RULES = {
  confirm: { by: ['customer'], from: ['submitted'], to: 'submitted', live: 'none', siblings: 'none' },
  notify: { by: ['system'], from: ['submitted'], to: 'contractors-notified', live: 'any', siblings: 'none' },
  // We also cause this when an operator hands the request on, and to pass it on.
  'pick-next': {
    by: ['customer', 'system'],
    from: BEFORE_SELECTION,
    to: 'contractors-notified',
    live: 'none',
    siblings: 'none',
  },
  book: {
    by: ['contractor', 'customer'],
    from: ['contractor-selected', 'scheduled'],
    to: 'scheduled',
    live: 'settled',
    siblings: 'none',
  },
  unbook: {
    by: ['contractor', 'customer'],
    from: ['scheduled'],
    to: 'contractor-selected',
    live: 'settled',
    siblings: 'none',
  },
  start: {
    by: ['contractor'],
    from: ['contractor-selected', 'scheduled'],
    to: 'in-progress',
    live: 'settled',
    siblings: 'none',
  },
  complete: { by: ['contractor'], from: ['in-progress'], to: 'completed', live: 'settled', siblings: 'none' },
  // Once for each completion; by the system if the customer doesn't answer.
  'sign-off': { by: ['customer', 'system'], from: ['completed'], to: 'completed', live: 'settled', siblings: 'none' },
  reopen: { by: ['customer'], from: ['completed'], to: 'in-progress', live: 'settled', siblings: 'none' },
  // The customer disputes the contractor's report that the work has begun or is done.
  'not-started': {
    by: ['customer'],
    from: ['in-progress', 'completed'],
    to: 'before-start',
    live: 'settled',
    siblings: 'none',
  },
  cancel: { by: ['customer'], from: BEFORE_START, to: 'cancelled', live: 'any', siblings: 'withdrawn' },
  'give-up-unconfirmed': { by: ['system'], from: ['submitted'], to: 'cancelled', live: 'none', siblings: 'none' },
  'give-up-denied': { by: ['system'], from: BEFORE_SELECTION, to: 'declined', live: 'none', siblings: 'none' },
  'give-up-silent': { by: ['system'], from: BEFORE_SELECTION, to: 'expired', live: 'none', siblings: 'none' },
} as const satisfies Record<string, RequestRule>;
export type RequestEvent = keyof typeof REQUEST_RULES;

export type Refusal =
  /** Another party's event. */
  | 'wrong-party'
  /** Another contractor has accepted and the fee is due: nothing changes until it is paid or lapses. */
  | 'frozen'
  /** The referral or the request is already past this event. */
  | 'too-late'
  /** Another party has to act first. */
  | 'not-yet'
  | 'unconfirmed';

export interface ReferralSituation {
  readonly referral: ReferralStatus;
  readonly frozen: boolean;
  readonly request: RequestStatus;
  readonly otherLiveReferrals: number;
}

export type ReferralDecision =
  | {
      readonly ok: true;
      readonly referral: ReferralStatus;
      readonly request: RequestStatus;
      /** Whether to offer the customer the next best contractors. */
      readonly offerNext: boolean;
      readonly siblings: SiblingEffect;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Decides what an event does to a referral and its request, or why it is refused. */
export function decideReferral(situation: ReferralSituation, event: ReferralEvent, party: Party): ReferralDecision {
  const rule: ReferralRule = REFERRAL_RULES[event];
  if (!rule.by.includes(party)) return { ok: false, refusal: 'wrong-party' };
  if (!rule.from.includes(situation.referral)) {
    return {
      ok: false,
      refusal: isLive(situation.referral) && situation.referral !== 'settled' ? 'not-yet' : 'too-late',
    };
  }
  if (!rule.whileRequest.includes(situation.request)) return { ok: false, refusal: 'too-late' };
  if (situation.frozen) return { ok: false, refusal: 'frozen' };
  const outcome = situation.otherLiveReferrals > 0 ? rule.request.othersLive : rule.request.last;
  return {
    ok: true,
    referral: rule.to,
    request: outcome === 'unchanged' ? situation.request : outcome === 'next' ? 'contractors-notified' : outcome,
    offerNext: outcome === 'next',
    siblings: rule.siblings,
  };
}

export interface RequestSituation {
  readonly request: RequestStatus;
  readonly liveReferrals: number;
  readonly hasSettled: boolean;
  /** Whether an appointment is booked. Needed only by events that return to before the start. */
  readonly isBooked?: boolean;
  /** Whether the customer's phone or email has yet to be confirmed. */
  readonly isUnconfirmed?: boolean;
  readonly isSignedOff?: boolean;
}

export type RequestDecision =
  | { readonly ok: true; readonly request: RequestStatus; readonly siblings: SiblingEffect }
  | { readonly ok: false; readonly refusal: Refusal };

/** Decides what an event does to a request, or why it is refused. */
export function decideRequest(situation: RequestSituation, event: RequestEvent, party: Party): RequestDecision {
  const rule: RequestRule = REQUEST_RULES[event];
  if (!rule.by.includes(party)) return { ok: false, refusal: 'wrong-party' };
  if (!rule.from.includes(situation.request)) {
    const reached = REQUEST_STATUSES.indexOf(situation.request);
    const needed = Math.min(...rule.from.map((status) => REQUEST_STATUSES.indexOf(status)));
    return { ok: false, refusal: reached < needed ? 'not-yet' : 'too-late' };
  }
  if (situation.isUnconfirmed && WHILE_UNCONFIRMED[event] === undefined) return { ok: false, refusal: 'unconfirmed' };
  if (!situation.isUnconfirmed && WHILE_UNCONFIRMED[event] === 'only') return { ok: false, refusal: 'too-late' };
  if (event === 'sign-off' && situation.isSignedOff) return { ok: false, refusal: 'too-late' };
  if (rule.live === 'none' && situation.liveReferrals > 0) return { ok: false, refusal: 'not-yet' };
  if (rule.live === 'settled' && !situation.hasSettled) return { ok: false, refusal: 'not-yet' };
  const beforeStart = situation.isBooked ? 'scheduled' : 'contractor-selected';
  return { ok: true, request: rule.to === 'before-start' ? beforeStart : rule.to, siblings: rule.siblings };
}
