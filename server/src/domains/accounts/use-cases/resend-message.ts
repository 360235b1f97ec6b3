import type { AuditRecord } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { cancelQueued, type MessageChange, messagesPage, requeue } from '../../messaging/public.ts';
import { auditPage } from '../store/audit-entry.ts';
import { recordAudit } from './record-audit.ts';

/** The messages with their fates, newest first, for operators. */
export const listMessages = (
  ctx: Context,
  { status, cursor, limit }: PageQuery & { readonly status?: MessageStatus | undefined },
): Promise<ListPage<OperatorMessage>> => messagesPage(ctx, { status, after: positionOf(TimePosition, cursor), limit });

/** What operators have done, newest first. */
export const listAudit = (ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<AuditRecord>> =>
  auditPage(ctx.db, { after: positionOf(TimePosition, cursor), limit });

/** An operator has a message handed over again that has failed, or of which nobody knows whether it was sent. */
export const resendMessage = (ctx: Context, id: MessageId, reason: string): Promise<{ message: string }> =>
  change(ctx, id, reason, 'resend-message', requeue);

/** An operator holds back a message that waits to be sent. */
export const cancelMessage = (ctx: Context, id: MessageId, reason: string): Promise<{ message: string }> =>
  change(ctx, id, reason, 'cancel-message', cancelQueued);

/** @throws DomainError 'not-found' without such a message, 'already-happened' when its state doesn't allow it. */
const change = (
  ctx: Context,
  id: MessageId,
  reason: string,
  action: string,
  apply: (ctx: Context, id: MessageId) => Promise<MessageChange>,
): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { before, isChanged } = await apply(ctx, id);
    if (before === null) throw notFound();
    if (!isChanged) throw new DomainError('already-happened', `This message is ${before}.`);
    await recordAudit(ctx, { action, subject: { kind: 'message', id }, details: { reason, before } });
    return { message: 'Done, and written into the audit log.' };
  });
