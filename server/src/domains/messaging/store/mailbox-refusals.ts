import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { plain } from './opt-out.ts';

/** Refusals this many days apart are not taken together. */
const REMEMBERED_DAYS = 30;

/** Records that a mail server said that a mailbox doesn't exist. Returns whether it has said so on an earlier day. */
export async function noteMailboxRefusal(db: Database, address: string, at: Date): Promise<boolean> {
  const day = at.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ before: boolean }>(sql`
    with noted as (
      insert into mailbox_refusals (address, day) values (${plain(address)}, ${day}::date) on conflict do nothing)
    select exists (
      select from mailbox_refusals where address = ${plain(address)}
        and day < ${day}::date and day >= ${day}::date - ${REMEMBERED_DAYS}::integer) as before`);
  return rows[0]?.before ?? false;
}

/** Deletes the refusals of these addresses (in lowercase), on all days or from a day on. */
export async function deleteMailboxRefusals(
  db: Database,
  addresses: readonly string[],
  from: Date | null = null,
): Promise<void> {
  await db.execute(sql`
    delete from mailbox_refusals where address = any(${sql.param([...addresses])}::text[])
      and day >= coalesce(${from?.toISOString().slice(0, 10) ?? null}::date, '-infinity')`);
}
