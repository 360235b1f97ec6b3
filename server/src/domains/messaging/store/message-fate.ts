import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { About } from '../content/outgoing-message.ts';
import { type FateReason, type ReasonColumns, reasonColumns } from '../rules/fate-reason.ts';
import { messages } from '../tables.ts';
import { isUnderWay } from './claim.ts';
import { inPlain } from './message.ts';

/** The changes to a message's status. Omitted fields stay as they are. */
export interface Fate {
  readonly status: MessageStatus;
  readonly reason: FateReason | string | null;
  readonly attempts?: number;
  /** The earliest time of a message to be sent later. */
  readonly notBefore?: Date | null;
  readonly providerRef?: string | null;
  readonly sentAt?: Date | null;
  /** Set only if a provider has reported it. */
  readonly deliveredAt?: Date;
}

const storedFate = ({ reason, ...fate }: Fate & { readonly id: string }) => ({ ...fate, ...reasonColumns(reason) });

/** Returns the update that stores the status of messages, for the transaction's last statement. */
export const updateFates = (fates: readonly (Fate & { readonly id: string })[]): SQL => sql`
  update messages set status = told.status, status_reason = told."statusReason",
    status_reason_kind = told."statusReasonKind",
    attempts = coalesce(told.attempts, messages.attempts), not_before = told."notBefore",
    provider_ref = coalesce(told."providerRef", provider_ref), sent_at = coalesce(told."sentAt", sent_at),
    delivered_at = coalesce(told."deliveredAt", delivered_at)
  from json_to_recordset(${JSON.stringify(fates.map(storedFate))}::json)
    as told(id text, status text, "statusReason" text, "statusReasonKind" jsonb, attempts integer,
      "notBefore" timestamptz, "providerRef" text, "sentAt" timestamptz, "deliveredAt" timestamptz)
  where messages.id = told.id`;

/** Returns the status of the message with a dedupe key; null if there is none. */
export async function fateOf(
  db: Database,
  dedupeKey: string,
): Promise<({ id: string; status: MessageStatus } & ReasonColumns) | null> {
  const { id, status, statusReason, statusReasonKind } = messages;
  const [row] = await db
    .select({ id, status, statusReason, statusReasonKind })
    .from(messages)
    .where(eq(messages.dedupeKey, dedupeKey));
  return row ?? null;
}

/** The purpose and status of a message, without its recipient or text. */
export interface StoredFate extends ReasonColumns {
  readonly id: string;
  readonly about: About;
  readonly channel: Channel;
  readonly purpose: string;
  readonly status: MessageStatus;
  readonly sentAt: Date | null;
}

/** Returns the messages about these subjects, oldest first. */
export async function selectFates(db: Database, about: readonly About[]): Promise<StoredFate[]> {
  if (about.length === 0) return [];
  const rows = await db
    .select({
      id: messages.id,
      aboutKind: messages.aboutKind,
      aboutId: messages.aboutId,
      channel: messages.channel,
      purpose: messages.purpose,
      status: messages.status,
      statusReason: messages.statusReason,
      statusReasonKind: messages.statusReasonKind,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(isAbout(about))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(({ aboutKind, aboutId, ...row }) => ({ ...row, about: { kind: aboutKind, id: aboutId } }));
}

/** Suppresses queued messages. Leaves alone those that are being sent, which can't be recalled. */
export async function suppressMessages(
  db: Database,
  about: readonly About[],
  reason: FateReason | string,
): Promise<void> {
  if (about.length === 0) return;
  const waiting = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, 'queued'), isAbout(about), not(isUnderWay(sql`${messages.id}`))))
    .for('update', { skipLocked: true });
  await db
    .update(messages)
    .set({ status: 'suppressed', ...reasonColumns(reason) })
    .where(inArray(messages.id, waiting));
}

/** Returns a message whose result is unknown; null if there is none, or its result is known by now. */
export async function selectUnknown(
  db: Database,
  id: MessageId,
): Promise<Pick<typeof messages.$inferSelect, 'channel' | 'recipient' | 'text'> | null> {
  const [row] = await db
    .select({ channel: messages.channel, recipient: messages.recipient, text: messages.text })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.status, 'unknown')));
  return row ?? null;
}

/** Returns whether a provider's reference belongs to another message to the same recipient. */
export async function isRefTaken(db: Database, ref: string, id: MessageId): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (
      select from messages where provider_ref = ${ref} and id <> ${id}
        and ${inPlain} = (select ${inPlain} from messages where id = ${id})) as taken`);
  return rows[0]?.taken ?? false;
}

/** Queues a message again that its provider never got. Its attempts still count. */
export async function queueUnsent(db: Database, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'queued', ...reasonColumns(null), notBefore: null })
    .where(eq(messages.id, id));
}

/** A queued message, as its job needs it. */
export type QueuedAgain = Pick<typeof messages.$inferSelect, 'id' | 'channel' | 'recipient'>;

/** Messages without a deadline of their own are not sent anymore after this time. */
const STILL_MATTERS_DAYS = 3;
/** A message is not queued again without a person's decision after this many attempts. */
const FEW_ATTEMPTS = 3;

/** Returns which of these messages are with a sender, who hasn't recorded yet what became of them. */
export async function selectHeld(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from messages
    where id = any(${sql.param([...ids])}::text[]) and status = 'queued' and ${isUnderWay(sql`messages.id`)}`);
  return rows.map(({ id }) => id);
}

/**
 * Queues failed messages again: these, or those to an address (in lowercase) that failed because earlier mail to it
 * bounced. Leaves out those that another channel has taken over, that are too late, or that were tried several times.
 */
export async function queueFailed(
  db: Database,
  which: { readonly ids: readonly string[] } | { readonly bouncedBefore: string },
  now: Date,
): Promise<QueuedAgain[]> {
  const isWanted =
    'ids' in which
      ? sql`id = any(${sql.param([...which.ids])}::text[])`
      : sql`channel = 'email' and lower(recipient) = ${which.bouncedBefore}
          and status_reason_kind ->> 'kind' = 'came-back-before'`;
  const { rows } = await db.execute<QueuedAgain & Record<string, unknown>>(sql`
    update messages set status = 'queued', status_reason = null, status_reason_kind = null, not_before = null,
      provider_ref = null
    where ${isWanted} and status = 'failed' and attempts < ${FEW_ATTEMPTS} and recipient <> ''
      and coalesce(not_after > ${now.toISOString()}::timestamptz,
        created_at > ${now.toISOString()}::timestamptz - ${STILL_MATTERS_DAYS}::integer * interval '1 day')
      and not exists (select from messages as next where next.dedupe_key = 'instead-of:' || messages.id)
    returning id, channel, recipient`);
  return rows;
}

const isAbout = (about: readonly About[]) =>
  sql`(${messages.aboutId}, ${messages.aboutKind}) in (${sql.join(
    about.map(({ kind, id }) => sql`(${id}, ${kind})`),
    sql`, `,
  )})`;
