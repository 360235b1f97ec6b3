import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { erased } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import type { IncomingText } from '../ports.ts';

/** Stores an incoming text. Returns false if it was stored before. */
export async function insertIncoming(db: Database, text: IncomingText, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into incoming_texts (id, sender, body, received_at)
    values (${text.id}, ${text.sender}, ${text.body}, ${at.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

/** Counts the texts from a number since a moment. */
export async function countIncoming(db: Database, sender: string, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from incoming_texts
    where sender = ${sender} and received_at > ${since.toISOString()}`);
  return rows[0]?.count ?? 0;
}

/** Erases the bodies of texts from these numbers. */
export async function eraseIncoming(db: Database, senders: readonly string[]): Promise<void> {
  if (senders.length === 0) return;
  await db.execute(sql`
    update incoming_texts set ${erased(columns.incoming_texts, {})}
    where sender = any(${sql.param([...senders])}::text[])`);
}

/** Counts the stored texts from these numbers. */
export async function countTexts(db: Database, senders: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from incoming_texts where sender = any(${sql.param([...senders])}::text[])`);
  return rows[0]?.count ?? 0;
}
