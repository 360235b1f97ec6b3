import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { erased } from '../../../kernel/erased.ts';
import { insertOf } from '../../../kernel/insert-rows.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { currentTraceparent } from '../../../kernel/trace.ts';
import { columns } from '../columns.ts';
import type { About, AboutKind } from '../content/outgoing-message.ts';
import { type ReasonColumns, reasonColumns } from '../rules/fate-reason.ts';
import { messages, type StoredAddressed } from '../tables.ts';
import { isUnderWay } from './claim.ts';

export interface NewMessage extends StoredAddressed {
  readonly dedupeKey: string;
  readonly purpose: string;
  readonly about: About;
  readonly transactional: boolean;
  readonly calendar: CalendarPart | null;
  readonly notAfter: Date | null;
  readonly notBefore: Date | null;
  readonly replyTo: string | null;
  readonly urgent: boolean;
  readonly timeZone: string | null;
  readonly instead: readonly StoredAddressed[] | null;
  readonly repeatUnknown: boolean;
  readonly despiteOptOut: boolean;
  readonly tellsFate: boolean;
  readonly language: Language;
  /** Default: that of the code that writes it. */
  readonly traceparent?: string | null;
}

/** The recipient in its canonical form: email addresses in lowercase. */
export const inPlain = sql`(case when channel = 'email' then lower(recipient) else recipient end)`;

/** Returns the insert of messages, skipping known dedupe keys. `rows` must not be empty. */
export const insertMessages = (rows: readonly NewMessage[], now: Date): SQL =>
  sql`${insertOf(
    messages,
    rows.map(({ about, ...row }) => ({
      ...row,
      aboutKind: about.kind,
      aboutId: about.id,
      createdAt: now,
      traceparent: row.traceparent ?? currentTraceparent() ?? null,
    })),
  )} on conflict (dedupe_key) do nothing`;

const whole = {
  id: messages.id,
  channel: messages.channel,
  recipient: messages.recipient,
  subject: messages.subject,
  text: messages.text,
  html: messages.html,
  link: messages.link,
  purpose: messages.purpose,
  aboutKind: messages.aboutKind,
  aboutId: messages.aboutId,
  status: messages.status,
  attempts: messages.attempts,
  notBefore: messages.notBefore,
  notAfter: messages.notAfter,
  transactional: messages.transactional,
  calendar: messages.calendar,
  replyTo: messages.replyTo,
  urgent: messages.urgent,
  timeZone: messages.timeZone,
  instead: messages.instead,
  repeatUnknown: messages.repeatUnknown,
  despiteOptOut: messages.despiteOptOut,
  providerRef: messages.providerRef,
  sentAt: messages.sentAt,
  tellsFate: messages.tellsFate,
  language: messages.language,
  createdAt: messages.createdAt,
  traceparent: messages.traceparent,
};
/** All columns needed to send a message, under the names that `StoredMessage` gives them. */
export const WHOLE = sql.join(
  Object.entries(whole).map(([key, column]) => sql.raw(`${column.name} as "${key}"`)),
  sql`, `,
);

/** The class of the advisory locks on recipients. */
const RECIPIENT_LOCKS = 75_864;

/**
 * Waits for senders that are claiming messages to these addresses (email in lowercase), and blocks others until the
 * transaction ends.
 */
