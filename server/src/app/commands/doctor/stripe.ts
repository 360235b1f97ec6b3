import { STRIPE_EVENTS, type StripeEndpoint } from '../../adapters/stripe-endpoints.ts';
import { broken, type Finding, note, ok } from './finding.ts';

const ABOUT = "Stripe's webhook";
const WEBHOOK = '/api/payments/webhook';

/** Examines whether Stripe tells us what becomes of payments. */
export async function examineStripe(
  list: () => Promise<readonly StripeEndpoint[]>,
  publicUrl: string,
): Promise<Finding> {
  const wanted = publicUrl + WEBHOOK;
  try {
    const endpoint = (await list()).find(({ url }) => url === wanted);
    if (endpoint === undefined) {
      return broken(
        ABOUT,
        `there is no endpoint ${wanted}.`,
        'Add it in its dashboard, and set STRIPE_WEBHOOK_SECRET.',
      );
    }
    if (!endpoint.isEnabled) return broken(ABOUT, `the endpoint ${wanted} is disabled.`, 'Enable it in its dashboard.');
    const missing = endpoint.events.includes('*')
      ? []
      : STRIPE_EVENTS.filter((event) => !endpoint.events.includes(event));
    return missing.length === 0
      ? ok(ABOUT, `all events are posted to ${wanted}.`)
      : broken(ABOUT, `${missing.length} events are not posted.`, `Subscribe the endpoint to ${missing.join(', ')}.`);
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (statusCode === 401) return broken(ABOUT, 'Stripe refuses our key.', 'Check STRIPE_SECRET_KEY.');
    if (statusCode === 403) {
      return note(
        ABOUT,
        'our restricted key may not list endpoints.',
        'Compare its dashboard with docs/operations.md.',
      );
    }
    return broken(ABOUT, `Stripe can't be asked (${code ?? statusCode ?? 'no answer'}).`, 'Try again later.');
  }
}
