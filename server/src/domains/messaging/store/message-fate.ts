import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { About } from '../content/outgoing-message.ts';
import { type FateReason, type ReasonColumns, reasonColumns } from '../rules/fate-reason.ts';
import { messages } from '../tables.ts';

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
    .where(and(eq(messages.status, 'queued'), isAbout(about)))
    .for('update', { skipLocked: true });
  await db
    .update(messages)
    .set({ status: 'suppressed', ...reasonColumns(reason) })
    .where(inArray(messages.id, waiting));
}

const isAbout = (about: readonly About[]) =>
  sql`(${messages.aboutId}, ${messages.aboutKind}) in (${sql.join(
    about.map(({ kind, id }) => sql`(${id}, ${kind})`),
    sql`, `,
  )})`;