export async function lockRecipients(db: Database, addresses: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(${RECIPIENT_LOCKS}, key)
    from (select distinct hashtext(address) as key from unnest(${sql.param([...addresses])}::text[]) as address
      order by 1) as keys`);
}

/** A message with every column needed to send it. */
export type StoredMessage = {
  readonly [Column in keyof typeof whole]: (typeof messages.$inferSelect)[Column];
};

/** Returns a message in any state and locks it, but not its recipient; null if there is none. */
export async function lockWholeMessage(db: Database, id: string): Promise<StoredMessage | null> {
  const [row] = await db.select(whole).from(messages).where(eq(messages.id, id)).for('update');
  return row ?? null;
}

/**
 * Counts the non-urgent messages sent to a recipient on a channel since a moment. Also returns the time of the first.
 */
export async function sentSince(
  db: Database,
  channel: Channel,
  recipient: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const { rows } = await db.execute<{ count: number; first: string | null }>(sql`
    select count(*)::integer as count, min(sent_at) as first from messages
    where recipient = ${recipient} and channel = ${channel} and sent_at > ${since.toISOString()}
      and not urgent and channel <> 'email'`);
  const [row] = rows;
  return { count: row?.count ?? 0, first: row?.first ? new Date(row.first) : null };
}

/** Returns the text of a message; null if there is none. */
export async function textOf(db: Database, id: MessageId): Promise<string | null> {
  const [row] = await db.select({ text: messages.text }).from(messages).where(eq(messages.id, id));
  return row?.text ?? null;
}

/** Queues a message again as if it had never been tried. */
export async function requeueMessage(db: Database, id: MessageId): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'queued', ...reasonColumns(null), attempts: 0, notBefore: null, providerRef: null })
    .where(eq(messages.id, id));
}

/** Returns the recipient of an email with an unsubscribe link; null for any other message. */
export async function mailRecipient(db: Database, id: MessageId): Promise<string | null> {
  const [row] = await db
    .select({ recipient: messages.recipient })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.channel, 'email'), eq(messages.transactional, false)));
  return row?.recipient ?? null;
}

/** Returns the number of messages that could be sent now, and since when the first of them has been waiting. */
export async function waitingMessages(db: Database, now: Date): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    select count(*)::integer as count, min(greatest(created_at, not_before)) as oldest from messages
    where status = 'queued' and (not_before is null or not_before <= ${now.toISOString()})`);
  const [row] = rows;
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
}

export interface MessagesWanted {
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  /** Email addresses in lowercase. */
  readonly to?: string | undefined;
  readonly after: TimePosition | undefined;
  readonly limit: number;
}

export type StoredOperatorMessage = Omit<OperatorMessage, 'statusReason'> & ReasonColumns;

