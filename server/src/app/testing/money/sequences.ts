import fc from 'fast-check';
import type { Fault } from '../../adapters/testing/stripe-api.ts';

/** One of the names, each as often as its number says. */
const oftenFrom = <Name extends string>(names: Readonly<Record<Name, number>>): fc.Arbitrary<Name> =>
  fc.oneof(
    ...Object.entries<number>(names).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Name) })),
  );

/** They pay; what comes later differs. */
const GOOD_CARDS = {
  pm_card_visa: 5,
  pm_card_pendingRefund: 2,
  pm_card_refundFail: 1,
  pm_card_createDispute: 1,
} as const;

/** What happens next, to which of the contractor's connections; whether it is possible is up to the product. */
const step = fc.record({
  what: oftenFrom({
    accept: 3,
    open: 2,
    pay: 7,
    authenticate: 2,
    check: 1,
    deliver: 6,
    'deliver-again': 2,
    lose: 2,
    work: 3,
    lapse: 3,
    cancel: 2,
    'take-back': 2,
    report: 2,
    'refund-by-operator': 1,
    'refund-at-provider': 1,
    'refund-ends': 2,
    dispute: 2,
    'dispute-ends': 2,
  }),
  which: fc.constantFrom(0, 0, 0, 1, 2),
  card: oftenFrom({
    ...GOOD_CARDS,
    pm_card_chargeDeclined: 2,
    pm_card_chargeDeclinedInsufficientFunds: 2,
    pm_card_authenticationRequired: 2,
  }),
  fault: oftenFrom<Fault | 'none'>({
    none: 12,
    'lost-request': 1,
    'lost-answer': 2,
    'error-before': 1,
    'error-after': 2,
    'rate-limit': 1,
  }),
  /** Which of the waiting events, from the oldest. */
  event: fc.nat(5),
  isGood: fc.boolean(),
  minutes: fc.constantFrom(0, 0, 1, 31, 125),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** How a world begins, so that as much happens after a payment as before it; two steps are at once where `race` says so. */
export const aSequence = fc.record({
  freeReferrals: fc.constantFrom(0, 0, 0, 0, 1),
  opening: oftenFrom({ accepted: 2, opened: 2, paid: 1, settled: 2 }),
  card: oftenFrom(GOOD_CARDS),
  steps: fc.array(fc.record({ first: step, second: step, race: fc.boolean() }), { minLength: 3, maxLength: 12 }),
});
export type Sequence = typeof aSequence extends fc.Arbitrary<infer Value> ? Value : never;
