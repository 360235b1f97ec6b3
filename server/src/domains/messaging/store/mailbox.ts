import { MAILBOX_TOPIC } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { Channel, MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { LIVE_CHANNEL } from '../../../kernel/outbox.ts';
import { mailboxMessages } from '../tables.ts';

export type Received = Omit<MailboxMessage, 'createdAt' | 'calendar'> & Partial<Pick<MailboxMessage, 'calendar'>>;

/**
 * Adds a message to the mailbox and notifies watchers, in one round trip. Repeating it has no effect. Doesn't wait for
 * the disk: recording the message as sent comes later and waits for both.
 */
export async function putIntoMailbox(db: Database, message: Received, now: Date): Promise<void> {
  await db.execute(sql`
    with received as (
      insert into mailbox_messages (id, channel, recipient, subject, text, html, calendar, created_at)
      values (${message.id}, ${message.channel}, ${message.to}, ${message.subject}, ${message.text}, ${message.html},
        ${message.calendar ? JSON.stringify(message.calendar) : null}::jsonb, ${now.toISOString()}::timestamptz)
      on conflict (id) do nothing
      returning id
    )
    select pg_notify(${LIVE_CHANNEL}, ${MAILBOX_TOPIC}), set_config('synchronous_commit', 'off', true) from received`);
}

export interface MailboxQuery {
  readonly to?: string | undefined;
  readonly channel?: Channel | undefined;
  readonly limit: number;
}

/** Returns messages, newest first. */
export async function selectMailbox(db: Database, query: MailboxQuery): Promise<MailboxMessage[]> {
  const rows = await db
    .select()
    .from(mailboxMessages)
    .where(
      and(
        query.to === undefined ? undefined : eq(mailboxMessages.recipient, query.to),
        query.channel === undefined ? undefined : eq(mailboxMessages.channel, query.channel),
      ),
    )
    .orderBy(desc(mailboxMessages.seq))
    .limit(query.limit);
  return rows.map(({ id, channel, recipient, subject, text, html, calendar, createdAt }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text,
    html,
    calendar,
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns only the HTML part; null if there is no such message or it has none. */
export async function selectMailboxHtml(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ html: mailboxMessages.html }).from(mailboxMessages).where(eq(mailboxMessages.id, id));
  return row?.html ?? null;
}

/** Returns the channel and recipient of a message; null if there is no such message. */
export async function selectMailboxMessage(db: Database, id: string): Promise<{ channel: Channel; to: string } | null> {
  const [row] = await db
    .select({ channel: mailboxMessages.channel, to: mailboxMessages.recipient })
    .from(mailboxMessages)
    .where(eq(mailboxMessages.id, id));
  return row ?? null;
}
