import { createHmac } from 'node:crypto';
import type { PaymentPort } from '../../domains/payments/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Log } from '../../kernel/log.ts';
import { createSandboxPayments } from '../adapters/sandbox-payments.ts';
import { createStripe } from '../adapters/stripe.ts';
import type { Env } from '../env.ts';

/**
 * Returns the payment provider: Stripe if its keys are set; otherwise, in demonstration mode, the sandbox; none in
 * production without keys. @param secret of the product
 */
export function paymentPort(env: Env, db: Database, clock: Clock, secret: string, log: Log): PaymentPort | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = env;
  if (secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined) {
    return createStripe({ secretKey, publishableKey, webhookSecret, apiUrl, clock, log });
  }
  if (env.PLUMBLINE_MODE === 'production') return null;
  return createSandboxPayments(db, clock, createHmac('sha256', secret).update('sandbox webhooks').digest('base64url'));
}
