import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A message about to be sent for the `attempts + 1`st time. */
export interface Handover {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Records that messages are about to be sent, and returns the ids of those not recorded before. The caller holds the
 * locks on the messages but must use another connection: the record has to survive a killed process.
 */
export async function noteHandovers(db: Database, handovers: readonly Handover[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into message_handovers (message_id, attempts)
    select id, attempts from json_to_recordset(${JSON.stringify(handovers)}::json) as told(id text, attempts integer)
    on conflict (message_id, attempts) do nothing
    returning message_id as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the records of messages whose status is stored, in the transaction's last statement. */
export const forgetHandovers = (ids: readonly string[]): SQL =>
  sql`delete from message_handovers where message_id = any(${sql.param([...ids])}::text[])`;
