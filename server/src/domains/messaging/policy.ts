import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Delivery } from './ports.ts';

/** How a message can end when its turn to be sent has come. */
export type SettledStatus = Exclude<MessageStatus, 'queued'>;

/** What is recorded of one attempt. */
export interface AttemptRecord {
  readonly status: SettledStatus | 'queued';
  readonly statusReason: string | null;
  readonly attempts: number;
  readonly notBefore: Date | null;
  readonly providerRef: string | null;
  readonly sentAt: Date | null;
}

/** Attempts until a message has failed for good: with the queue's growing pauses, after about three and a half hours. */
export const MAX_ATTEMPTS = 10;

/** What is recorded of a message that is held back when its turn has come. */
export const heldBack = (attempts: number, reason: string): AttemptRecord => ({
  status: 'suppressed',
  statusReason: reason,
  attempts,
  notBefore: null,
  providerRef: null,
  sentAt: null,
});

/** What is recorded after handing a message over for the `earlier + 1`st time. */
export function afterAttempt(delivery: Delivery, earlier: number, now: Date): AttemptRecord {
  const attempts = earlier + 1;
  const nothing = { attempts, statusReason: null, notBefore: null, providerRef: null, sentAt: null };
  switch (delivery.kind) {
    case 'sent':
      return { ...nothing, status: 'sent', providerRef: delivery.ref ?? null, sentAt: now };
    case 'refused':
      return { ...nothing, status: 'failed', statusReason: delivery.reason };
    case 'unknown':
      return { ...nothing, status: 'unknown', statusReason: delivery.reason };
    case 'retry':
      if (attempts >= MAX_ATTEMPTS) return { ...nothing, status: 'failed', statusReason: delivery.reason };
      return {
        ...nothing,
        status: 'queued',
        statusReason: delivery.reason,
        notBefore: delivery.after > 0 ? new Date(now.getTime() + delivery.after * 1000) : null,
      };
  }
}
