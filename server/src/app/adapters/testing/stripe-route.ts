import type { StripeAccount } from './stripe-account.ts';
import type { Form } from './stripe-form.ts';
import { invalid } from './stripe-objects.ts';

export const ID = '([A-Za-z0-9_]+)';

/** One call of the API. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly pattern: RegExp;
  /** Allowed with the publishable key and the intent's client secret. */
  readonly forBrowsers?: true;
  run(account: StripeAccount, id: string, form: Form): object;
}

/** A method's id, or a card's details, which only a browser sends. */
export function methodOf(account: StripeAccount, form: Form): string | null {
  const given = form.text('payment_method');
  if (given !== undefined) return given;
  const number = form.text('payment_method_data[card][number]');
  if (number === undefined) return null;
  return account.createPaymentMethod({
    number,
    expiryMonth: Number(form.text('payment_method_data[card][exp_month]')),
    expiryYear: Number(form.text('payment_method_data[card][exp_year]')),
    securityCode: form.text('payment_method_data[card][cvc]') ?? '',
  });
}

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** Filters of a list, besides its time. */
const FILTERS = ['payment_intent', 'charge', 'type', 'source', 'customer'] as const;

/** Returns a page of a list, newest first. */
export function page(all: ReadonlyMap<string, Listed>, form: Form): object {
  const limit = form.number('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Limit must be between 1 and 100.', undefined, 'limit');
  const [from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY] = [
    form.number('created[gte]'),
    form.number('created[lte]'),
  ];
  const before = form.number('created[lt]') ?? Number.POSITIVE_INFINITY;
  const fits = (value: Listed): boolean =>
    value.created >= from &&
    value.created <= until &&
    value.created < before &&
    FILTERS.every((name) => {
      const wanted = form.text(name);
      return wanted === undefined || (value as unknown as Record<string, unknown>)[name] === wanted;
    });
  const listed = [...all.values()].reverse().filter(fits);
  const after = form.text('starting_after');
  const start = after === undefined ? 0 : listed.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    data: listed.slice(start, start + limit),
    has_more: listed.length > start + limit,
    url: '/v1',
  };
}

/** The only query we send: docs.stripe.com/search#metadata */
const QUERY = /^metadata\['(\w+)'\]:'([^']+)'$/;

/** Returns what a search by metadata finds, newest first. */
export function search(
  all: ReadonlyMap<string, Listed & { readonly metadata: Readonly<Record<string, string>> }>,
  form: Form,
): object {
  const [, name = '', value] = QUERY.exec(form.text('query') ?? '') ?? [];
  if (value === undefined) throw invalid('We were unable to parse your search query.', undefined, 'query');
  const found = [...all.values()].reverse().filter(({ metadata }) => metadata[name] === value);
  const limit = form.number('limit') ?? 10;
  return {
    object: 'search_result',
    data: found.slice(0, limit),
    has_more: found.length > limit,
    next_page: null,
    url: '/v1/payment_intents/search',
  };
}
