import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface KnownDevice {
  readonly id: string;
  readonly tokenHash: string;
}

/** Finds the account's device for one of several secrets; runs the same query without such an account. */
export async function knownDevice(
  db: Database,
  email: string,
  tokenHashes: readonly string[],
): Promise<KnownDevice | null> {
  const { rows } = await db.execute<{ id: string; tokenHash: string }>(sql`
    select known_devices.id, token_hash as "tokenHash" from known_devices join users on users.id = user_id
    where users.email = ${email} and token_hash = any(${sql.param([...tokenHashes])}::text[]) limit 1`);
  return rows[0] ?? null;
}

/** Returns whether an account is known on any device. */
export async function hasDevices(db: Database, userId: UserId): Promise<boolean> {
  const { rows } = await db.execute(sql`select from known_devices where user_id = ${userId} limit 1`);
  return rows.length > 0;
}

export interface NewDevice extends KnownDevice {
  readonly userId: UserId;
  readonly device: string;
  readonly now: Date;
}

/** The most devices remembered per account. The least recently used ones are dropped. */
const KEPT_DEVICES = 20;

/** Stores a device, and forgets the least recently used ones. */
export async function insertDevice(db: Database, { id, tokenHash, userId, device, now }: NewDevice): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with forgotten as (
      delete from known_devices where id in (
        select id from known_devices where user_id = ${userId}
        order by last_used_at desc offset ${KEPT_DEVICES - 1}))
    insert into known_devices (id, user_id, token_hash, device, first_seen_at, last_used_at)
    values (${id}, ${userId}, ${tokenHash}, ${device}, ${at}, ${at})`);
}

/** Gives a device a new secret, so that a stolen copy of the old one is worthless. */
export async function rotateDevice(db: Database, { id, tokenHash }: KnownDevice, now: Date): Promise<void> {
  await db.execute(sql`
    update known_devices set token_hash = ${tokenHash}, last_used_at = ${now.toISOString()} where id = ${id}`);
}

export async function deleteDevice(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from known_devices where id = ${id}`);
}

/** Forgets all devices of an account, except one if it is named. */
export async function deleteDevices(db: Database, userId: UserId, except: string | null = null): Promise<void> {
  await db.execute(sql`
    delete from known_devices where user_id = ${userId} and (${except}::text is null or id <> ${except})`);
}
