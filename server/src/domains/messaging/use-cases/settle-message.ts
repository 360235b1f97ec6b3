import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue, insertLast } from '../../../kernel/outbox.ts';
import type { About } from '../content/outgoing-message.ts';
import type { SettledStatus } from '../policy.ts';
import { forgetHandovers } from '../store/handover.ts';
import { insertMessages, type NewMessage, type StoredMessage } from '../store/message.ts';
import { type Fate, updateFates } from '../store/message-fate.ts';
import { sendJob } from './send-messages.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** A message that tells its fate was handed over, or never will be; comes again when the provider tells more. */
    'message-settled': {
      readonly messageId: string;
      readonly purpose: string;
      readonly about: About;
      readonly channel: Channel;
      readonly status: SettledStatus;
    };
  }
}

/** A message whose row is locked, with what has become of it. */
export interface Settled {
  readonly message: StoredMessage;
  readonly fate: Fate;
  /** It never arrives: it goes by its next channel, if it has one. */
  readonly goesOn: boolean;
}

/**
 * Records what has become of messages, tells those who act on it, and hands what never arrives to its next channel; with
 * the transaction's last statement.
 */
export async function settleMessages(ctx: Context, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  await insertLast(ctx, updateFates(settled.map(({ message, fate }) => ({ id: message.id, ...fate }))));
  await insertLast(ctx, forgetHandovers(settled.map(({ message }) => message.id)));
  const next = settled.flatMap(({ message, goesOn }) => (goesOn ? (nextOf(message) ?? []) : []));
  if (next.length > 0) await insertLast(ctx, insertMessages(next, ctx.clock.now()));
  await enqueue(
    ctx,
    next.map(({ id }) => sendJob([id])),
    settled.flatMap(({ message, fate: { status } }) => {
      const { id: messageId, channel, purpose, aboutKind, aboutId, tellsFate } = message;
      if (!tellsFate || status === 'queued') return [];
      return { type: 'message-settled', messageId, purpose, about: { kind: aboutKind, id: aboutId }, channel, status };
    }),
  );
}

/** The same message on its next channel; null when there is none. */
function nextOf(message: StoredMessage): NewMessage | null {
  const [next, ...rest] = message.instead ?? [];
  if (next === undefined) return null;
  const { purpose, aboutKind, aboutId, transactional, notAfter, replyTo, urgent, timeZone, repeatUnknown, tellsFate } =
    message;
  return {
    ...next,
    dedupeKey: `instead-of:${message.id}`,
    purpose,
    about: { kind: aboutKind, id: aboutId },
    transactional,
    calendar: null,
    notAfter,
    notBefore: null,
    replyTo,
    urgent,
    timeZone,
    instead: rest.length > 0 ? rest : null,
    repeatUnknown,
    despiteOptOut: false,
    tellsFate,
  };
}
