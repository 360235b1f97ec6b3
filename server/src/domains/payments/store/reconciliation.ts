import type { Reconciliation } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { differenceIn, type StoredDifference } from '../rules/reconciliation.ts';

type Comparison = Omit<Reconciliation, 'comparedAt' | 'differences'> & {
  readonly differences: readonly StoredDifference[];
};

/** Writes down how a day compared; a later comparison of the same day takes its place. */
export async function putReconciliation(ctx: Context, result: Comparison): Promise<void> {
  await ctx.db.execute(sql`
    insert into reconciliations (day, compared_at, provider, compared, differences)
    values (${result.day}, ${ctx.clock.now().toISOString()}, ${result.provider}, ${result.compared},
      ${JSON.stringify(result.differences)})
    on conflict (day) do update set compared_at = excluded.compared_at, provider = excluded.provider,
      compared = excluded.compared, differences = excluded.differences`);
}

/** Returns the last days that were compared, newest first, in the reader's language. */
export async function latestReconciliations(ctx: Context, limit: number): Promise<Reconciliation[]> {
  const { rows } = await ctx.db.execute<Comparison & { compared_at: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, compared_at, provider, compared, differences
    from reconciliations order by day desc limit ${limit}`);
  return rows.map(({ compared_at, differences, ...row }) => ({
    ...row,
    comparedAt: new Date(compared_at).toISOString(),
    differences: differences.map((difference) => differenceIn(ctx.language, difference)),
  }));
}

/** The newest day that was compared, 'yyyy-MM-dd'; null before the first. */
export async function lastComparedDay(ctx: Context): Promise<string | null> {
  return (await latestReconciliations(ctx, 1))[0]?.day ?? null;
}
