import { expect, it } from 'vitest';
import { referralActionsFor, requestActionsFor } from './actions.ts';
import { decideReferral, decideRequest, REFERRAL_RULES, REQUEST_RULES } from './lifecycle.ts';

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
