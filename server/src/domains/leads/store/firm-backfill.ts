import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** Returns the last project whose firms are recorded, locked; null if all are. */
export async function lockBackfill(ctx: Context): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ after: string }>(sql`
    select after from firm_backfill where finished_at is null for update`);
  return rows[0]?.after ?? null;
}

/** Stores how far the backfill is; null if it is finished. */
export async function saveBackfill(ctx: Context, after: string | null): Promise<void> {
  await ctx.db.execute(
    after === null
      ? sql`update firm_backfill set finished_at = ${ctx.clock.now().toISOString()}::timestamptz`
      : sql`update firm_backfill set after = ${after}`,
  );
}
