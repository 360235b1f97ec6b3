import type { Profile, RegisteredRole } from '@plumbline/contract/domains/accounts/user.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface Registration {
  readonly email: string;
  readonly role: RegisteredRole;
  readonly passwordHash: string;
  /** The language of the call that registered. */
  readonly language: Language;
  readonly profile: Profile;
  /** Hash of the registering browser's secret; null if it was given none. */
  readonly browserHash: string | null;
}

export interface RegistrationLink {
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a registration, and deletes those whose links no longer work. */
export async function insertRegistration(db: Database, given: Registration, link: RegistrationLink): Promise<void> {
  await db.execute(sql`
    with expired as (delete from registrations where expires_at <= ${link.createdAt.toISOString()})
    insert into registrations (token_hash, email, role, language, password_hash, profile, browser_hash, created_at,
      expires_at)
    values (${link.tokenHash}, ${given.email}, ${given.role}, ${given.language}, ${given.passwordHash},
      ${JSON.stringify(given.profile)},      ${given.browserHash}, ${link.createdAt.toISOString()}, ${link.expiresAt.toISOString()})`);
}

/** Counts the registrations of an address since a point in time. */
export async function countRegistrations(db: Database, email: string, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from registrations
    where email = ${email} and created_at > ${since.toISOString()}`);
  return rows[0]?.count ?? 0;
}

const COLUMNS = sql.raw(
  'email, role, language, password_hash as "passwordHash", profile, browser_hash as "browserHash"',
);

export type LinkedRegistration = Registration & { readonly isConfirmed: boolean };

/** Returns the registration of a mailed link; null if the link no longer works. */
export const registrationOfLink = (db: Database, tokenHash: string, now: Date): Promise<LinkedRegistration | null> =>
  selectLinked(db, tokenHash, now, sql.empty());

/** Returns the registration and locks it. */
export const lockRegistration = (db: Database, tokenHash: string, now: Date): Promise<LinkedRegistration | null> =>
  selectLinked(db, tokenHash, now, sql`for update`);

async function selectLinked(db: Database, tokenHash: string, now: Date, lock: SQL): Promise<LinkedRegistration | null> {
  const { rows } = await db.execute(sql`
    select ${COLUMNS}, confirmed_at is not null as "isConfirmed" from registrations
    where token_hash = ${tokenHash} and expires_at > ${now.toISOString()} ${lock}`);
  return (rows[0] as unknown as LinkedRegistration | undefined) ?? null;
}

export async function setConfirmed(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.execute(sql`update registrations set confirmed_at = ${now.toISOString()} where token_hash = ${tokenHash}`);
}

/** Deletes the other registrations of an address, because only the one whose link was opened first counts. */
export async function deleteUnconfirmed(db: Database, email: string): Promise<void> {
  await db.execute(sql`delete from registrations where email = ${email} and confirmed_at is null`);
}

/** Returns the last registration of an address whose link still works and was not opened. */
export async function lastRegistration(db: Database, email: string, now: Date): Promise<Registration | null> {
  const { rows } = await db.execute(sql`
    select ${COLUMNS} from registrations
    where email = ${email} and expires_at > ${now.toISOString()} and confirmed_at is null
    order by created_at desc limit 1`);
  return (rows[0] as unknown as Registration | undefined) ?? null;
}
