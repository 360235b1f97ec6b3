import type { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The owner of a browser: 'user:us_1' or 'visitor:vs_1'. */
export type PushOwner = `user:${string}` | `visitor:${string}`;

export interface StoredSubscription {
  readonly id: PushSubscriptionId;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: string;
  readonly createdAt: Date;
}

const idIn = (owner: string, kind: 'user' | 'visitor') =>
  owner.startsWith(`${kind}:`) ? owner.slice(kind.length + 1) : null;

const isOf = (owner: string) => sql`(user_id = ${idIn(owner, 'user')} or visitor_id = ${idIn(owner, 'visitor')})`;

/** Returns the owners among these who have a subscribed browser. */
export async function pushOwners(db: Database, owners: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ owner: string }>(sql`
    select owner from unnest(${sql.param([...owners])}::text[]) as owner where exists (
      select from push_subscriptions
      where user_id = substring(owner from '^user:(.*)$') or visitor_id = substring(owner from '^visitor:(.*)$'))`);
  return new Set(rows.map(({ owner }) => owner));
}

/** Returns an owner's subscriptions, oldest first. */
export async function subscriptionsOf(db: Database, owner: string): Promise<StoredSubscription[]> {
  const { rows } = await db.execute<Omit<StoredSubscription, 'createdAt'> & { createdAt: string }>(sql`
    select id, endpoint, p256dh, auth, device, created_at as "createdAt" from push_subscriptions
    where ${isOf(owner)} order by created_at, id`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Stores a subscription. If the browser was subscribed before, updates its keys and its owner. */
export async function upsertSubscription(
  db: Database,
  owner: PushOwner,
  given: StoredSubscription,
): Promise<StoredSubscription> {
  const { rows } = await db.execute<{ id: PushSubscriptionId; createdAt: string }>(sql`
    insert into push_subscriptions (id, endpoint, p256dh, auth, user_id, visitor_id, device, created_at)
    values (${given.id}, ${given.endpoint}, ${given.p256dh}, ${given.auth}, ${idIn(owner, 'user')},
      ${idIn(owner, 'visitor')}, ${given.device}, ${given.createdAt.toISOString()})
    on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, user_id = excluded.user_id,
      visitor_id = excluded.visitor_id, device = excluded.device
    returning id, created_at as "createdAt"`);
  const [row] = rows;
  return row === undefined ? given : { ...given, id: row.id, createdAt: new Date(row.createdAt) };
}

/** Deletes a subscription. Returns false if the owner has no such subscription. */
export async function deleteSubscription(db: Database, owner: string, id: PushSubscriptionId): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from push_subscriptions where id = ${id} and ${isOf(owner)}`);
  return rowCount === 1;
}

/** Deletes subscriptions that browsers have ended. */
export async function pruneSubscriptions(db: Database, ids: readonly PushSubscriptionId[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`delete from push_subscriptions where id = any(${sql.param([...ids])}::text[])`);
}

export async function countSubscriptionsOf(db: Database, visitorIds: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from push_subscriptions
    where visitor_id = any(${sql.param([...visitorIds])}::text[])`);
  return rows[0]?.count ?? 0;
}

export async function deleteSubscriptionsOf(db: Database, visitorIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where visitor_id = any(${sql.param([...visitorIds])}::text[])`);
}
