import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export async function setProvenPhone(db: Database, id: UserId, phone: string): Promise<void> {
  await db.execute(sql`update users set proven_phone = ${phone} where id = ${id}`);
}

/** Returns the verified email of an account and the phone that a code has proved; nulls without an account. */
export async function provenContacts(
  db: Database,
  id: UserId,
): Promise<{ readonly email: string | null; readonly phone: string | null }> {
  const { rows } = await db.execute<{ email: string; phone: string | null }>(
    sql`select email, proven_phone as phone from users where id = ${id}`,
  );
  return rows[0] ?? { email: null, phone: null };
}
