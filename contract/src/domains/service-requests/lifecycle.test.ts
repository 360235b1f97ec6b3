import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralActionsFor, requestActionsFor } from './actions.ts';
import {
  decideReferral,
  decideRequest,
  isLive,
  REFERRAL_RULES,
  REFERRAL_STATUSES,
  REQUEST_RULES,
  REQUEST_STATUSES,
  type ReferralEvent,
  type ReferralSituation,
  type RequestEvent,
} from './lifecycle.ts';

const offered: ReferralSituation = {
  referral: 'offered',
  frozen: false,
  request: 'contractors-notified',
  otherLiveReferrals: 0,
};
const REFERRAL_EVENTS = Object.keys(REFERRAL_RULES) as ReferralEvent[];
const REQUEST_EVENTS = Object.keys(REQUEST_RULES) as RequestEvent[];
const PARTIES = ['contractor', 'customer', 'system'] as const;

describe('an event of a referral by a contractor, a customer or the system', () => {
  // event, party, from → referral, siblings; the request if others are live, and if this was the last.
  it.each([
    ['fail', 'system', 'offered', 'unreachable', 'none', 'contractors-notified', 'contractors-notified'],
    ['accept', 'contractor', 'offered', 'settled', 'lost', 'contractor-selected', 'contractor-selected'],
    ['accept', 'contractor', 'countered', 'settled', 'lost', 'contractor-selected', 'contractor-selected'],
    [
      'accept-fee-due',
      'contractor',
      'offered',
      'accepted-unpaid',
      'frozen',
      'responses-received',
      'responses-received',
    ],
    ['approve', 'customer', 'proposed', 'settled', 'lost', 'contractor-selected', 'contractor-selected'],
    [
      'approve-fee-due',
      'customer',
      'proposed',
      'accepted-unpaid',
      'frozen',
      'responses-received',
      'responses-received',
    ],
    ['pay', 'system', 'accepted-unpaid', 'settled', 'lost', 'contractor-selected', 'contractor-selected'],
    ['lapse', 'system', 'accepted-unpaid', 'lapsed', 'thawed', 'contractors-notified', 'contractors-notified'],
    ['deny', 'contractor', 'offered', 'denied', 'none', 'responses-received', 'contractors-notified'],
    ['take-back', 'contractor', 'accepted-unpaid', 'denied', 'thawed', 'responses-received', 'contractors-notified'],
    ['propose', 'contractor', 'offered', 'proposed', 'none', 'responses-received', 'responses-received'],
    ['propose-once-too-often', 'contractor', 'proposed', 'withdrawn', 'none', 'responses-received', 'cancelled'],
    ['counter', 'customer', 'proposed', 'countered', 'none', 'responses-received', 'responses-received'],
    ['decline', 'customer', 'proposed', 'declined', 'none', 'responses-received', 'contractors-notified'],
    ['expire', 'system', 'offered', 'expired', 'none', 'contractors-notified', 'contractors-notified'],
    ['expire', 'system', 'proposed', 'expired', 'none', 'contractors-notified', 'contractors-notified'],
  ] as const)('%s by the %s while it is %s', (event, party, from, referral, siblings, othersLive, last) => {
    const situation = { ...offered, referral: from };
    expect(decideReferral({ ...situation, otherLiveReferrals: 1 }, event, party)).toMatchObject({
      ok: true,
      referral,
      siblings,
      request: othersLive,
    });
    expect(decideReferral(situation, event, party)).toMatchObject({ ok: true, referral, siblings, request: last });
  });

  it('a contractor who did not show up is released, and the customer is offered others', () => {
    const decision = decideReferral({ ...offered, referral: 'settled', request: 'scheduled' }, 'release', 'customer');
    expect(decision).toMatchObject({
      ok: true,
      referral: 'released',
      request: 'contractors-notified',
      offerNext: true,
    });
  });

  it('an acceptance can be taken back only while its fee is due, not after the connection is made', () => {
    for (const referral of REFERRAL_STATUSES.filter((status) => status !== 'accepted-unpaid')) {
      expect(decideReferral({ ...offered, referral }, 'take-back', 'contractor').ok).toBe(false);
    }
    const settled = { ...offered, referral: 'settled', request: 'contractor-selected' } as const;
    expect(decideReferral(settled, 'take-back', 'contractor')).toEqual({ ok: false, refusal: 'too-late' });
  });

  it.each(['deny', 'decline', 'expire', 'lapse', 'take-back', 'fail'] as const)(
    'the customer is offered the next best when %s ends the last one, and not before',
    (event) => {
      const from =
        event === 'decline' ? 'proposed' : ['lapse', 'take-back'].includes(event) ? 'accepted-unpaid' : 'offered';
      const [party] = REFERRAL_RULES[event].by;
      const situation = { ...offered, referral: from } as const;
      expect(decideReferral(situation, event, party)).toMatchObject({ offerNext: true });
      expect(decideReferral({ ...situation, otherLiveReferrals: 2 }, event, party)).toMatchObject({ offerNext: false });
    },
  );

  it('a referral that another acceptance has frozen cannot change', () => {
    expect(decideReferral({ ...offered, frozen: true }, 'accept', 'contractor')).toEqual({
      ok: false,
      refusal: 'frozen',
    });
    expect(referralActionsFor({ ...offered, frozen: true }, 'contractor')).toEqual([]);
  });

  it('an event is refused as too early before its prerequisite, and as too late when it is past', () => {
    const refusal = (referral: ReferralSituation['referral'], event: ReferralEvent, party: (typeof PARTIES)[number]) =>
      decideReferral({ ...offered, referral }, event, party);
    expect(refusal('offered', 'counter', 'customer')).toEqual({ ok: false, refusal: 'not-yet' });
    expect(refusal('offered', 'pay', 'system')).toEqual({ ok: false, refusal: 'not-yet' });
    expect(refusal('denied', 'accept', 'contractor')).toEqual({ ok: false, refusal: 'too-late' });
  });

  it('nobody can answer on a request that already has a contractor', () => {
    for (const request of ['contractor-selected', 'in-progress', 'cancelled', 'expired'] as const) {
      const decision = decideReferral({ ...offered, request }, 'accept', 'contractor');
      expect(decision).toEqual({ ok: false, refusal: 'too-late' });
    }
  });

  it('no party can do what only another may do', () => {
    for (const event of REFERRAL_EVENTS) {
      for (const party of PARTIES) {
        if ((REFERRAL_RULES[event].by as readonly string[]).includes(party)) continue;
        expect(decideReferral(offered, event, party)).toEqual({ ok: false, refusal: 'wrong-party' });
      }
    }
  });

  it('an ended referral never comes back', () => {
    for (const referral of REFERRAL_STATUSES.filter((status) => !isLive(status))) {
      for (const event of REFERRAL_EVENTS) {
        for (const party of PARTIES) expect(decideReferral({ ...offered, referral }, event, party).ok).toBe(false);
      }
    }
  });
});

