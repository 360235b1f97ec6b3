import type { Stay } from '@plumbline/contract/domains/leads/stay.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { projectStays } from '../tables.ts';

/** Waits for others that note a stay of the account. */
export async function lockStay(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.execute(sql`select from users where id = ${userId} for no key update`);
}

/** Returns an account's last stay; null if it had none. */
export async function stayOf(ctx: Context, userId: UserId): Promise<Stay | null> {
  const [row] = await ctx.db.select().from(projectStays).where(eq(projectStays.userId, userId));
  return row ?? null;
}

/** Stores an account's stay instead of the one before. */
export async function saveStay(ctx: Context, userId: UserId, { newSince, activeAt }: Stay): Promise<void> {
  const set = { newSince, activeAt };
  await ctx.db
    .insert(projectStays)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: projectStays.userId, set });
}

export async function deleteStay(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.delete(projectStays).where(eq(projectStays.userId, userId));
}

/** Returns the stored data about an account's stay. */
export async function stayData(ctx: Context, userId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select to_jsonb(stay) - ${withheld(columns.project_stays)} as found from project_stays stay
    where user_id = ${userId}`);
  return rows[0]?.found ?? null;
}
