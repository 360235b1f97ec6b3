import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import { type MailboxQuery, selectMailbox } from '../store/mailbox.ts';

/** Returns the messages in the local mailbox, newest first. */
export const readMailbox = (ctx: Context, query: MailboxQuery): Promise<MailboxMessage[]> =>
  selectMailbox(ctx.db, { ...query, to: query.to === undefined || query.to === '' ? undefined : asSent(query.to) });

/** An unescaped '+' in a query string arrives as a space: `?to=+15025550123` means the number. */
const asSent = (to: string) => to.replace(/^ (?=\d)/, '+').trim();
