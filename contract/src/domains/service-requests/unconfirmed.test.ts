import { expect, it } from 'vitest';
import { requestActionsFor } from './actions.ts';
import { decideRequest } from './lifecycle.ts';

const unconfirmed = { request: 'submitted', liveReferrals: 0, hasSettled: false, isUnconfirmed: true } as const;

it.each([
  ['confirm', 'customer', 'submitted'],
  ['cancel', 'customer', 'cancelled'],
  ['give-up-unconfirmed', 'system', 'cancelled'],
] as const)('an unconfirmed request takes %s by the %s', (event, party, request) => {
  expect(decideRequest(unconfirmed, event, party)).toMatchObject({ ok: true, request });
});

it('an unconfirmed request takes nothing else', () => {
  const parties = ['contractor', 'customer', 'system'] as const;
  const possible = parties.flatMap((party) => requestActionsFor(unconfirmed, party)).toSorted();
  expect(possible).toEqual(['cancel', 'confirm', 'give-up-unconfirmed']);
  expect(decideRequest(unconfirmed, 'pick-next', 'customer')).toEqual({ ok: false, refusal: 'unconfirmed' });
});

it('a request is confirmed once', () => {
  const confirmed = { ...unconfirmed, isUnconfirmed: false };
  expect(decideRequest(confirmed, 'confirm', 'customer')).toEqual({ ok: false, refusal: 'too-late' });
  expect(decideRequest(confirmed, 'give-up-unconfirmed', 'system')).toEqual({ ok: false, refusal: 'too-late' });
});
