import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import type { PushOwner } from './push-subscription.ts';

export interface StoredConversation {
  readonly id: string;
  readonly email: string | null;
  readonly messages: readonly { readonly id: string; readonly content: string; readonly sentAt: Date }[];
}

const userIn = (owner: string) => (owner.startsWith('user:') ? owner.slice(5) : null);
const visitorIn = (owner: string) => (owner.startsWith('visitor:') ? owner.slice(8) : null);

/** Returns the newest 200 messages of an account's or visitor's conversation, oldest first; null if there is none. */
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

/** Returns the id of the conversation, creating it if necessary, and stores the email address if one is given. */
export async function openConversation(
  db: Database,
  owner: PushOwner,
  given: { readonly id: string; readonly email: string | null; readonly at: Date; readonly language: Language },
): Promise<string> {
  const ownerColumn = sql.raw(userIn(owner) === null ? 'visitor_id' : 'user_id');
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into support_conversations as existing (id, user_id, visitor_id, email, created_at, language)
    values (${given.id}, ${userIn(owner)}, ${visitorIn(owner)}, ${given.email}, ${given.at.toISOString()},
      ${given.language})
    on conflict (${ownerColumn}) do update
      set email = coalesce(excluded.email, existing.email), language = excluded.language
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

/** A message to support with its author. */
export interface StoredLetter {
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  readonly sentAt: Date;
  /** The address given for the reply. */
  readonly email: string | null;
  /** Null for visitors. */
  readonly userId: UserId | null;
}

/** Returns a page of all messages to support, newest first. Uses the index support_messages_newest. */
export async function lettersPage(
  db: Database,
  { after, limit }: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<ListPage<StoredLetter>> {
  const { rows } = await db.execute<Omit<StoredLetter, 'sentAt'> & { moment: string }>(sql`
    select written.id, conversation_id as "conversationId", content, ${positionTime(sql`sent_at`)} as moment, email,
      user_id as "userId"
    from support_messages as written join support_conversations as conversation on conversation.id = conversation_id
    where true ${pastPosition(after, sql`sent_at`, sql`written.id`)}
    order by sent_at desc, written.id limit ${limit + 1}`);
  return pageOf(
    rows.map(({ moment, ...row }) => ({ ...row, sentAt: new Date(moment), position: { at: moment, id: row.id } })),
    limit,
  );
}

/** Gives a visitor's conversation to an account, merging it into the account's own conversation if there is one. */
export async function moveConversation(db: Database, visitorId: string, userId: UserId): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update support_conversations set user_id = ${userId}, visitor_id = null where visitor_id = ${visitorId}
      and not exists (select from support_conversations where user_id = ${userId})`);
  if (rowCount === 1) return;
  await db.execute(sql`
    update support_messages set conversation_id = (select id from support_conversations where user_id = ${userId})
    where conversation_id = (select id from support_conversations where visitor_id = ${visitorId})`);
  await db.execute(sql`delete from support_conversations where visitor_id = ${visitorId}`);
}

/** Deletes an account's conversation. Returns the ids deleted. */
export async function deleteConversationOf(db: Database, userId: UserId): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from support_conversations where user_id = ${userId} returning id`);
  return rows.map(({ id }) => id);
}

const isVisitorsAt = (addresses: readonly string[]) =>
  sql`user_id is null and email = any(${sql.param([...addresses])}::text[])`;

/** Returns the visitors whose conversations name one of these addresses for replies. */
export async function visitorsAt(db: Database, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ visitorId: string }>(sql`
    select visitor_id as "visitorId" from support_conversations where ${isVisitorsAt(addresses)}`);
  return rows.map(({ visitorId }) => visitorId);
}

/** Returns those of the given visitors whose conversations name another address than these for replies. */
export async function visitorsElsewhere(
  db: Database,
  visitorIds: readonly string[],
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ visitorId: string }>(sql`
    select visitor_id as "visitorId" from support_conversations
    where visitor_id = any(${sql.param([...visitorIds])}::text[])
      and email is not null and email <> all(${sql.param([...addresses])}::text[])`);
  return rows.map(({ visitorId }) => visitorId);
}

/** Deletes the visitors' conversations that name one of these addresses for replies. Returns the ids deleted. */
export async function deleteVisitorsConversations(db: Database, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from support_conversations where ${isVisitorsAt(addresses)} returning id`);
  return rows.map(({ id }) => id);
}
