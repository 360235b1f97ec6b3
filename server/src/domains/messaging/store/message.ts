import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { insertOf } from '../../../kernel/insert-rows.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import type { About } from '../content/outgoing-message.ts';
import type { AttemptRecord } from '../policy.ts';
import { messages } from '../tables.ts';

export interface NewMessage {
  readonly id: string;
  readonly dedupeKey: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly purpose: string;
  readonly about: About;
  readonly transactional: boolean;
}

/** The insert of messages, leaving out those whose dedupe key is known. There must be at least one. */
export const insertMessages = (rows: readonly NewMessage[], now: Date): SQL =>
  sql`${insertOf(
    messages,
    rows.map(({ about, replyTo = null, ...row }) => ({
      ...row,
      replyTo,
      aboutKind: about.kind,
      aboutId: about.id,
      createdAt: now,
    })),
  )} on conflict (dedupe_key) do nothing`;

/**
 * Takes the lock that every send holds, waiting for whoever has it; null when the message is no longer queued. It
 * must wait and not skip: the holder may be a process that has just been killed.
 */
export async function lockQueuedMessage(db: Database, id: string) {
  const [row] = await db
    .select({
      id: messages.id,
      channel: messages.channel,
      recipient: messages.recipient,
      replyTo: messages.replyTo,
      subject: messages.subject,
      text: messages.text,
      html: messages.html,
      purpose: messages.purpose,
      aboutKind: messages.aboutKind,
      aboutId: messages.aboutId,
      attempts: messages.attempts,
      notBefore: messages.notBefore,
      transactional: messages.transactional,
    })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.status, 'queued')))
    .for('update');
  return row ?? null;
}

export type QueuedMessage = NonNullable<Awaited<ReturnType<typeof lockQueuedMessage>>>;

export async function recordAttempt(db: Database, id: string, record: AttemptRecord): Promise<void> {
  await db.update(messages).set(record).where(eq(messages.id, id));
}

/** A message in any state, locked as for a send; null when there is none. */
export async function lockMessage(db: Database, id: MessageId) {
  const { status, purpose, channel, aboutKind, aboutId } = messages;
  const [row] = await db
    .select({ status, purpose, channel, aboutKind, aboutId })
    .from(messages)
    .where(eq(messages.id, id))
    .for('update');
  return row ?? null;
}

/** Puts a message into another state, as if it had never been tried. */
export async function setMessageStatus(
  db: Database,
  id: MessageId,
  status: 'queued' | 'suppressed',
  statusReason: string | null,
): Promise<void> {
  await db.update(messages).set({ status, statusReason, attempts: 0, notBefore: null }).where(eq(messages.id, id));
}

/** Messages of a state, or all, newest first: along messages_by_status or messages_newest. */
export async function selectMessages(
  db: Database,
  { status, after, limit }: { status?: MessageStatus | undefined; after: TimePosition | undefined; limit: number },
): Promise<ListPage<OperatorMessage>> {
  const { rows } = await db.execute<
    Omit<OperatorMessage, 'createdAt' | 'sentAt'> & { at: string; sentAt: string | null }
  >(
    sql`
      select id, channel, recipient as "to", subject, purpose, status, status_reason as "statusReason", attempts,
        ${positionTime(sql`created_at`)} as at, ${positionTime(sql`sent_at`)} as "sentAt"
      from messages where ${status === undefined ? sql`true` : sql`status = ${status}`}
        ${pastPosition(after, sql`created_at`, sql`id`)}
      order by created_at desc, id limit ${limit + 1}`,
  );
  const page = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.at, id: row.id } })),
    limit,
  );
  return {
    next: page.next,
    items: page.items.map(({ at, sentAt, position: _, ...row }) => ({
      ...row,
      createdAt: isoOf(at),
      sentAt: sentAt === null ? null : isoOf(sentAt),
    })),
  };
}

const isoOf = (moment: string): string => new Date(moment).toISOString();

/** What a message was for and what became of it; never to whom it went or what it said. */
export interface MessageFate {
  readonly id: string;
  readonly about: About;
  readonly channel: Channel;
  readonly purpose: string;
  readonly status: MessageStatus;
  readonly sentAt: Date | null;
}

/** Oldest first. */
export async function selectFates(db: Database, about: readonly About[]): Promise<MessageFate[]> {
  if (about.length === 0) return [];
  const rows = await db
    .select({
      id: messages.id,
      aboutKind: messages.aboutKind,
      aboutId: messages.aboutId,
      channel: messages.channel,
      purpose: messages.purpose,
      status: messages.status,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(isAbout(about))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(({ aboutKind, aboutId, ...row }) => ({ ...row, about: { kind: aboutKind, id: aboutId } }));
}

/** Messages that are being handed over at this moment are left alone: they can't be called back. */
export async function suppressMessages(db: Database, about: readonly About[], reason: string): Promise<void> {
  if (about.length === 0) return;
  const waiting = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, 'queued'), isAbout(about)))
    .for('update', { skipLocked: true });
  await db.update(messages).set({ status: 'suppressed', statusReason: reason }).where(inArray(messages.id, waiting));
}

/** The same by whom they go to; what the law wants sent is left alone. */
export async function suppressMessagesTo(db: Database, addresses: readonly string[], reason: string): Promise<void> {
  if (addresses.length === 0) return;
  await db.execute(sql`
    update messages set status = 'suppressed', status_reason = ${reason} where id in (
      select id from messages where status = 'queued' and not transactional
        and (case when channel = 'email' then lower(recipient) else recipient end) = any(${sql.param([...addresses])}::text[])
      for update skip locked)`);
}

const inPlain = sql`case when channel = 'email' then lower(recipient) else recipient end`;

/** What went to these addresses (e-mail in lower case), oldest first. Reads the whole table: for rare questions. */
export async function messagesFor(db: Database, addresses: readonly string[]): Promise<unknown> {
  const { rows } = await db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'to', recipient, 'subject', subject, 'text', text,
      'status', status, 'createdAt', created_at, 'sentAt', sent_at) order by created_at), '[]') as found
    from messages where ${inPlain} = any(${sql.param([...addresses])}::text[])`);
  return rows[0]?.found ?? [];
}

/** Empties messages about these things, or to these addresses, and takes them out of the local mailbox. */
export async function eraseContents(
  db: Database,
  about: readonly About[],
  addresses: readonly string[],
): Promise<void> {
  const isOne = sql`((about_kind, about_id) in (select kind, id
      from json_to_recordset(${JSON.stringify(about)}::json) as told(kind text, id text))
    or ${inPlain} = any(${sql.param([...addresses])}::text[]))`;
  await db.execute(sql`delete from mailbox_messages where id in (select id from messages where ${isOne})`);
  await db.execute(sql`
    update messages set subject = null, text = '', html = null, reply_to = null,
      recipient = case when ${inPlain} = any(${sql.param([...addresses])}::text[]) then '' else recipient end,
      status = case when status = 'queued' then 'suppressed' else status end,
      status_reason = case when status = 'queued' then 'the account was deleted' else status_reason end
    where ${isOne}`);
}

const isAbout = (about: readonly About[]) =>
  sql`(${messages.aboutId}, ${messages.aboutKind}) in (${sql.join(
    about.map(({ kind, id }) => sql`(${id}, ${kind})`),
    sql`, `,
  )})`;
