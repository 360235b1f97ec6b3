import { createHmac } from 'node:crypto';
import type { StripeEvent } from './stripe-objects.ts';

/** An event as sent over the wire. */
export interface SignedEvent {
  readonly body: string;
  /** The 'Stripe-Signature' header. */
  readonly signature: string;
}

/** Receives an event and returns the status. */
export type Receiver = (signed: SignedEvent) => Promise<number>;

export interface StripeWebhooks {
  readonly secret: string;
  /** Events that have not been accepted yet, oldest first. */
  readonly waiting: StripeEvent[];
  /** Sets the receiver: an address, or a function in this process. */
  sendTo(receiver: string | Receiver): void;
  /** From now on, sends each event automatically after this delay. */
  sendByItself(delayMs?: number): void;
  /** Sends an event now, `times` times. It is accepted if one response is 2xx. */
  deliver(event: StripeEvent, times?: number): Promise<readonly number[]>;
  /** Sends all waiting events, in the order given by `arrange`. Returns the statuses. */
  deliverAll(arrange?: (events: readonly StripeEvent[]) => readonly StripeEvent[]): Promise<readonly number[]>;
  /** Drops an event, which never arrives. */
  lose(event: StripeEvent): void;
  sign(event: object | string, at?: Date): SignedEvent;
  /** The account's `onEvent`. */
  take(event: StripeEvent): void;
}

/** Simulates Stripe's webhooks (docs.stripe.com/webhooks): events wait here until the test decides about them. */
export function createStripeWebhooks(now: () => Date, secret = 'whsec_plumbline'): StripeWebhooks {
  const waiting: StripeEvent[] = [];
  let receive: Receiver = async () => {
    throw new Error('Nobody has said where webhooks go: sendTo().');
  };
  let delay: number | null = null;

  const sign = (event: object | string, at = now()): SignedEvent => {
    const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2);
    const time = Math.floor(at.getTime() / 1000);
    const code = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { body, signature: `t=${time},v1=${code}` };
  };
  const lose = (event: StripeEvent): void => {
    const place = waiting.indexOf(event);
    if (place >= 0) waiting.splice(place, 1);
  };
  const deliver = async (event: StripeEvent, times = 1): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let sent = 0; sent < times; sent += 1) statuses.push(await receive(sign(event)));
    if (statuses.some((status) => status >= 200 && status < 300)) lose(event);
    return statuses;
  };

  return {
    secret,
    waiting,
    sign,
    lose,
    deliver,
    deliverAll: async (arrange = (events) => events) => {
      const statuses: number[] = [];
      for (const event of arrange([...waiting])) statuses.push(...(await deliver(event)));
      return statuses;
    },
    sendTo: (receiver) => {
      receive = typeof receiver === 'string' ? (signed) => post(receiver, signed) : receiver;
    },
    sendByItself: (delayMs = 0) => {
      delay = delayMs;
    },
    take: (event) => {
      waiting.push(event);
      if (delay !== null) setTimeout(() => void deliver(event).catch(() => undefined), delay).unref();
    },
  };
}

async function post(url: string, { body, signature }: SignedEvent): Promise<number> {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });
  return status;
}
