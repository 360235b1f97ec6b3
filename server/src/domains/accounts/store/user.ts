import type { FoundAccount } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { ProfileChange, RegisteredRole, User } from '@plumbline/contract/domains/accounts/user.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** An account, including data that never leaves the server. */
export interface StoredUser extends User {
  readonly passwordHash: string | null;
  readonly suspendedAt: Date | null;
}

export interface NewUser extends Omit<User, 'role'> {
  readonly role: RegisteredRole;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

/** The columns of the contract's user, by its names. */
const USER_COLUMNS = sql.raw(`users.id, users.first_name as "firstName", users.last_name as "lastName",
  users.email, users.phone, users.role, users.language, users.preferred_contact_method as "preferredContactMethod", users.address,
  users.city, users.state, users.zip_code as "zipCode", users.profile_image_url as "profileImageUrl"`);

/** Stores an account. Returns false if its address already has one. */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into users (id, email, role, language, password_hash, first_name, last_name, phone, preferred_contact_method,
      address, city, state, zip_code, profile_image_url, created_at)
    values (${user.id}, ${user.email}, ${user.role}, ${user.language}, ${user.passwordHash}, ${user.firstName}, ${user.lastName},
      ${user.phone}, ${user.preferredContactMethod}, ${user.address}, ${user.city}, ${user.state}, ${user.zipCode},
      ${user.profileImageUrl}, ${user.createdAt.toISOString()})
    on conflict (email) do nothing`);
  return rowCount === 1;
}

/** Returns the account of an address, which must be in lower case. */
export const userByEmail = (db: Database, email: string): Promise<StoredUser | null> =>
  selectUser(db, sql`users.email = ${email}`);

export const userById = (db: Database, id: UserId): Promise<StoredUser | null> => selectUser(db, sql`users.id = ${id}`);

/** The language that an account has chosen in its settings; null if it hasn't chosen one. */
export async function selectChosenLanguage(db: Database, id: UserId): Promise<Language | null> {
  const { rows } = await db.execute<{ language: Language }>(
    sql`select language from users where id = ${id} and language_chosen`,
  );
  return rows[0]?.language ?? null;
}

/** Returns whether a number (E.164) is in the settings of an account. The number is unverified. */
export async function isAccountsPhone(db: Database, phone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where phone = ${phone} limit 1`);
  return rows.length > 0;
}

/** Returns the addresses of several accounts. */
export async function emailsOf(db: Database, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  const { rows } = await db.execute<{ id: UserId; email: string }>(sql`
    select id, email from users where id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

async function selectUser(db: Database, which: SQL): Promise<StoredUser | null> {
  const { rows } = await db.execute<{ passwordHash: string | null; suspendedAt: string | null }>(sql`
    select ${USER_COLUMNS}, users.password_hash as "passwordHash", users.suspended_at as "suspendedAt"
    from users where ${which}`);
  const [row] = rows as unknown as (User & { passwordHash: string | null; suspendedAt: string | null })[];
  return row === undefined
    ? null
    : { ...row, suspendedAt: row.suspendedAt === null ? null : new Date(row.suspendedAt) };
}

export async function updatePassword(db: Database, id: UserId, passwordHash: string): Promise<void> {
  await db.execute(sql`update users set password_hash = ${passwordHash} where id = ${id}`);
}

const CHANGEABLE = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  preferredContactMethod: 'preferred_contact_method',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  language: 'language',
} as const satisfies Record<keyof ProfileChange, string>;

/** Changes the given fields and returns the updated account. A given language counts as chosen. */
export async function updateProfile(db: Database, id: UserId, change: ProfileChange): Promise<User | null> {
  const columns = Object.entries(CHANGEABLE).flatMap(([key, column]) => {
    const value = change[key as keyof ProfileChange];
    return value === undefined ? [] : [sql`${sql.raw(column)} = ${value}`];
  });
  if (change.language !== undefined) columns.push(sql`language_chosen = true`);
  if (columns.length === 0) return userById(db, id);
  const { rows } = await db.execute(sql`
    update users set ${sql.join(columns, sql`, `)} where id = ${id} returning ${USER_COLUMNS}`);
  return (rows[0] as unknown as User | undefined) ?? null;
}

/** Makes an account an operator's, or restores its former role; null if there is no account that this applies to. */
export async function setOperator(db: Database, email: string, isOperator: boolean): Promise<UserId | null> {
  const { rows } = await db.execute<{ id: UserId }>(
    isOperator
      ? sql`update users set former_role = role, role = 'operator' where email = ${email} and role <> 'operator'
          returning id`
      : sql`update users set role = former_role, former_role = null where email = ${email} and role = 'operator'
          returning id`,
  );
  return rows[0]?.id ?? null;
}

export interface OperatorEntry {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export async function selectOperators(db: Database): Promise<OperatorEntry[]> {
  const { rows } = await db.execute(sql`
    select email, first_name as "firstName", last_name as "lastName" from users where role = 'operator' order by email`);
  return rows as unknown as OperatorEntry[];
}

/** An account as operators find it. */
export async function foundAccount(
  db: Database,
  by: { readonly email: string } | { readonly id: UserId },
): Promise<FoundAccount | null> {
  const which = 'email' in by ? sql`email = ${by.email}` : sql`id = ${by.id}`;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select id, email, first_name as "firstName", last_name as "lastName", role, created_at as "createdAt",
      suspended_at as "suspendedAt" from users where ${which}`);
  const [row] = rows as unknown as FoundAccount[];
  if (row === undefined) return null;
  const iso = (moment: string) => new Date(moment).toISOString();
  return { ...row, createdAt: iso(row.createdAt), suspendedAt: row.suspendedAt === null ? null : iso(row.suspendedAt) };
}

/**
 * Suspends an account from a moment on, or with null lifts the suspension. Returns false if there is no such account.
 */
export async function setSuspended(db: Database, id: UserId, at: Date | null): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update users set suspended_at = ${at?.toISOString() ?? null} where id = ${id}`,
  );
  return rowCount === 1;
}
