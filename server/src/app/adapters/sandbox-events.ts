import * as z from 'zod';
import type { ProviderEvent, WebhookReading } from '../../domains/payments/ports.ts';

/** An event in the queue. */
export type SandboxEvent = z.input<typeof SandboxEvent>;

const Decline = z.object({ code: z.string(), message: z.string() });
const IntentSnapshot = z.object({
  id: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'cancelled']),
  amountCents: z.int(),
  receivedCents: z.int(),
  currency: z.string(),
  clientSecret: z.string(),
  paymentId: z.string().nullable(),
  decline: Decline.nullable(),
});
const RefundSnapshot = z.object({
  id: z.string(),
  intentId: z.string(),
  amountCents: z.int(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  refundId: z.string().nullable(),
  reason: z.string().nullable(),
});
const envelope = { id: z.string(), at: z.iso.datetime().transform((text) => new Date(text)) };
const SandboxEvent = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('intent'), intent: IntentSnapshot }),
  z.object({ ...envelope, type: z.literal('decline'), intent: IntentSnapshot, decline: Decline }),
  z.object({ ...envelope, type: z.literal('refund'), refund: RefundSnapshot }),
]);
const AnyEvent = z.object({ id: z.string(), type: z.string() });
const KNOWN_TYPES = new Set<string>(['intent', 'decline', 'refund'] satisfies ProviderEvent['type'][]);

export type WithoutEnvelope<Event> = Event extends unknown ? Omit<Event, 'id' | 'at'> : never;

/** Parses an authentic event. */
export function readEvent(body: string): WebhookReading {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { kind: 'refused', reason: 'malformed' };
  }
  const { data: any } = AnyEvent.safeParse(json);
  if (any === undefined) return { kind: 'refused', reason: 'malformed' };
  if (!KNOWN_TYPES.has(any.type)) return { kind: 'ignored', ...any };
  const { data: event } = SandboxEvent.safeParse(json);
  return event === undefined ? { kind: 'refused', reason: 'malformed' } : { kind: 'event', event };
}