/** Returns a page of messages, newest first. Filters within an index, so that a rare channel is found fast. */
export async function selectMessages(
  db: Database,
  { status, channel, to, after, limit }: MessagesWanted,
): Promise<ListPage<StoredOperatorMessage>> {
  const where = [
    status === undefined ? sql`true` : sql`status = ${status}`,
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(to === undefined ? [] : [sql`${inPlain} = ${to}`]),
  ];
  const { rows } = await db.execute<
    Omit<StoredOperatorMessage, 'createdAt' | 'sentAt'> & { at: string; sentAt: string | null }
  >(
    sql`
      with wanted as materialized (
        select id, created_at from messages where ${sql.join(where, sql` and `)}
          ${pastPosition(after, sql`created_at`, sql`id`)}
        order by created_at desc, id limit ${limit + 1})
      select messages.id, channel, recipient as "to", subject, purpose, status, status_reason as "statusReason",
        status_reason_kind as "statusReasonKind", attempts,
        ${positionTime(sql`messages.created_at`)} as at, ${positionTime(sql`sent_at`)} as "sentAt"
      from wanted join messages on messages.id = wanted.id
      order by wanted.created_at desc, wanted.id`,
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

/**
 * Locks the messages waiting for these addresses and channels, except transactional ones and those being sent. The
 * caller locks the recipients.
 */
export async function lockWaitingFor(
  db: Database,
  addresses: readonly string[],
  channels: readonly Channel[],
): Promise<StoredMessage[]> {
  return db
    .select(whole)
    .from(messages)
    .where(
      sql`${messages.status} = 'queued' and ${inPlain} = any(${sql.param([...addresses])}::text[])
        and ${messages.channel} = any(${sql.param([...channels])}::text[]) and not ${messages.despiteOptOut}
        and not (${messages.channel} = 'email' and ${messages.transactional})
        and not ${isUnderWay(sql`${messages.id}`)}`,
    )
    .for('update', { skipLocked: true });
}

/** Selects the messages of someone with an account. Email addresses in lowercase, numbers in E.164. */
export interface Owned {
  /** The person's requests, referrals and other subjects of messages. */
  readonly about: readonly About[];
  /** Addresses entered there but not verified. They only count for messages about these subjects. */
  readonly named: readonly string[];
  /** Addresses verified as the person's. */
  readonly verified: readonly string[];
}

/**
 * Returns messages, oldest first: about a person's subjects to addresses named there, and to their verified addresses.
 */
export async function messagesFor(db: Database, { about, named, verified }: Owned): Promise<unknown> {
  const { rows } = await db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'to', recipient, 'subject', subject, 'text', text,
      'status', status, 'createdAt', created_at, 'sentAt', sent_at) order by created_at), '[]') as found
    from messages where id in (
      ${idsAbout(about)} where ${inPlain} = any(${sql.param([...named])}::text[]) union all ${idsTo(verified)})`);
  return rows[0]?.found ?? [];
}

/** Whether messages about a kind of subject always belong to their recipient. */
const IS_RECIPIENTS: Readonly<Record<AboutKind, boolean>> = {
  account: true,
  payment: true,
  text: true,
  support: true,
  test: true,
  referral: false,
  'service-request': false,
  contractor: false,
  appointment: false,
  'appointment-reminder': false,
  thread: false,
  outreach: false,
  watch: true,
  follow: true,
};
const OWN_KINDS = Object.entries(IS_RECIPIENTS).flatMap(([kind, isOwn]) => (isOwn ? [kind] : []));

const idsAbout = (about: readonly About[]) => sql`
  select messages.id from json_to_recordset(${JSON.stringify(about)}::json) as told(kind text, id text)
    join messages on about_id = told.id and about_kind = told.kind`;
const idsTo = (addresses: readonly string[]) => sql`
  select id from messages where ${inPlain} = any(${sql.param([...addresses])}::text[])`;
const idsOfOwn = (addresses: readonly string[]) => sql`
  ${idsTo(addresses)} and about_kind = any(${sql.param(OWN_KINDS)}::text[])`;

/**
 * Erases the messages about a person's subjects and those sent to their verified addresses, also in the local mailbox.
 * Queued messages about someone else's request or listing are still sent.
 */
export const eraseContents = (db: Database, { about, named, verified }: Owned): Promise<void> =>
  // A union of two index scans, because 'or' would scan the whole table.
  empty(
    db,
    sql`${idsAbout(about)} union all ${idsTo(verified)}
      and (status <> 'queued' or about_kind = any(${sql.param(OWN_KINDS)}::text[]))`,
    [...named, ...verified],
  );

/**
 * Erases only messages about these subjects, and these recipients. Queued ones with a `spared` purpose are still sent.
 */
export const eraseContentsAbout = (
  db: Database,
  about: readonly About[],
  { addresses, spared }: { readonly addresses: readonly string[]; readonly spared: readonly string[] },
): Promise<void> =>
  empty(
    db,
    sql`${idsAbout(about)} where not (status = 'queued' and purpose = any(${sql.param([...spared])}::text[])
      and ${inPlain} <> all(${sql.param([...addresses])}::text[]))`,
    addresses,
  );

/** Erases messages to these addresses, except those about someone else's request or listing. */
export const eraseOwnContents = (db: Database, addresses: readonly string[]): Promise<void> =>
  empty(db, idsOfOwn(addresses), addresses);

/** Counts the messages about these subjects sent to the addresses in `named`, and the ones that belong to `own`. */
export async function countContents(
  db: Database,
  about: readonly About[],
  { named, own }: { readonly named: readonly string[]; readonly own: readonly string[] },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      ${idsAbout(about)} where ${inPlain} = any(${sql.param([...named])}::text[])
      union ${idsOfOwn(own)}) as theirs`);
  return rows[0]?.count ?? 0;
}

async function empty(db: Database, ids: SQL, addresses: readonly string[]): Promise<void> {
  const isOne = sql`id in (${ids})`;
  const gone = reasonColumns({ kind: 'data-deleted' });
  const recipient = sql`case when ${inPlain} = any(${sql.param([...addresses])}::text[]) then '' else recipient end`;
  await db.execute(sql`delete from mailbox_messages where ${isOne}`);
  await db.execute(sql`
    update messages set ${erased(columns.messages, { recipient })},
      status = case when status = 'queued' then 'suppressed' else status end,
      status_reason = case when status = 'queued' then ${gone.statusReason} else status_reason end,
      status_reason_kind = case when status = 'queued' then ${JSON.stringify(gone.statusReasonKind)}::jsonb
        else status_reason_kind end
    where ${isOne}`);
}
