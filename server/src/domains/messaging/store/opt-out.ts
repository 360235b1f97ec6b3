import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** 'sms': by texting STOP, which only START ends. */
export type OptOutSource = 'site' | 'sms';

/** Browsers that want none are unsubscribed instead. */
export type StoppedChannel = Exclude<Channel, 'push'>;

/** Somebody wants no messages by a channel. */
export interface OptOut {
  readonly address: string;
  readonly channel: StoppedChannel;
  readonly source: OptOutSource;
}

/** Addresses are kept as they identify: e-mail in lower case, phones in E.164. */
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

/** What the owners of these addresses (as they identify) have said. */
export async function optOutsOf(db: Database, addresses: readonly string[]): Promise<OptOut[]> {
  if (addresses.length === 0) return [];
  const { rows } = await db.execute<{ address: string; channel: StoppedChannel; source: OptOutSource }>(sql`
    select address, channel, source from contact_opt_outs
    where address = any(${sql.param([...addresses])}::text[]) order by address, channel, source`);
  return rows;
}

/** Writes down that there is no such mailbox. */
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

/** Forgets that mail to these addresses (in lower case) has come back. */
export async function deleteUndeliverable(db: Database, addresses: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from undeliverable_addresses where address = any(${sql.param([...addresses])}::text[])`);
}
