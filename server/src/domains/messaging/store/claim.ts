import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';

/** A message that a sender claims for its `attempts + 1`st attempt. */
export interface Claimed {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Returns the insert that claims messages for some seconds, for the last statement of a transaction that holds their
 * locks. It replaces claims that have ended.
 */
export const insertClaims = (claim: string, claimed: readonly Claimed[], seconds: number): SQL => sql`
  insert into message_handovers (message_id, attempts, claim, until)
  select id, attempts, ${claim}, clock_timestamp() + ${seconds}::integer * interval '1 second'
  from json_to_recordset(${JSON.stringify(claimed.map(({ id, attempts }) => ({ id, attempts })))}::json)
    as told(id text, attempts integer)
  on conflict (message_id, attempts) do update set claim = excluded.claim, until = excluded.until`;

/** Deletes all claims on messages whose status is stored, in the transaction's last statement. */
export const forgetClaims = (ids: readonly string[]): SQL =>
  sql`delete from message_handovers where message_id = any(${sql.param([...ids])}::text[])`;

/** A message of a claim that has just ended. */
export interface Released {
  readonly id: string;
  readonly status: string;
  /** False if the claim had ended before, or somebody else has recorded the message's fate. */
  readonly isHeld: boolean;
}

/** Locks messages, ends a claim on them and returns their states. */
export async function releaseClaims(db: Database, claim: string, ids: readonly string[]): Promise<Released[]> {
  const { rows } = await db.execute<Released & Record<string, unknown>>(
    prepared(sql`
      select message_id as id, status, is_held as "isHeld"
      from release_messages(${sql.param([...ids])}::text[], ${claim})`),
  );
  return rows;
}

/** The condition that a message is being sent right now. */
export const isUnderWay = (messageId: SQL): SQL => sql`exists (
  select from message_handovers as handover
  where handover.message_id = ${messageId} and handover.until > clock_timestamp())`;

/** Returns whether a message is being sent. The caller has locked it. */
export async function isBeingSent(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isUnderWay(sql`${id}`)} as is`);
  return rows[0]?.is ?? false;
}

/** Returns whether messages are being sent to one of these addresses (email in lowercase). */
export async function areUnderWay(db: Database, addresses: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`
    select exists (
      select from message_handovers as handover join messages on messages.id = handover.message_id
      where handover.until > clock_timestamp()
        and (case when channel = 'email' then lower(recipient) else recipient end)
          = any(${sql.param([...addresses])}::text[])) as any`);
  return rows[0]?.any ?? false;
}

/** Keeps senders from claiming messages to these addresses (email in lowercase) for some seconds. */
export async function pauseRecipients(db: Database, addresses: readonly string[], seconds: number): Promise<void> {
  await db.execute(sql`
    insert into recipient_pauses (recipient_key, until)
    select distinct hashtext(address), now() + ${seconds}::integer * interval '1 second'
    from unnest(${sql.param([...addresses])}::text[]) as address
    on conflict (recipient_key) do update set until = greatest(recipient_pauses.until, excluded.until)`);
}

/** Ends the pauses of these addresses, and deletes those that have ended. */
export async function endPauses(db: Database, addresses: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from recipient_pauses where until <= clock_timestamp()
      or recipient_key in (select hashtext(address) from unnest(${sql.param([...addresses])}::text[]) as address)`);
}
