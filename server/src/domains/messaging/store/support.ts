import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { PushOwner } from './push-subscription.ts';

export interface StoredConversation {
  readonly id: string;
  readonly email: string | null;
  readonly messages: readonly { readonly id: string; readonly content: string; readonly sentAt: Date }[];
}

const userIn = (owner: string) => (owner.startsWith('user:') ? owner.slice(5) : null);
const visitorIn = (owner: string) => (owner.startsWith('visitor:') ? owner.slice(8) : null);

/** Of an account or a visitor; null while nothing was written. The newest 200 messages, oldest first. */
export async function conversationOf(db: Database, owner: PushOwner): Promise<StoredConversation | null> {
  const { rows } = await db.execute<{
    id: string;
    email: string | null;
    messages: { id: string; content: string; sentAt: string }[];
  }>(sql`
    select id, email, (
      select coalesce(json_agg(json_build_object('id', id, 'content', content, 'sentAt', sent_at) order by sent_at, id), '[]')
      from (select * from support_messages where conversation_id = support_conversations.id
        order by sent_at desc, id desc limit 200) as newest) as messages
    from support_conversations where user_id = ${userIn(owner)} or visitor_id = ${visitorIn(owner)}`);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, messages: row.messages.map((message) => ({ ...message, sentAt: new Date(message.sentAt) })) };
}

/** The conversation's id: begun where there is none, with the newest address that was given. */
export async function openConversation(
  db: Database,
  owner: PushOwner,
  given: { readonly id: string; readonly email: string | null; readonly at: Date },
): Promise<string> {
  const ownerColumn = sql.raw(userIn(owner) === null ? 'visitor_id' : 'user_id');
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into support_conversations as existing (id, user_id, visitor_id, email, created_at)
    values (${given.id}, ${userIn(owner)}, ${visitorIn(owner)}, ${given.email}, ${given.at.toISOString()})
    on conflict (${ownerColumn}) do update set email = coalesce(excluded.email, existing.email)
    returning id`);
  return rows[0]?.id ?? given.id;
}

export async function insertSupportMessage(
  db: Database,
  message: { readonly id: string; readonly conversationId: string; readonly content: string; readonly at: Date },
): Promise<void> {
  await db.execute(sql`
    insert into support_messages (id, conversation_id, content, sent_at)
    values (${message.id}, ${message.conversationId}, ${message.content}, ${message.at.toISOString()})`);
}
