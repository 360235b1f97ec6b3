import { ID, methodOf, page, type Route } from './stripe-route.ts';

/** The calls about the cards that an account keeps. */
export const keptCardRoutes: readonly Route[] = [
  { method: 'POST', pattern: /^\/v1\/customers$/, run: (account) => account.createCustomer() },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/customers/${ID}/payment_methods$`),
    run: (account, id, form) => {
      account.customerOf(id);
      return page(new Map([...account.methods].filter(([, { customer }]) => customer === id)), form);
    },
  },
  {
    method: 'POST',
    pattern: /^\/v1\/setup_intents$/,
    run: (account, _id, form) =>
      account.createSetup({ customer: form.text('customer') ?? '', usage: form.text('usage') ?? '' }),
  },
  {
    method: 'GET',
    pattern: /^\/v1\/setup_intents$/,
    run: (account, _id, form) => page(account.setups, form),
  },
  {
    method: 'GET',
    pattern: new RegExp(`^/v1/setup_intents/${ID}$`),
    forBrowsers: true,
    run: (account, id) => account.setupOf(id),
  },
  {
    method: 'POST',
    pattern: new RegExp(`^/v1/setup_intents/${ID}/confirm$`),
    forBrowsers: true,
    run: (account, id, form) => account.confirmSetup(id, methodOf(account, form)),
  },
  {
    method: 'POST',
    pattern: new RegExp(`^/v1/setup_intents/${ID}/cancel$`),
    run: (account, id) => account.cancelSetup(id),
  },
  {
    method: 'POST',
    pattern: new RegExp(`^/v1/payment_methods/${ID}/detach$`),
    run: (account, id) => account.detach(id),
  },
];
