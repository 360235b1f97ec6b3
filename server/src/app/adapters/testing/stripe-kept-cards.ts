import { NOT_AUTHENTICATED } from '../test-cards.ts';
import {
  invalid,
  type StripeCustomer,
  type StripeErrorBody,
  type StripeIntent,
  type StripePaymentMethod,
  StripeRefusal,
  type StripeSetup,
} from './stripe-objects.ts';
import type { Card } from './stripe-test-methods.ts';

interface AccountParts {
  readonly newId: (prefix: string, length?: number) => string;
  readonly seconds: () => number;
  readonly tell: (type: string, object: object) => void;
  /** What each payment method does; test methods are copied when they are attached, as at Stripe. */
  readonly cards: Map<string, Card>;
}

/** Simulates the cards that a Stripe account keeps: customers, setups, and the payment methods attached to them. */
export function createKeptCards({ newId, seconds, tell, cards }: AccountParts) {
  const customers = new Map<string, StripeCustomer>();
  const setups = new Map<string, StripeSetup>();
  const methods = new Map<string, StripePaymentMethod>();

  const setupOf = (id: string): StripeSetup => setups.get(id) ?? missing('setup_intent', id, 'intent');
  const customerOf = (id: string): StripeCustomer => customers.get(id) ?? missing('customer', id, 'customer');

  const attach = (setup: StripeSetup, card: Card): void => {
    const id = newId('pm_');
    const method: StripePaymentMethod = {
      id,
      object: 'payment_method',
      card: { brand: card.brand, last4: card.last4, exp_month: card.expiryMonth, exp_year: card.expiryYear },
      created: seconds(),
      customer: setup.customer,
      livemode: false,
      type: 'card',
    };
    methods.set(id, method);
    cards.set(id, card);
    setup.status = 'succeeded';
    setup.payment_method = id;
    setup.next_action = null;
    setup.last_setup_error = null;
    tell('payment_method.attached', method);
    tell('setup_intent.succeeded', setup);
  };

  const refuse = (setup: StripeSetup, error: StripeErrorBody): void => {
    setup.status = 'requires_payment_method';
    setup.payment_method = null;
    setup.next_action = null;
    setup.last_setup_error = error;
    tell('setup_intent.setup_failed', setup);
  };

  return {
    customers,
    setups,
    methods,
    setupOf,

    createCustomer(): StripeCustomer {
      const id = newId('cus_', 14);
      const customer: StripeCustomer = { id, object: 'customer', created: seconds(), livemode: false, metadata: {} };
      customers.set(id, customer);
      tell('customer.created', customer);
      return customer;
    },

    createSetup(params: { readonly customer: string; readonly usage: string }): StripeSetup {
      customerOf(params.customer);
      if (params.usage !== 'off_session') throw invalid('Invalid usage.', undefined, 'usage');
      const id = newId('seti_');
      const setup: StripeSetup = {
        id,
        object: 'setup_intent',
        client_secret: newId(`${id}_secret_`, 25),
        created: seconds(),
        customer: params.customer,
        last_setup_error: null,
        livemode: false,
        next_action: null,
        payment_method: null,
        payment_method_types: ['card'],
        status: 'requires_payment_method',
        usage: 'off_session',
      };
      setups.set(id, setup);
      tell('setup_intent.created', setup);
      return setup;
    },

    /** @throws StripeRefusal 402 if the bank doesn't let the card be kept, 400 if the setup has ended. */
    confirmSetup(id: string, methodId: string | null): StripeSetup {
      const setup = setupOf(id);
      if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(setup.status)) {
        throw unexpected('SetupIntent', setup.status, 'confirm', 'setup_intent_unexpected_state');
      }
      const method = methodId ?? setup.payment_method;
      const card = method === null ? undefined : cards.get(method);
      if (method === null || card === undefined) return missing('PaymentMethod', String(method), 'payment_method');
      const outcome = card.kept.setup;
      if (outcome.kind === 'declined') {
        const error = {
          type: 'card_error' as const,
          code: outcome.code,
          ...(outcome.declineCode !== null && { decline_code: outcome.declineCode }),
          message: outcome.message,
        };
        refuse(setup, error);
        throw new StripeRefusal(402, { ...error, setup_intent: { ...setup } });
      }
      if (outcome.kind === 'approved') attach(setup, card);
      else {
        setup.payment_method = method;
        setup.status = 'requires_action';
        setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
        tell('setup_intent.requires_action', setup);
      }
      return setup;
    },

    /** Simulates the holder's correct or wrong answer to the bank's question. */
    authenticateSetup(id: string, isRight: boolean): StripeSetup {
      const setup = setupOf(id);
      const card = cards.get(setup.payment_method ?? '');
      if (setup.status !== 'requires_action' || card === undefined) {
        throw unexpected('SetupIntent', setup.status, 'authenticate', 'setup_intent_unexpected_state');
      }
      if (isRight) attach(setup, card);
      else {
        const code = 'setup_intent_authentication_failure';
        refuse(setup, { type: 'card_error', code, message: NOT_AUTHENTICATED.message });
      }
      return setup;
    },

    /** @throws StripeRefusal 400 if the setup has already succeeded or been canceled. */
    cancelSetup(id: string): StripeSetup {
      const setup = setupOf(id);
      if (setup.status === 'succeeded' || setup.status === 'canceled') {
        throw unexpected('SetupIntent', setup.status, 'cancel', 'setup_intent_unexpected_state');
      }
      setup.status = 'canceled';
      tell('setup_intent.canceled', setup);
      return setup;
    },

    /** A detached card can't be charged or attached again. */
    detach(id: string): StripePaymentMethod {
      const method = methods.get(id) ?? missing('PaymentMethod', id, 'payment_method');
      if (method.customer === null) {
        throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
      }
      method.customer = null;
      tell('payment_method.detached', method);
      return method;
    },

    /** @throws StripeRefusal 400 if a payment may not use this method. */
    requireUsable(intent: StripeIntent, id: string): void {
      const method = methods.get(id);
      if (method === undefined) return;
      if (method.customer === null) {
        throw invalid(
          'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
        );
      }
      if (method.customer !== intent.customer) {
        throw invalid(
          `The provided PaymentMethod belongs to the Customer ${method.customer}. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
        );
      }
    },

    customerOf,
  };
}

function missing(noun: string, id: string, param: string): never {
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

const unexpected = (noun: string, status: string, verb: string, code: string): StripeRefusal =>
  invalid(`You cannot ${verb} this ${noun} because it has a status of ${status}.`, code);
