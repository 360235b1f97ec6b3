import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** Returns the most that a contractor's connections may cost per month, in cents; null without a cap. */
export async function capOf(ctx: Context, billingIdentity: string): Promise<number | null> {
  const { rows } = await ctx.db.execute<{ cap_cents: number }>(sql`
    select cap_cents from spending_caps where billing_identity = ${billingIdentity}`);
  return rows[0]?.cap_cents ?? null;
}

export async function putCap(ctx: Context, billingIdentity: string, capCents: number | null): Promise<void> {
  await ctx.db.execute(
    capCents === null
      ? sql`delete from spending_caps where billing_identity = ${billingIdentity}`
      : sql`insert into spending_caps (billing_identity, cap_cents, updated_at)
          values (${billingIdentity}, ${capCents}, ${ctx.clock.now().toISOString()})
          on conflict (billing_identity) do update set cap_cents = excluded.cap_cents, updated_at = excluded.updated_at`,
  );
}
