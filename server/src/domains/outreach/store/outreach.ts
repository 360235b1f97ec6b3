import type { OutreachChannel, OutreachDelivery } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachId, OutreachStopId, ProjectId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { erased, withheld } from '../../../kernel/erased.ts';
import { pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { columns } from '../columns.ts';
import type { StoredScript } from './outreach-script.ts';

export interface NewOutreach extends Omit<StoredScript, 'id' | 'outreachId' | 'textHash'> {
  readonly id: OutreachId;
  readonly stopId: OutreachStopId;
}

export async function insertOutreach(db: Database, outreach: NewOutreach, now: Date): Promise<void> {
  await db.execute(sql`
    insert into outreaches (id, project_id, bidder, channel, delivery, urgency, recipient, sender_name, sender_company,
      sender_email, sender_phone, subject, message, stop_id, created_at)
    values (${outreach.id}, ${outreach.projectId}, ${outreach.bidder}, ${outreach.channel}, ${outreach.delivery},
      ${outreach.urgency}, ${outreach.recipient}, ${outreach.senderName}, ${outreach.senderCompany},
      ${outreach.senderEmail}, ${outreach.senderPhone}, ${outreach.subject}, ${outreach.message}, ${outreach.stopId},
      ${now.toISOString()})`);
}

export interface StoredOutreach {
  readonly id: OutreachId;
  readonly projectId: ProjectId;
  readonly channel: OutreachChannel;
  readonly delivery: OutreachDelivery;
  readonly recipient: string;
  readonly subject: string | null;
  readonly message: string;
  readonly position: TimePosition;
}

type OutreachRow = Omit<StoredOutreach, 'position'> & { readonly at: string } & Record<string, unknown>;

const OUTREACH = sql`id, project_id as "projectId", channel, delivery, recipient, subject, message,
  ${positionTime(sql`created_at`)} as at`;

const stored = ({ at, ...row }: OutreachRow): StoredOutreach => ({ ...row, position: { at, id: row.id } });

export async function outreachById(db: Database, id: OutreachId): Promise<StoredOutreach | null> {
  const { rows } = await db.execute<OutreachRow>(sql`select ${OUTREACH} from outreaches where id = ${id}`);
  return rows[0] === undefined ? null : stored(rows[0]);
}

/** Returns the writer of a message; null if there is no such message. */
export async function writerOfOutreach(db: Database, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ bidder: string }>(sql`select bidder from outreaches where id = ${id}`);
  return rows[0]?.bidder ?? null;
}

