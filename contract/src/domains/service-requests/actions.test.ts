import { expect, it } from 'vitest';
import { referralActionsFor, requestActionsFor, waitsFor } from './actions.ts';
import { decideReferral, decideRequest, REFERRAL_RULES, REFERRAL_STATUSES, REQUEST_RULES } from './lifecycle.ts';

const events = <Rules extends object>(rules: Rules) => Object.keys(rules) as (keyof Rules)[];

it('the buttons of a page are exactly what the tables allow', () => {
  const referral = { referral: 'offered', frozen: false, request: 'submitted', otherLiveReferrals: 0 } as const;
  const request = { request: 'submitted', liveReferrals: 1, hasSettled: false } as const;
  for (const party of ['contractor', 'customer', 'system'] as const) {
    expect(referralActionsFor(referral, party)).toEqual(
      events(REFERRAL_RULES).filter((event) => decideReferral(referral, event, party).ok),
    );
    expect(requestActionsFor(request, party)).toEqual(
      events(REQUEST_RULES).filter((event) => decideRequest(request, event, party).ok),
    );
  }
});

it('a referral waits for the contractor’s answer, the customer’s, or nobody’s', () => {
  const waiting = (party: ReturnType<typeof waitsFor>) =>
    REFERRAL_STATUSES.filter((status) => waitsFor(status) === party);
  expect(waiting('contractor')).toEqual(['offered', 'countered']);
  expect(waiting('customer')).toEqual(['proposed']);
  expect(waiting(null)).toHaveLength(REFERRAL_STATUSES.length - 3);
});
