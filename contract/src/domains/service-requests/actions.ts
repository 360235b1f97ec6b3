import {
  decideReferral,
  decideRequest,
  type Party,
  REFERRAL_RULES,
  REQUEST_RULES,
  type ReferralEvent,
  type ReferralSituation,
  type ReferralStatus,
  type RequestEvent,
  type RequestSituation,
} from './lifecycle.ts';

/** Returns the referral events that a party may cause now: the buttons of its page. */
export const referralActionsFor = (situation: ReferralSituation, party: Party): ReferralEvent[] =>
  (Object.keys(REFERRAL_RULES) as ReferralEvent[]).filter((event) => decideReferral(situation, event, party).ok);

/** Returns the request events that a party may cause now. */
export const requestActionsFor = (situation: RequestSituation, party: Party): RequestEvent[] =>
  (Object.keys(REQUEST_RULES) as RequestEvent[]).filter((event) => decideRequest(situation, event, party).ok);

/** Returns the party whose answer a referral is waiting for. */
export const waitsFor = (status: ReferralStatus): 'contractor' | 'customer' | null =>
  status === 'offered' || status === 'countered' ? 'contractor' : status === 'proposed' ? 'customer' : null;
