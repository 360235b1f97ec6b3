import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';

/** The columns that hold the addresses of people without an account, as `findHeld` of `personal-data.ts` looks for them. */
const HELD = [
  'customer_email from service_requests',
  'customer_phone from service_requests',
  'customer_email from appointments',
  'customer_phone from appointments',
  'sender_email from outreaches',
  'sender_phone from outreaches',
  'sender_email from outreach_scripts',
  'sender_phone from outreach_scripts',
  'email from payments',
  'email from support_conversations',
  'email from registrations',
  "profile ->> 'phone' from registrations",
  'recipient from messages',
  'sender from incoming_texts',
  'address from undeliverable_addresses',
  'address from mailbox_refusals',
];

/** Returns every address that people without an account may have given, as it is stored. */
export async function heldAddresses(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(
    sql.raw(`select distinct address from (${HELD.map((held) => `select ${held}`).join(' union ')}) as held (address)
      where address <> ''`),
  );
  return rows.map(({ address }) => address);
}
