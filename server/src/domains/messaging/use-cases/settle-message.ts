import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue, insertLast } from '../../../kernel/outbox.ts';
import { traceOf } from '../../../kernel/trace.ts';
import { afterCommit } from '../../../kernel/transaction.ts';
import type { About } from '../content/outgoing-message.ts';
import type { SettledStatus } from '../policy.ts';
import { providerCall } from '../rules/provider-call.ts';
import { forgetClaims } from '../store/claim.ts';
import { insertMessages, type NewMessage, type StoredMessage } from '../store/message.ts';
import { type Fate, updateFates } from '../store/message-fate.ts';
import { sendJobs } from './send-messages.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** A message with `tellsFate` was sent or never will be. Published again when the provider reports more. */
    'message-settled': {
      readonly messageId: string;
      readonly purpose: string;
      readonly about: About;
      readonly channel: Channel;
      readonly status: SettledStatus;
    };
  }
}

/** A message whose row is locked, with its new status. */
export interface Settled {
  readonly message: StoredMessage;
  readonly fate: Fate;
  /** The message will not arrive, so its next channel takes over, if it has one. */
  readonly goesOn: boolean;
  /** When it was passed to its provider at the latest, if that is long ago. */
  readonly passedAt?: Date | null;
  /** The service to which it was passed just now. */
  readonly provider?: string | null;
}

/**
 * Stores the statuses of messages, notifies subscribers, and passes messages that won't arrive to their next channel,
 * in the transaction's last statement.
 */
export async function settleMessages(ctx: Context, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  await insertLast(ctx, updateFates(settled.map(({ message, fate }) => ({ id: message.id, ...fate }))));
  await insertLast(ctx, forgetClaims(settled.map(({ message }) => message.id)));
  afterCommit(ctx, () => settled.forEach((each) => logFate(ctx, each)));
  const next = settled.flatMap(({ message, goesOn }) => (goesOn ? (nextOf(message) ?? []) : []));
  if (next.length > 0) await insertLast(ctx, insertMessages(next, ctx.clock.now()));
  await enqueue(
    ctx,
    sendJobs(next),
    settled.flatMap(({ message, fate: { status } }) => {
      const { id: messageId, channel, purpose, aboutKind, aboutId, tellsFate } = message;
      if (!tellsFate || status === 'queued') return [];
      return { type: 'message-settled', messageId, purpose, about: { kind: aboutKind, id: aboutId }, channel, status };
    }),
  );
}

/** Logs how a message ended, in the trace of whoever wrote it. Its id opens a page, so it is left out. */
function logFate(ctx: Context, { message, fate, provider }: Settled): void {
  if (fate.status === 'queued') return;
  const { channel, purpose, createdAt, attempts } = message;
  ctx.ports.countMessage?.(channel, fate.status);
  const trace = traceOf(message.traceparent);
  ctx.log.info(
    {
      ...(trace && { traceId: trace.traceId }),
      channel,
      purpose,
      outcome: fate.status,
      attempts: fate.attempts ?? attempts,
      ms: ctx.clock.now().getTime() - createdAt.getTime(),
      ...(provider && { provider }),
      call: providerCall(fate.providerRef ?? message.providerRef),
    },
    'A message is settled',
  );
}

/** Returns the same message for its next channel; null if there is none. */
function nextOf(message: StoredMessage): NewMessage | null {
  const [next, ...rest] = message.instead ?? [];
  if (next === undefined) return null;
  const { purpose, aboutKind, aboutId, transactional, notAfter, replyTo, urgent, timeZone, repeatUnknown, tellsFate } =
    message;
  return {
    ...next,
    language: next.language ?? DEFAULT_LANGUAGE,
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
    traceparent: message.traceparent,
  };
}
