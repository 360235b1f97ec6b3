import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { OutreachChannel, OutreachDelivery } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachId, OutreachScriptId, ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A text that a bidder has reviewed, with everything that decides how it is sent. */
export interface StoredScript {
  readonly id: OutreachScriptId;
  readonly projectId: ProjectId;
  readonly bidder: string;
  readonly channel: OutreachChannel;
  readonly delivery: OutreachDelivery;
  readonly urgency: Urgency;
  readonly recipient: string;
  readonly senderName: string;
  readonly senderCompany: string;
  readonly senderEmail: string;
  readonly senderPhone: string | null;
  readonly subject: string | null;
  readonly message: string;
  readonly textHash: string;
  /** The message that it was sent as. */
  readonly outreachId: OutreachId | null;
}

export async function insertScript(
  db: Database,
  script: Omit<StoredScript, 'outreachId'>,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into outreach_scripts (id, project_id, bidder, channel, delivery, urgency, recipient, sender_name,
      sender_company, sender_email, sender_phone, subject, message, text_hash, created_at, expires_at)
    values (${script.id}, ${script.projectId}, ${script.bidder}, ${script.channel}, ${script.delivery},
      ${script.urgency}, ${script.recipient}, ${script.senderName}, ${script.senderCompany}, ${script.senderEmail},
      ${script.senderPhone}, ${script.subject}, ${script.message}, ${script.textHash}, ${now.toISOString()},
      ${expiresAt.toISOString()})`);
}

export interface ShownTo {
  /** Null matches any bidder, for callers without an id. */
  readonly bidder: string | null;
  readonly projectId: ProjectId;
  readonly channel: OutreachChannel;
  readonly senderName: string;
  readonly senderCompany: string;
  readonly senderEmail: string;
  readonly senderPhone: string | null;
  readonly id: OutreachScriptId | undefined;
}

const SCRIPT = sql`id, project_id as "projectId", bidder, channel, delivery, urgency, recipient, sender_name as "senderName",
  sender_company as "senderCompany", sender_email as "senderEmail", sender_phone as "senderPhone", subject, message,
  text_hash as "textHash", outreach_id as "outreachId"`;

/** Returns a bidder's unexpired text and its end; null if there is none. */
export async function scriptOf(
  db: Database,
  bidder: string,
  id: OutreachScriptId,
  now: Date,
): Promise<(StoredScript & { readonly expiresAt: Date }) | null> {
  const { rows } = await db.execute<StoredScript & { end: string } & Record<string, unknown>>(sql`
    select ${SCRIPT}, expires_at as "end" from outreach_scripts
    where id = ${id} and bidder = ${bidder} and expires_at > ${now.toISOString()}`);
  const [found] = rows;
  if (found === undefined) return null;
  const { end, ...script } = found;
  return { ...script, expiresAt: new Date(end) };
}

/** Returns and locks the last unexpired text shown with these particulars; null if there is none. */
export async function lockShownScript(db: Database, shown: ShownTo, now: Date): Promise<StoredScript | null> {
  const { rows } = await db.execute<StoredScript & Record<string, unknown>>(sql`
    select ${SCRIPT} from outreach_scripts
    where project_id = ${shown.projectId} and sender_email = ${shown.senderEmail} and channel = ${shown.channel}
      and sender_name = ${shown.senderName} and sender_company = ${shown.senderCompany}
      and sender_phone is not distinct from ${shown.senderPhone}::text and expires_at > ${now.toISOString()}
      ${shown.bidder === null ? sql.empty() : sql`and bidder = ${shown.bidder}`}
      ${shown.id === undefined ? sql.empty() : sql`and id = ${shown.id}`}
    order by created_at desc, id limit 1 for update`);
  return rows[0] ?? null;
}

export async function markSent(db: Database, id: OutreachScriptId, outreachId: OutreachId): Promise<void> {
  await db.execute(sql`update outreach_scripts set outreach_id = ${outreachId} where id = ${id}`);
}

/** Deletes up to `most` expired texts. Each new text removes a few old ones. */
export async function forgetExpired(db: Database, now: Date, most: number): Promise<void> {
  await db.execute(sql`
    delete from outreach_scripts where id in (
      select id from outreach_scripts where expires_at < ${now.toISOString()} order by expires_at limit ${most}
      for update skip locked)`);
}

export async function moveScripts(db: Database, from: string, to: string): Promise<void> {
  await db.execute(sql`update outreach_scripts set bidder = ${to} where bidder = ${from}`);
}

export async function deleteScripts(db: Database, bidder: string): Promise<void> {
  await db.execute(sql`delete from outreach_scripts where bidder = ${bidder}`);
}
