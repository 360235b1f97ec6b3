import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';

/** Returns the stored data about an account, without secrets and their hashes. */
export async function accountData(db: Database, id: UserId, email: string): Promise<Record<string, unknown>> {
  const { rows } = await db.execute(sql`
    select
      (select to_jsonb(users) - ${withheld(columns.users)} from users where id = ${id}) as account,
      (select coalesce(jsonb_agg(to_jsonb(passkeys) - ${withheld(columns.passkeys)}), '[]') from passkeys
        where user_id = ${id}) as passkeys,
      (select to_jsonb(authenticator_apps) - ${withheld(columns.authenticator_apps)} from authenticator_apps
        where user_id = ${id}) as "authenticatorApp",
      (select coalesce(jsonb_agg(to_jsonb(sessions) - ${withheld(columns.sessions)}), '[]') from sessions
        where user_id = ${id}) as sessions,
      (select coalesce(jsonb_agg(to_jsonb(known_devices) - ${withheld(columns.known_devices)}), '[]') from known_devices
        where user_id = ${id}) as devices,
      (select coalesce(jsonb_agg(to_jsonb(user_identities) - ${withheld(columns.user_identities)}), '[]')
        from user_identities where user_id = ${id}) as identities,
      (select coalesce(jsonb_agg(to_jsonb(registrations) - ${withheld(columns.registrations)}), '[]')
        from registrations
        where email = ${email}) as registrations`);
  return rows[0] ?? {};
}

/** Deletes an account with its sessions, second factors, identities, links and registrations. */
export async function deleteUser(db: Database, id: UserId, email: string): Promise<void> {
  await db.execute(sql`delete from registrations where email = ${email}`);
  await db.execute(sql`delete from users where id = ${id}`);
}

const isOfPerson = ({ email, phone }: Person) => sql`
  (email = ${email}::text or profile ->> 'phone' = ${phone}::text)
  and not exists (select from users where users.email = registrations.email)`;

/** Counts a person's registrations that didn't become an account. */
export async function countRegistrationsOf(db: Database, person: Person): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from registrations where ${isOfPerson(person)}`);
  return rows[0]?.count ?? 0;
}

export async function deleteRegistrationsOf(db: Database, person: Person): Promise<void> {
  await db.execute(sql`delete from registrations where ${isOfPerson(person)}`);
}