describe('an event of a request', () => {
  const waiting = { request: 'contractors-notified', liveReferrals: 0, hasSettled: false } as const;
  const selected = { request: 'contractor-selected', liveReferrals: 1, hasSettled: true } as const;

  it.each([
    ['notify', 'system', { ...waiting, request: 'submitted', liveReferrals: 1 }, 'contractors-notified'],
    ['pick-next', 'customer', waiting, 'contractors-notified'],
    ['book', 'contractor', selected, 'scheduled'],
    ['book', 'customer', { ...selected, request: 'scheduled' }, 'scheduled'],
    ['unbook', 'customer', { ...selected, request: 'scheduled' }, 'contractor-selected'],
    ['start', 'contractor', selected, 'in-progress'],
    ['start', 'contractor', { ...selected, request: 'scheduled' }, 'in-progress'],
    ['complete', 'contractor', { ...selected, request: 'in-progress' }, 'completed'],
    ['sign-off', 'customer', { ...selected, request: 'completed' }, 'completed'],
    ['reopen', 'customer', { ...selected, request: 'completed' }, 'in-progress'],
    ['not-started', 'customer', { ...selected, request: 'in-progress' }, 'contractor-selected'],
    ['not-started', 'customer', { ...selected, request: 'in-progress', isBooked: true }, 'scheduled'],
    ['not-started', 'customer', { ...selected, request: 'completed' }, 'contractor-selected'],
    ['cancel', 'customer', selected, 'cancelled'],
    ['give-up-denied', 'system', waiting, 'declined'],
    ['give-up-silent', 'system', waiting, 'expired'],
  ] as const)('%s by the %s', (event, party, situation, request) => {
    expect(decideRequest(situation, event, party)).toMatchObject({ ok: true, request });
  });

  it('the customer picks the next contractor only when nobody is being asked', () => {
    expect(decideRequest({ ...waiting, liveReferrals: 1 }, 'pick-next', 'customer')).toEqual({
      ok: false,
      refusal: 'not-yet',
    });
  });

  it('work neither starts before a contractor is selected nor completes before it starts', () => {
    expect(decideRequest(waiting, 'start', 'contractor')).toEqual({ ok: false, refusal: 'not-yet' });
    expect(decideRequest(selected, 'complete', 'contractor')).toEqual({ ok: false, refusal: 'not-yet' });
  });

  it('no work is booked or begun before the connection is made', () => {
    for (const event of ['book', 'start'] as const) {
      const decision = decideRequest({ ...selected, hasSettled: false }, event, 'contractor');
      expect(decision).toEqual({ ok: false, refusal: 'not-yet' });
    }
  });

  it('only the customer can dispute a start or a completion, and only a reported one', () => {
    const working = { ...selected, request: 'in-progress' } as const;
    for (const party of ['contractor', 'system'] as const) {
      expect(decideRequest(working, 'not-started', party)).toEqual({ ok: false, refusal: 'wrong-party' });
    }
    expect(decideRequest(selected, 'not-started', 'customer')).toEqual({ ok: false, refusal: 'not-yet' });
    expect(decideRequest(working, 'reopen', 'customer')).toEqual({ ok: false, refusal: 'not-yet' });
  });

  it('can be canceled again after a start was disputed', () => {
    const reverted = decideRequest({ ...selected, request: 'in-progress' }, 'not-started', 'customer');
    expect(reverted.ok && requestActionsFor({ ...selected, request: reverted.request }, 'customer')).toContain(
      'cancel',
    );
  });

  it('cannot be canceled once the work has started', () => {
    expect(decideRequest({ ...selected, request: 'in-progress' }, 'cancel', 'customer')).toEqual({
      ok: false,
      refusal: 'too-late',
    });
  });
});

describe('in any sequence of events', () => {
  const anything = fc.record({
    referral: fc.constantFrom(...REFERRAL_STATUSES),
    frozen: fc.boolean(),
    request: fc.constantFrom(...REQUEST_STATUSES),
    otherLiveReferrals: fc.nat(2),
  });

  it('a page’s buttons are exactly what the table allows', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...PARTIES), (situation, party) => {
        const actions = referralActionsFor(situation, party);
        for (const event of REFERRAL_EVENTS) {
          expect(actions.includes(event)).toBe(decideReferral(situation, event, party).ok);
        }
      }),
    );
  });

  it('a request that has ended stays ended', () => {
    for (const request of ['cancelled', 'declined', 'expired'] as const) {
      for (const event of REQUEST_EVENTS) {
        for (const party of PARTIES) {
          expect(decideRequest({ request, liveReferrals: 0, hasSettled: true }, event, party).ok).toBe(false);
        }
      }
      expect(requestActionsFor({ request, liveReferrals: 0, hasSettled: false }, 'customer')).toEqual([]);
    }
  });
});
