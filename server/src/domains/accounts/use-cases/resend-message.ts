import type { AuditAction } from '@plumbline/contract/domains/accounts/audit-action.ts';
import type { AuditRecord } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OperatorMessage, ReadMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { cancelQueued, type MessageChange, messagesPage, messageText, requeue } from '../../messaging/public.ts';
import { repliesWords } from '../replies.words.ts';
import { phoneNumber } from '../rules/phone-number.ts';
import { alreadyHappened, wrongInput } from '../rules/refusals.ts';
import { auditPage } from '../store/audit-entry.ts';
import { recordAudit } from './record-audit.ts';

export interface MessageFilter extends PageQuery {
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  /** An email address, or a phone number in any format. */
  readonly to?: string | undefined;
}

/** Returns the messages with their statuses, newest first, for operators: all of them, or those that match a filter. */
export const listMessages = (
  ctx: Context,
  { status, channel, to, cursor, limit }: MessageFilter,
): Promise<ListPage<OperatorMessage>> =>
  messagesPage(ctx, {
    status,
    channel,
    to: to === undefined ? undefined : addressOf(to),
    after: positionOf(TimePosition, cursor),
    limit,
  });

/** @throws DomainError 'invalid-input' for an invalid recipient. */
function addressOf(to: string): string {
  const address = to.includes('@') ? to.toLowerCase() : phoneNumber(to);
  if (address) return address;
  throw wrongInput('to', ({ wholeAddress }) => wholeAddress);
}

/**
 * Returns a message's text to an operator, without the secrets in its links and codes. Adds an entry to the audit log.
 * @throws DomainError 'not-found' without such a message.
 */
export const readMessage = (ctx: Context, id: MessageId): Promise<ReadMessage> =>
  inTransaction(ctx, async (ctx) => {
    const text = await messageText(ctx, id);
    if (text === null) throw notFound();
    await recordAudit(ctx, { action: 'read-message', subject: { kind: 'message', id }, details: {} });
    return { id, text };
  });

/** Lists the actions of operators, newest first. */
export const listAudit = (ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<AuditRecord>> =>
  auditPage(ctx.db, { after: positionOf(TimePosition, cursor), limit });

/** Resends a message for an operator. It must have failed, or its outcome must be unknown. */
export const resendMessage = (ctx: Context, id: MessageId, reason: string): Promise<{ message: string }> =>
  change(ctx, id, reason, 'resend-message', requeue);

/** Cancels a message for an operator that is waiting to be sent. */
export const cancelMessage = (ctx: Context, id: MessageId, reason: string): Promise<{ message: string }> =>
  change(ctx, id, reason, 'cancel-message', cancelQueued);

/** @throws DomainError 'not-found' without such a message, 'already-happened' if its status doesn't allow it. */
const change = (
  ctx: Context,
  id: MessageId,
  reason: string,
  action: AuditAction,
  apply: (ctx: Context, id: MessageId) => Promise<MessageChange>,
): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { before, isChanged } = await apply(ctx, id);
    if (before === null) throw notFound();
    if (!isChanged) throw alreadyHappened(({ messageStatus }) => messageStatus[before]);
    await recordAudit(ctx, { action, subject: { kind: 'message', id }, details: { reason, before } });
    return { message: repliesWords[ctx.language].doneAndAudited };
  });
