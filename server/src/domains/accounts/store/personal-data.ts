import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** What is held about an account itself; secrets and their hashes, which tell nobody anything, are left out. */
export async function accountData(db: Database, id: UserId, email: string): Promise<Record<string, unknown>> {
  const { rows } = await db.execute(sql`
    select
      (select to_jsonb(users) - 'password_hash' from users where id = ${id}) as account,
      (select coalesce(jsonb_agg(to_jsonb(sessions) - 'token_hash'), '[]') from sessions where user_id = ${id}) as sessions,
      (select coalesce(jsonb_agg(to_jsonb(user_identities)), '[]') from user_identities where user_id = ${id})
        as identities,
      (select coalesce(jsonb_agg(to_jsonb(registrations) - 'token_hash' - 'password_hash'), '[]') from registrations
        where email = ${email}) as registrations`);
  return rows[0] ?? {};
}

/** Deletes an account with its sessions, identities, links and registrations. */
export async function deleteUser(db: Database, id: UserId, email: string): Promise<void> {
  await db.execute(sql`delete from registrations where email = ${email}`);
  await db.execute(sql`delete from users where id = ${id}`);
}
