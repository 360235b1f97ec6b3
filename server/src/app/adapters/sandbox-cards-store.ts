import { sql } from 'drizzle-orm';
import type { ProviderCard } from '../../domains/payments/ports.ts';
import type { Database } from '../../kernel/database.ts';
import type { CardOutcome } from './test-cards.ts';

/** The entry of a card to keep: never the card's number or security code. */
export interface SandboxSetup {
  readonly status: 'open' | 'succeeded' | 'cancelled';
  readonly clientSecret: string;
  /** Null until a card was entered, and after it was removed. */
  readonly card: ProviderCard | null;
  /** How the published number behaves when it is charged. */
  readonly charge: CardOutcome | null;
  readonly isAwaited: boolean;
  readonly isForgotten: boolean;
}

export interface KeptSetup {
  readonly id: string;
  readonly customerId: string;
  readonly body: SandboxSetup;
}

/** @returns false if the idempotency key is already in use. */
export async function insertSandboxSetup(
  db: Database,
  setup: KeptSetup & { readonly idempotencyKey: string; readonly createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into sandbox_setups (id, customer_id, body, idempotency_key, created_at)
    values (${setup.id}, ${setup.customerId}, ${JSON.stringify(setup.body)}::jsonb, ${setup.idempotencyKey},
      ${setup.createdAt.toISOString()}::timestamptz)
    on conflict (idempotency_key) do nothing`);
  return rowCount === 1;
}

export async function setupByIdempotencyKey(db: Database, key: string): Promise<KeptSetup | null> {
  const { rows } = await db.execute<Row>(sql`
    select id, customer_id, body from sandbox_setups where idempotency_key = ${key}`);
  return rows.map(setupOf)[0] ?? null;
}

/** Locks the entry of a card until the transaction ends. */
export async function lockSandboxSetup(db: Database, id: string): Promise<KeptSetup | null> {
  const { rows } = await db.execute<Row>(sql`
    select id, customer_id, body from sandbox_setups where id = ${id} for update`);
  return rows.map(setupOf)[0] ?? null;
}

/** Locks all entries of a payer's cards until the transaction ends. */
export async function lockSetupsOfCustomer(db: Database, customerId: string): Promise<KeptSetup[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, customer_id, body from sandbox_setups where customer_id = ${customerId} order by id for update`);
  return rows.map(setupOf);
}

export async function updateSandboxSetup(db: Database, id: string, body: SandboxSetup): Promise<void> {
  await db.execute(sql`update sandbox_setups set body = ${JSON.stringify(body)}::jsonb where id = ${id}`);
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly customer_id: string;
  readonly body: SandboxSetup;
}

const setupOf = ({ id, customer_id: customerId, body }: Row): KeptSetup => ({ id, customerId, body });
