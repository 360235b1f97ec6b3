import Stripe from 'stripe';
import type { PortAnswer } from '../../domains/payments/ports.ts';
import type { Log } from '../../kernel/log.ts';

type NotOk = Exclude<PortAnswer<never>, { kind: 'ok' }>;

/**
 * The only place that translates Stripe's errors (docs.stripe.com/error-handling). A rejected key is our configuration
 * error, and the same call would succeed afterwards, so it counts as 'unavailable' and is logged as an error.
 *
 * @throws anything that isn't Stripe's error, since that is a bug.
 */
export function failureOf(error: unknown, log: Log): NotOk {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, statusCode, requestId } = error;
  const facts = { type, code, status: statusCode, requestId };
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    log.error(facts, 'Stripe rejects our key: check STRIPE_SECRET_KEY');
    return { kind: 'unavailable', reason: 'the provider does not take our key' };
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    log.error(facts, 'an idempotency key was used for two different calls');
    return { kind: 'refused', code: 'idempotency-mismatch', reason: 'this was asked before, with other details' };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    log.warn(facts, 'Stripe refused a call');
    return {
      kind: 'refused',
      code: code === 'resource_missing' ? 'unknown-intent' : (code ?? 'invalid'),
      reason: plain(error),
    };
  }
  if (error instanceof Stripe.errors.StripeCardError) {
    return { kind: 'refused', code: error.decline_code ?? code ?? 'card_declined', reason: plain(error) };
  }
  log.warn(facts, 'Stripe is unreachable');
  return { kind: 'unavailable', reason: statusCode === undefined ? 'not reached' : `status ${statusCode}` };
}

/** The first call failed inside Stripe, which repeats that response for as long as it remembers the key. */
export const isReplayedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;

/** Removes ids, which Stripe writes into its messages. */
const plain = ({ message }: Error): string => message.replaceAll(/\b[a-z]{2,5}_\w{8,}/g, '…').slice(0, 300);
