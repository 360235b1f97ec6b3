import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** 'sms': by texting STOP, which only START ends. */
export type OptOutSource = 'site' | 'sms';

/** Addresses are kept as they identify: e-mail in lower case, phones in E.164. */
const plain = (address: string): string => address.toLowerCase();

/** Writes down who wants no messages; a STOP stays one, whatever the site says later. */
export async function insertOptOuts(
  db: Database,
  addresses: readonly string[],
  source: OptOutSource,
  at: Date,
): Promise<void> {
  if (addresses.length === 0) return;
  await db.execute(sql`
    insert into contact_opt_outs (address, source, at)
    select address, ${source}, ${at.toISOString()} from unnest(${sql.param(addresses.map(plain))}::text[]) as address
    on conflict (address) do update set source = excluded.source, at = excluded.at where excluded.source = 'sms'`);
}

/** Ends what was said by one way. */
export async function deleteOptOuts(db: Database, addresses: readonly string[], source: OptOutSource): Promise<void> {
  if (addresses.length === 0) return;
  await db.execute(sql`
    delete from contact_opt_outs where address = any(${sql.param(addresses.map(plain))}::text[]) and source = ${source}`);
}

/** By which ways messages to these addresses were ended. */
export async function optOutSources(db: Database, addresses: readonly string[]): Promise<OptOutSource[]> {
  if (addresses.length === 0) return [];
  const { rows } = await db.execute<{ source: OptOutSource }>(sql`
    select distinct source from contact_opt_outs where address = any(${sql.param(addresses.map(plain))}::text[])`);
  return rows.map(({ source }) => source);
}

/** Whether a recipient wants no messages. */
export async function isOptedOut(db: Database, channel: Channel, recipient: string): Promise<boolean> {
  const address = channel === 'email' ? plain(recipient) : recipient;
  const { rows } = await db.execute(sql`select from contact_opt_outs where address = ${address}`);
  return rows.length > 0;
}
