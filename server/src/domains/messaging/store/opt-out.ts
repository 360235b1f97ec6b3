import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** 'sms': by texting STOP, which only START reverses. */
export type OptOutSource = 'site' | 'sms';

/** Push has no opt-out: browsers are unsubscribed instead. */
export type StoppedChannel = Exclude<Channel, 'push'>;

/** A recipient's opt-out from a channel. */
export interface OptOut {
  readonly address: string;
  readonly channel: StoppedChannel;
  readonly source: OptOutSource;
}

/** Returns the canonical form of an address: email in lowercase, phone numbers in E.164. */
export const plain = (address: string): string => address.toLowerCase();

const listOf = (optOuts: readonly OptOut[]) =>
  sql`json_to_recordset(${JSON.stringify(optOuts)}::json) as said(address text, channel text, source text)`;

export async function insertOptOuts(db: Database, optOuts: readonly OptOut[], at: Date): Promise<void> {
  await db.execute(sql`
    insert into contact_opt_outs (address, channel, source, at)
    select address, channel, source, ${at.toISOString()} from ${listOf(optOuts)}
    on conflict (address, channel, source) do nothing`);
}

export async function deleteOptOuts(db: Database, optOuts: readonly OptOut[]): Promise<void> {
  await db.execute(sql`
    delete from contact_opt_outs where (address, channel, source) in (
      select address, channel, source from ${listOf(optOuts)})`);
}

/** Returns the opt-outs of these addresses in canonical form. */
export async function optOutsOf(db: Database, addresses: readonly string[]): Promise<OptOut[]> {
  if (addresses.length === 0) return [];
  const { rows } = await db.execute<{ address: string; channel: StoppedChannel; source: OptOutSource }>(sql`
    select address, channel, source from contact_opt_outs
    where address = any(${sql.param([...addresses])}::text[]) order by address, channel, source`);
  return rows;
}

/** Records that a mailbox doesn't exist. */
export async function insertUndeliverable(db: Database, address: string, reason: string, at: Date): Promise<void> {
  await db.execute(sql`
    insert into undeliverable_addresses (address, reason, at) values (${plain(address)}, ${reason}, ${at.toISOString()})
    on conflict (address) do update set reason = excluded.reason, at = excluded.at`);
}

export async function countUndeliverable(db: Database, addresses: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from undeliverable_addresses
    where address = any(${sql.param([...addresses])}::text[])`);
  return rows[0]?.count ?? 0;
}

/** Deletes the records of returned mail to these addresses (in lowercase). */
export async function deleteUndeliverable(db: Database, addresses: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from undeliverable_addresses where address = any(${sql.param([...addresses])}::text[])`);
}
