import { createHmac } from 'node:crypto';
import type { StripeEvent } from './stripe-objects.ts';

/** An event as it comes over the wire. */
export interface SignedEvent {
  readonly body: string;
  /** The header 'Stripe-Signature'. */
  readonly signature: string;
}

/** Takes what was sent, answers the status. */
export type Receiver = (signed: SignedEvent) => Promise<number>;

export interface StripeWebhooks {
  readonly secret: string;
  /** Events that have not been taken yet, oldest first. */
  readonly waiting: StripeEvent[];
  /** Where events go: an address, or a function of this process. */
  sendTo(receiver: string | Receiver): void;
  /** From now on each event is sent by itself, after so long. */
  sendByItself(delayMs?: number): void;
  /** Sends an event now, so many times, and counts it as taken when it was answered 2xx once. */
  deliver(event: StripeEvent, times?: number): Promise<readonly number[]>;
  /** Sends everything that waits, in the order given by `arrange`; answers the statuses. */
  deliverAll(arrange?: (events: readonly StripeEvent[]) => readonly StripeEvent[]): Promise<readonly number[]>;
  /** This one never arrives. */
  lose(event: StripeEvent): void;
  sign(event: object | string, at?: Date): SignedEvent;
  /** For the account's `onEvent`. */
  take(event: StripeEvent): void;
}

/** Stripe's webhooks (docs.stripe.com/webhooks): what has happened waits here until the test says what becomes of it. */
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
