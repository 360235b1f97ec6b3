import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { reasonIn } from '../rules/fate-reason.ts';
import { withoutSecrets } from '../rules/message-secrets.ts';
import { lockWholeMessage, requeueMessage, selectMessages, textOf } from '../store/message.ts';
import { sendJob } from './send-messages.ts';
import { settleMessages } from './settle-message.ts';

/** What a message was before, null for none, and whether that allowed the change. */
export interface MessageChange {
  readonly before: MessageStatus | null;
  readonly isChanged: boolean;
}

/** Messages with their fates, newest first. Never includes their text, nor a code or link from a subject. */
export const messagesPage = async (
  ctx: Context,
  page: {
    readonly status?: MessageStatus | undefined;
    readonly channel?: Channel | undefined;
    /** An e-mail address in lower case, or a phone number in E.164. */
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

/** What a message said, without what its links and codes open; null when there is none. */
export async function messageText(ctx: Context, id: MessageId): Promise<string | null> {
  const text = await textOf(ctx.db, id);
  return text === null ? null : withoutSecrets(text);
}

/** Has a message handed over again that has failed or whose fate is unknown. In the caller's transaction. */
export async function requeue(ctx: Context, id: MessageId): Promise<MessageChange> {
  const message = await lockWholeMessage(ctx.db, id);
  const before = message?.status ?? null;
  if (before !== 'failed' && before !== 'unknown') return { before, isChanged: false };
  await requeueMessage(ctx.db, id);
  await enqueue(ctx, [sendJob([id])]);
  return { before, isChanged: true };
}

/** Holds back a message that waits to be sent. In the caller's transaction. */
export async function cancelQueued(ctx: Context, id: MessageId): Promise<MessageChange> {
  const message = await lockWholeMessage(ctx.db, id);
  if (message?.status !== 'queued') return { before: message?.status ?? null, isChanged: false };
  const fate = { status: 'suppressed', reason: { kind: 'cancelled-by-operator' } } as const;
  await settleMessages(ctx, [{ message, fate, goesOn: false }]);
  return { before: 'queued', isChanged: true };
}
