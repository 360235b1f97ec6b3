import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';

/** The sandbox's data: never a card's number, expiry or security code. */
export interface SandboxIntent {
  readonly status: 'open' | 'succeeded' | 'cancelled';
  readonly amountCents: number;
  readonly receivedCents: number;
  readonly refundedCents: number;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly clientSecret: string;
  readonly decline: { readonly code: string; readonly message: string } | null;
  /** The card that paid, or whose holder still has to confirm the payment to the bank. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly isAwaited: boolean;
}

export interface SandboxRefund {
  readonly intentId: string;
  readonly amountCents: number;
  readonly refundId: string;
}

export interface SandboxMovement {
  readonly kind: 'charge' | 'refund';
  readonly amountCents: number;
  readonly feeCents: number;
  readonly intentId: string;
  readonly sourceId: string;
}

interface Bodies {
  readonly intent: SandboxIntent;
  readonly refund: SandboxRefund;
  readonly movement: SandboxMovement;
}
type Kind = keyof Bodies;

export interface Kept<Body> {
  readonly id: string;
  readonly body: Body;
  readonly createdAt: Date;
}

interface NewObject<K extends Kind> {
  readonly id: string;
  readonly kind: K;
  readonly body: Bodies[K];
  readonly idempotencyKey?: string;
  readonly createdAt: Date;
}

/** @returns false if the idempotency key is already in use. */
export async function insertSandboxObject<K extends Kind>(db: Database, object: NewObject<K>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into sandbox_objects (id, kind, body, idempotency_key, created_at)
    values (${object.id}, ${object.kind}, ${JSON.stringify(object.body)}::jsonb, ${object.idempotencyKey ?? null},
      ${object.createdAt.toISOString()}::timestamptz)
    on conflict (idempotency_key) do nothing`);
  return rowCount === 1;
}

/** Locks an intent until the transaction ends, so that its events happen in sequence. */
export async function lockSandboxIntent(db: Database, id: string): Promise<Kept<SandboxIntent> | null> {
  const { rows } = await db.execute<{ body: SandboxIntent; created_at: string }>(sql`
    select body, created_at from sandbox_objects where id = ${id} and kind = 'intent' for update`);
  const [row] = rows;
  return row ? { id, body: row.body, createdAt: new Date(row.created_at) } : null;
}

export async function selectSandboxRefund(db: Database, id: string): Promise<SandboxRefund | null> {
  const { rows } = await db.execute<{ body: SandboxRefund }>(sql`
    select body from sandbox_objects where id = ${id} and kind = 'refund'`);
  return rows[0]?.body ?? null;
}

export async function updateSandboxIntent(db: Database, id: string, body: SandboxIntent): Promise<void> {
  await db.execute(sql`update sandbox_objects set body = ${JSON.stringify(body)}::jsonb where id = ${id}`);
}

export async function selectByIdempotencyKey<K extends Kind>(
  db: Database,
  kind: K,
  key: string,
): Promise<Kept<Bodies[K]> | null> {
  const { rows } = await db.execute<{ id: string; body: Bodies[K]; created_at: string }>(sql`
    select id, body, created_at from sandbox_objects where idempotency_key = ${key} and kind = ${kind}`);
  const [row] = rows;
  return row ? { id: row.id, body: row.body, createdAt: new Date(row.created_at) } : null;
}

/** Selects rows with `from <= created_at < to`. */
export async function selectSandboxMovements(db: Database, from: Date, to: Date): Promise<Kept<SandboxMovement>[]> {
  const { rows } = await db.execute<{ id: string; body: SandboxMovement; created_at: string }>(sql`
    select id, body, created_at from sandbox_objects
    where kind = 'movement'
      and created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz`);
  return rows.map(({ id, body, created_at }) => ({ id, body, createdAt: new Date(created_at) }));
}

/**
 * Adds a job in the transaction of the event it reports.
 * @param seconds the delay
 */
export async function addSandboxJob(db: Database, task: string, payload: object, seconds: number): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
      run_at := now() + make_interval(secs => ${seconds}))`);
}
