import type { SupportLetter } from '@plumbline/contract/domains/messaging/support.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { lettersToSupport } from '../../messaging/public.ts';
import { emailsOf } from '../store/user.ts';

/** Lists the messages to support, newest first, each with the address for the reply. */
export async function listSupportLetters(ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<SupportLetter>> {
  const { items, next } = await lettersToSupport(ctx, { after: positionOf(TimePosition, cursor), limit });
  const emails = await emailsOf(
    ctx.db,
    items.flatMap(({ userId }) => userId ?? []),
  );
  return {
    next,
    items: items.map(({ id, conversationId, content, sentAt, email, userId }) => ({
      id,
      conversationId,
      content,
      sentAt: sentAt.toISOString(),
      email: email ?? (userId === null ? null : (emails.get(userId) ?? null)),
    })),
  };
}
