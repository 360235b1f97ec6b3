import { knownDecline } from '../../domains/payments/ports.ts';

/** The bank's response to a payment. */
export type CardOutcome =
  | { readonly kind: 'approved' }
  /** The holder must first prove their identity to the bank. */
  | { readonly kind: 'authentication' }
  | CardRefusal;

export interface CardRefusal {
  readonly kind: 'declined';
  readonly code: string;
  readonly declineCode: string | null;
  /** The message to the payer, in English. */
  readonly message: string;
}

export interface TestCard {
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  readonly last4: string;
  readonly outcome: CardOutcome;
}

/** What a card does when it is kept, and when it is charged later while its owner is away. */
export interface KeptOutcome {
  readonly setup: CardOutcome;
  readonly charge: CardOutcome;
}

type KnownCode = Parameters<typeof knownDecline>[0];

const declined = (code: KnownCode, declineCode: KnownCode | null = null): CardRefusal => ({
  kind: 'declined',
  code,
  declineCode,
  message: knownDecline(declineCode ?? code).message,
});

const NUMBER_WRONG = declined('incorrect_number');
const MONTH_WRONG = declined('invalid_expiry_month');
const YEAR_WRONG = declined('invalid_expiry_year');
const CODE_WRONG = declined('invalid_cvc');
const NOT_A_TEST_CARD = declined('card_declined', 'test_mode_live_card');

/** The decline after a failed or missing answer to the bank's question. */
export const NOT_AUTHENTICATED = declined('payment_intent_authentication_failure');

/** The decline of a charge that the bank wants the absent owner to confirm. */
const OWNER_NEEDED = declined('authentication_required');
const REFUSED = declined('card_declined', 'generic_decline');

/** Can be kept, and is declined whenever it is charged. */
const DECLINED_LATER = '4000000000000341';
/** Asks its owner when it is kept, and never again. */
const ASKS_ONCE = '4000002500003155';

/** The test numbers that Stripe publishes (docs.stripe.com/testing), with their outcomes. */
const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'approved' },
  '5555555555554444': { kind: 'approved' },
  '378282246310005': { kind: 'approved' },
  '6011111111111117': { kind: 'approved' },
  '4000002500003155': { kind: 'authentication' },
  '4000002760003184': { kind: 'authentication' },
  '4000000000000002': REFUSED,
  '4000000000009995': declined('card_declined', 'insufficient_funds'),
  '4000000000009987': declined('card_declined', 'lost_card'),
  '4000000000000069': declined('expired_card'),
  '4000000000000127': declined('incorrect_cvc'),
  '4000000000000119': declined('processing_error'),
  [DECLINED_LATER]: REFUSED,
};

/** Returns the outcome of a published test number; undefined for all others. */
export const publishedOutcome = (number: string): CardOutcome | undefined => OUTCOMES[number];

/** Returns what a published test number does when it is kept. */
export function keptOutcome(number: string): KeptOutcome {
  const outcome = publishedOutcome(number) ?? REFUSED;
  if (number === DECLINED_LATER) return { setup: { kind: 'approved' }, charge: outcome };
  if (number === ASKS_ONCE) return { setup: outcome, charge: { kind: 'approved' } };
  return { setup: outcome, charge: outcome.kind === 'authentication' ? OWNER_NEEDED : outcome };
}

export interface CardDetails {
  readonly number: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly securityCode: string;
}

/**
 * Returns the test card with these details, or the reason for refusing it. Real cards are refused like any number that
 * isn't published.
 */
export function testCardOf(card: CardDetails, now: Date): TestCard | CardRefusal {
  const number = card.number.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return NUMBER_WRONG;
  const problem = expiryProblem(card, now);
  if (problem) return problem;
  const brand = brandOf(number);
  if (!/^\d+$/.test(card.securityCode) || card.securityCode.length !== (brand === 'amex' ? 4 : 3)) return CODE_WRONG;
  const outcome = publishedOutcome(number);
  return outcome === undefined ? NOT_A_TEST_CARD : { brand, last4: number.slice(-4), outcome };
}

/** A card is valid until the end of its month. */
function expiryProblem({ expiryMonth, expiryYear }: CardDetails, now: Date): CardRefusal | null {
  if (!Number.isInteger(expiryMonth) || expiryMonth < 1 || expiryMonth > 12) return MONTH_WRONG;
  const [month, year] = [now.getUTCMonth() + 1, now.getUTCFullYear()];
  if (!Number.isInteger(expiryYear) || expiryYear < year || expiryYear > year + 50) return YEAR_WRONG;
  return expiryYear === year && expiryMonth < month ? MONTH_WRONG : null;
}

function brandOf(number: string): TestCard['brand'] {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return number.startsWith('6') ? 'discover' : 'visa';
}

/** Verifies the check digit of a card number (ISO/IEC 7812-1, annex B). */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
