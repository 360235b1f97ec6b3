import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { SuppressedAddress } from '@plumbline/contract/domains/messaging/suppressed-address.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';

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

/** Returns whether mail to an address (in lowercase) was recorded as undeliverable. Locks the record. */
export async function isUndeliverable(db: Database, address: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from undeliverable_addresses where address = ${address} for update`);
  return rowCount === 1;
}

/** The same month as in the function `standing_of`. */
const SUPPRESSED_DAYS = 30;

/** Returns a page of the addresses that get no mail now, newest first. */
export async function selectUndeliverable(
  db: Database,
  { after, limit }: { readonly after: TimePosition | undefined; readonly limit: number },
  now: Date,
): Promise<ListPage<SuppressedAddress>> {
  const { rows } = await db.execute<{ address: string; reason: string; at: string; id: string }>(sql`
    select address, reason, ${positionTime(sql`at`)} as at, md5(address) as id from undeliverable_addresses
    where at > ${now.toISOString()}::timestamptz - ${SUPPRESSED_DAYS}::integer * interval '1 day'
      ${pastPosition(after, sql`at`, sql`md5(address)`)}
    order by undeliverable_addresses.at desc, md5(address) limit ${limit + 1}`);
  const page = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.at, id: row.id } })),
    limit,
  );
  const items = page.items.map(({ address, reason, at }) => {
    const since = new Date(at);
    const until = new Date(since.getTime() + SUPPRESSED_DAYS * 24 * 3_600_000);
    return { address, reason, since: since.toISOString(), until: until.toISOString() };
  });
  return { items, next: page.next };
}
