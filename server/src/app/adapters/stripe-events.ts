import * as z from 'zod';
import type { Dispute, Intent, ProviderEvent, ProviderRefund } from '../../domains/payments/ports.ts';

/** An id, or the whole object if it was requested. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Metadata = z.record(z.string(), z.string());
const cents = z.int();

const INTENT_STATUS = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const satisfies Record<string, Intent['status']>;
const statusName = z.enum(Object.keys(INTENT_STATUS) as (keyof typeof INTENT_STATUS)[]);

const PaymentError = z
  .object({ code: z.string().nullish(), decline_code: z.string().nullish(), message: z.string().nullish() })
  .transform(({ code, decline_code: declineCode, message }) => ({
    code: declineCode ?? code ?? 'card_declined',
    message: message ?? 'Your card was declined.',
  }));

/** Converts a PaymentIntent to our terms. */
export const StripeIntent = z
  .object({
    id: z.string(),
    status: statusName,
    amount: cents,
    amount_received: cents,
    currency: z.string(),
    client_secret: z.string().nullable(),
    metadata: Metadata,
    last_payment_error: PaymentError.nullish(),
  })
  .transform(
    (intent): Intent => ({
      id: intent.id,
      status: INTENT_STATUS[intent.status],
      amountCents: intent.amount,
      receivedCents: intent.amount_received,
      currency: intent.currency,
      clientSecret: intent.client_secret ?? '',
      paymentId: intent.metadata['paymentId'] ?? null,
      decline: intent.last_payment_error ?? null,
    }),
  );

const REFUND_STATUS = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Record<string, ProviderRefund['status']>;

/** Converts a Refund to our terms. */
export const StripeRefund = z
  .object({
    id: z.string(),
    amount: cents,
    status: z.enum(Object.keys(REFUND_STATUS) as (keyof typeof REFUND_STATUS)[]),
    payment_intent: Reference,
    metadata: Metadata.nullable(),
    failure_reason: z.string().nullish(),
  })
  .transform(
    (refund): ProviderRefund => ({
      id: refund.id,
      intentId: refund.payment_intent,
      amountCents: refund.amount,
      status: REFUND_STATUS[refund.status],
      refundId: refund.metadata?.['refundId'] ?? null,
      reason: refund.failure_reason ?? null,
    }),
  );

/** A bank's early warning ('warning_…') withholds nothing and is not yet a dispute. */
const DISPUTE_STATUS = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
} as const satisfies Record<string, Dispute['status']>;

/** Converts a Dispute to our terms. */
export const StripeDispute = z
  .object({
    id: z.string(),
    amount: cents,
    status: z.enum(Object.keys(DISPUTE_STATUS) as (keyof typeof DISPUTE_STATUS)[]),
    payment_intent: Reference,
    reason: z.string(),
    evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
  })
  .transform((dispute): Dispute => {
    const by = dispute.evidence_details?.due_by;
    return {
      id: dispute.id,
      intentId: dispute.payment_intent,
      amountCents: dispute.amount,
      status: DISPUTE_STATUS[dispute.status],
      reason: dispute.reason,
      evidenceBy: by === null || by === undefined ? null : new Date(by * 1000),
    };
  });

/** An event about unrelated money, or money that isn't withheld: we ignore it. */
const NotOurs = z.union([
  z.object({ object: z.enum(['dispute', 'refund']), payment_intent: z.null() }),
  z.object({
    object: z.literal('dispute'),
    status: z.enum(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented']),
  }),
]);

const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

const INTENT_EVENTS = new Set(['payment_intent.succeeded', 'payment_intent.canceled', 'payment_intent.processing']);
const REFUND_EVENTS = new Set(['refund.created', 'refund.updated', 'refund.failed']);
const DISPUTE_EVENTS = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

export type EventReading =
  | { readonly kind: 'event'; readonly event: ProviderEvent }
  | { readonly kind: 'ignored'; readonly id: string; readonly type: string };

/** Parses an authentic event; returns null if it doesn't match Stripe's description. */
export function readStripeEvent(json: unknown): EventReading | null {
  const envelope = StripeEvent.safeParse(json);
  if (!envelope.success) return null;
  const { id, type, created, data } = envelope.data;
  const content = contentOf(type, data.object);
  if (content === 'ignored') return { kind: 'ignored', id, type };
  return content && { kind: 'event', event: { id, at: new Date(created * 1000), ...content } };
}

type WithoutEnvelope<Event> = Event extends unknown ? Omit<Event, 'id' | 'at'> : never;

function contentOf(type: string, object: unknown): WithoutEnvelope<ProviderEvent> | 'ignored' | null {
  if (type === 'payment_intent.payment_failed') {
    const { data: intent } = StripeIntent.safeParse(object);
    return intent?.decline ? { type: 'decline', intent, decline: intent.decline } : null;
  }
  if (INTENT_EVENTS.has(type)) {
    const { data: intent } = StripeIntent.safeParse(object);
    return intent ? { type: 'intent', intent } : null;
  }
  const [isRefund, isDispute] = [REFUND_EVENTS.has(type), DISPUTE_EVENTS.has(type)];
  if ((!isRefund && !isDispute) || NotOurs.safeParse(object).success) return 'ignored';
  if (isRefund) {
    const { data: refund } = StripeRefund.safeParse(object);
    return refund ? { type: 'refund', refund } : null;
  }
  const { data: dispute } = StripeDispute.safeParse(object);
  return dispute ? { type: 'dispute', dispute } : null;
}
