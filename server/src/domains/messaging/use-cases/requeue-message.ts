import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { reasonIn } from '../rules/fate-reason.ts';
import { withoutSecrets } from '../rules/message-secrets.ts';
import { isBeingSent } from '../store/claim.ts';
import { lockWholeMessage, requeueMessage, selectMessages, textOf } from '../store/message.ts';
import { sendJob } from './send-messages.ts';
import { settleMessages } from './settle-message.ts';

/** The status of a message before the change, null if there is no message, and whether it allowed the change. */
export interface MessageChange {
  readonly before: MessageStatus | null;
  readonly isChanged: boolean;
}

/**
 * Returns a page of messages with their statuses, newest first. Never includes their text, or a code or link from a
 * subject.
 */
export const messagesPage = async (
  ctx: Context,
  page: {
    readonly status?: MessageStatus | undefined;
    readonly channel?: Channel | undefined;
    /** An email address in lowercase, or a phone number in E.164. */
    readonly to?: string | undefined;
    readonly after: TimePosition | undefined;
    readonly limit: number;
  },
): Promise<ListPage<OperatorMessage>> => {
  const { next, items } = await selectMessages(ctx.db, page);
  const readable = items.map(({ statusReason, statusReasonKind, ...item }) => ({
    ...item,
    statusReason: reasonIn(ctx.language, { statusReason, statusReasonKind }),
    subject: item.subject === null ? null : withoutSecrets(item.subject),
  }));
  return { next, items: readable };
};

/** Returns the text of a message without the secrets in its links and codes; null if there is no message. */
export async function messageText(ctx: Context, id: MessageId): Promise<string | null> {
  const text = await textOf(ctx.db, id);
  return text === null ? null : withoutSecrets(text);
}

/** Queues a message again that failed or has an unknown status. In the caller's transaction. */
export async function requeue(ctx: Context, id: MessageId): Promise<MessageChange> {
  const message = await lockWholeMessage(ctx.db, id);
  const before = message?.status ?? null;
  if (message === null || (before !== 'failed' && before !== 'unknown')) return { before, isChanged: false };
  await requeueMessage(ctx.db, id);
  await enqueue(ctx, [sendJob([message])]);
  return { before, isChanged: true };
}

/** Suppresses a queued message, unless it is being sent. In the caller's transaction. */
export async function cancelQueued(ctx: Context, id: MessageId): Promise<MessageChange> {
  const message = await lockWholeMessage(ctx.db, id);
  if (message?.status !== 'queued' || (await isBeingSent(ctx.db, id)))
    return { before: message?.status ?? null, isChanged: false };
  const fate = { status: 'suppressed', reason: { kind: 'cancelled-by-operator' } } as const;
  await settleMessages(ctx, [{ message, fate, goesOn: false }]);
  return { before: 'queued', isChanged: true };
}
