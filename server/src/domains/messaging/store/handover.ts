import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A message that is about to be handed over for the `attempts + 1`st time. */
export interface Handover {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Notes that messages are about to be handed over, and returns the ids of those that nobody had noted. For the holder
 * of the locks on the messages, but not in its transaction: what is noted must outlive a process that is killed.
 */
export async function noteHandovers(db: Database, handovers: readonly Handover[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into message_handovers (message_id, attempts)
    select id, attempts from json_to_recordset(${JSON.stringify(handovers)}::json) as told(id text, attempts integer)
    on conflict (message_id, attempts) do nothing
    returning message_id as id`);
  return new Set(rows.map(({ id }) => id));
}

/** What became of the messages is on record, for a transaction's last statement. */
export const forgetHandovers = (ids: readonly string[]): SQL =>
  sql`delete from message_handovers where message_id = any(${sql.param([...ids])}::text[])`;
