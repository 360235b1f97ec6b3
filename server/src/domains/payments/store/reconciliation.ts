import type { Difference, Reconciliation } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** Writes down how a day compared; a later comparison of the same day takes its place. */
export async function putReconciliation(ctx: Context, result: Omit<Reconciliation, 'comparedAt'>): Promise<void> {
  await ctx.db.execute(sql`
    insert into reconciliations (day, compared_at, provider, compared, differences)
    values (${result.day}, ${ctx.clock.now().toISOString()}, ${result.provider}, ${result.compared},
      ${JSON.stringify(result.differences)})
    on conflict (day) do update set compared_at = excluded.compared_at, provider = excluded.provider,
      compared = excluded.compared, differences = excluded.differences`);
}

/** The last so many days that were compared, newest first. */
export async function latestReconciliations(ctx: Context, limit: number): Promise<Reconciliation[]> {
  const { rows } = await ctx.db.execute<
    Omit<Reconciliation, 'comparedAt'> & { compared_at: string; differences: Difference[] }
  >(sql`
    select to_char(day, 'YYYY-MM-DD') as day, compared_at, provider, compared, differences
    from reconciliations order by day desc limit ${limit}`);
  return rows.map(({ compared_at, ...row }) => ({ ...row, comparedAt: new Date(compared_at).toISOString() }));
}

/** The newest day that was compared, 'yyyy-MM-dd'; null before the first. */
export async function lastComparedDay(ctx: Context): Promise<string | null> {
  return (await latestReconciliations(ctx, 1))[0]?.day ?? null;
}
