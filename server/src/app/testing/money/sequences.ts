import fc from 'fast-check';
import type { Fault } from '../../adapters/testing/stripe-api.ts';

/** Picks one of the names, with the given frequencies. */
const oftenFrom = <Name extends string>(names: Readonly<Record<Name, number>>): fc.Arbitrary<Name> =>
  fc.oneof(
    ...Object.entries<number>(names).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Name) })),
  );

/** Payments with these succeed; the later events differ. */
const GOOD_CARDS = {
  pm_card_visa: 5,
  pm_card_pendingRefund: 2,
  pm_card_refundFail: 1,
  pm_card_createDispute: 1,
} as const;

/** The next step, and which of the contractor's connections it affects; the product decides whether it is possible. */
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
  /** Index of the waiting event, from the oldest. */
  event: fc.nat(5),
  isGood: fc.boolean(),
  minutes: fc.constantFrom(0, 0, 1, 31, 125),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * The initial state of a world, chosen to cover the time before and after a payment. Two steps are concurrent if `race`
 * says so.
 */
export const aSequence = fc.record({
  freeReferrals: fc.constantFrom(0, 0, 0, 0, 1),
  opening: oftenFrom({ accepted: 2, opened: 2, paid: 1, settled: 2 }),
  card: oftenFrom(GOOD_CARDS),
  steps: fc.array(fc.record({ first: step, second: step, race: fc.boolean() }), { minLength: 3, maxLength: 12 }),
});
export type Sequence = typeof aSequence extends fc.Arbitrary<infer Value> ? Value : never;
