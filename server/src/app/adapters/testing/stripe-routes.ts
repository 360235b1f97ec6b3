import { keptCardRoutes } from './stripe-kept-card-routes.ts';
import { StripeRefusal } from './stripe-objects.ts';
import { ID, methodOf, page, type Route, search } from './stripe-route.ts';

/** The calls about payments, and those about kept cards. */
export const routes: readonly Route[] = [
  ...keptCardRoutes,
  {
    method: 'POST',
    pattern: /^\/v1\/payment_intents$/,
    run: (account, _id, form) =>
      account.createIntent({
        amount: form.number('amount') ?? Number.NaN,
        currency: form.text('currency') ?? '',
        description: form.text('description'),
        metadata: form.group('metadata'),
        receiptEmail: form.text('receipt_email'),
      }),
  },
  {
    method: 'GET',
    pattern: /^\/v1\/payment_intents\/search$/,
    run: (account, _id, form) => search(account.intents, form),
  },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/payment_intents/${ID}$`),
    forBrowsers: true,
    run: (account, id) => account.intentOf(id),
  },
  {
    method: 'POST',
    pattern: new RegExp(`^/v1/payment_intents/${ID}/confirm$`),
    forBrowsers: true,
    run: (account, id, form) => account.confirmIntent(id, methodOf(account, form), form.text('off_session') === 'true'),
  },
  {
    method: 'POST',
    pattern: new RegExp(`^/v1/payment_intents/${ID}$`),
    run: (account, id, form) => account.updateIntent(id, { customer: form.text('customer') ?? '' }),
  },
  {
    method: 'POST',
    pattern: new RegExp(`^/v1/payment_intents/${ID}/cancel$`),
    run: (account, id, form) => account.cancelIntent(id, form.text('cancellation_reason') ?? null),
  },
  {
    method: 'POST',
    pattern: /^\/v1\/refunds$/,
    run: (account, _id, form) =>
      account.createRefund({
        intent: form.text('payment_intent'),
        charge: form.text('charge'),
        amount: form.number('amount'),
        reason: form.text('reason'),
        metadata: form.group('metadata'),
      }),
  },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/refunds/${ID}$`),
    run: (account, id) => one(account.refunds, id, 'refund'),
  },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/charges/${ID}$`),
    run: (account, id) => one(account.charges, id, 'charge'),
  },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/disputes/${ID}$`),
    run: (account, id) => one(account.disputes, id, 'dispute'),
  },
  { method: 'GET', pattern: new RegExp(`^/v1/events/${ID}$`), run: (account, id) => one(account.events, id, 'event') },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/balance_transactions/${ID}$`),
    run: (account, id) => one(account.balance, id, 'balance transaction'),
  },
  { method: 'GET', pattern: /^\/v1\/payment_intents$/, run: (account, _id, form) => page(account.intents, form) },
  { method: 'GET', pattern: /^\/v1\/charges$/, run: (account, _id, form) => page(account.charges, form) },
  { method: 'GET', pattern: /^\/v1\/refunds$/, run: (account, _id, form) => page(account.refunds, form) },
  { method: 'GET', pattern: /^\/v1\/disputes$/, run: (account, _id, form) => page(account.disputes, form) },
  { method: 'GET', pattern: /^\/v1\/events$/, run: (account, _id, form) => page(account.events, form) },
  { method: 'GET', pattern: /^\/v1\/balance_transactions$/, run: (account, _id, form) => page(account.balance, form) },
];

function one(all: ReadonlyMap<string, object>, id: string, noun: string): object {
  const value = all.get(id);
  if (value !== undefined) return value;
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param: 'id',
  });
}