/** Returns a page of a bidder's messages, newest first. Uses the index outreaches_of_bidder. */
export async function outreachesOf(
  db: Database,
  bidder: string,
  { after, limit }: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<StoredOutreach[]> {
  const { rows } = await db.execute<OutreachRow>(sql`
    select ${OUTREACH} from outreaches where bidder = ${bidder} ${pastPosition(after, sql`created_at`, sql`id`)}
    order by created_at desc, id limit ${limit}`);
  return rows.map(stored);
}

/** Returns the recipient and the project of the message with this stop link; null if there is none. */
export async function outreachByStop(
  db: Database,
  stopId: OutreachStopId,
): Promise<Pick<StoredOutreach, 'recipient' | 'projectId'> | null> {
  const { rows } = await db.execute<{ recipient: string; projectId: ProjectId }>(sql`
    select recipient, project_id as "projectId" from outreaches where stop_id = ${stopId}`);
  return rows[0] ?? null;
}

/** Moves one bidder's messages to another, and adds today's counts. */
export async function moveOutreaches(db: Database, from: string, to: string): Promise<void> {
  await db.execute(sql`
    insert into outreach_days (project_id, writer, day, outreach_id)
    select project_id, ${to}, day, outreach_id from outreach_days
    where outreach_id in (select id from outreaches where bidder = ${from}) and writer = ${from}
    on conflict do nothing`);
  await db.execute(sql`update outreaches set bidder = ${to} where bidder = ${from}`);
}

export async function outreachIdsOf(db: Database, bidder: string): Promise<OutreachId[]> {
  const { rows } = await db.execute<{ id: OutreachId }>(sql`select id from outreaches where bidder = ${bidder}`);
  return rows.map(({ id }) => id);
}

/** Returns all stored data about a bidder's messages. */
export async function outreachData(db: Database, bidder: string): Promise<unknown> {
  const { rows } = await db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(outreaches) - ${withheld(columns.outreaches)} order by created_at), '[]')
      as found
    from outreaches where bidder = ${bidder}`);
  return rows[0]?.found ?? [];
}

/** Anonymizes a bidder's messages and removes their text and names. The recipients stay, for the stop links. */
export async function eraseOutreaches(db: Database, bidder: string, to: string): Promise<void> {
  await db.execute(sql`delete from outreach_tallies where who = ${bidder}`);
  await eraseWhere(db, sql`bidder = ${bidder}`, to);
}

/** The contact details in a signature; at least one of the two. */
export interface Sender {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Matches messages signed with these details by someone without an account. */
const isVisitors = (kind: string, { email, phone }: Sender) => sql`
  starts_with(bidder, ${kind}) and (sender_email = ${email}::text or sender_phone = ${phone}::text)`;

/** Returns the messages with this signature from bidders of one kind ('visitor:'). */
export async function outreachesSigned(
  db: Database,
  kind: string,
  sender: Sender,
): Promise<{ id: OutreachId; senderEmail: string }[]> {
  const { rows } = await db.execute<{ id: OutreachId; senderEmail: string }>(sql`
    select id, sender_email as "senderEmail" from outreaches where ${isVisitors(kind, sender)}`);
  return rows;
}

/** Returns the bidders of one kind who used this signature in messages or drafts. */
export async function biddersSigning(db: Database, kind: string, sender: Sender): Promise<string[]> {
  const { rows } = await db.execute<{ bidder: string }>(sql`
    select bidder from outreaches where ${isVisitors(kind, sender)}
    union select bidder from outreach_scripts where ${isVisitors(kind, sender)}`);
  return rows.map(({ bidder }) => bidder);
}

/** Returns those of the bidders who have also used another signature. */
export async function biddersSigningOtherwise(
  db: Database,
  bidders: readonly string[],
  { email, phone }: Sender,
): Promise<string[]> {
  const isOther = sql`bidder = any(${sql.param([...bidders])}::text[])
    and (sender_email = ${email}::text) is not true and (sender_phone = ${phone}::text) is not true`;
  const { rows } = await db.execute<{ bidder: string }>(sql`
    select bidder from outreaches where ${isOther} union select bidder from outreach_scripts where ${isOther}`);
  return rows.map(({ bidder }) => bidder);
}

/** Counts the messages and drafts with this signature from bidders of one kind. */
export async function countSigned(db: Database, kind: string, sender: Sender): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from outreaches where ${isVisitors(kind, sender)})::integer
      + (select count(*) from outreach_scripts where ${isVisitors(kind, sender)} and outreach_id is null)::integer
      as count`);
  return rows[0]?.count ?? 0;
}

/** Anonymizes the messages with this signature like `eraseOutreaches`, and deletes the drafts. */
export async function eraseSigned(db: Database, kind: string, sender: Sender, to: string): Promise<void> {
  await db.execute(sql`delete from outreach_scripts where ${isVisitors(kind, sender)}`);
  await eraseWhere(db, isVisitors(kind, sender), to);
}

async function eraseWhere(db: Database, which: SQL, to: string): Promise<void> {
  // The contact's own address stays, because a stop link must still work.
  const recipient = sql`case delivery when 'to-bidder' then '' else recipient end`;
  await db.execute(sql`
    delete from outreach_tallies where who in (
      select kind || sender_email from outreaches cross join unnest(array['email:', 'mailed:']) as kind
      where ${which})`);
  await db.execute(sql`delete from outreach_days where outreach_id in (select id from outreaches where ${which})`);
  await db.execute(sql`
    update outreaches set ${erased(columns.outreaches, { bidder: to, recipient })} where ${which}`);
}
