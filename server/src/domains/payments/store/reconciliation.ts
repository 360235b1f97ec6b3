import type { Reconciliation } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { differenceIn, type StoredDifference } from '../rules/reconciliation.ts';

type Comparison = Omit<Reconciliation, 'comparedAt' | 'differences'> & {
  readonly differences: readonly StoredDifference[];
};

/** Stores the result of a day's reconciliation, replacing an earlier result of the same day. */
export async function putReconciliation(ctx: Context, result: Comparison): Promise<void> {
  await ctx.db.execute(sql`
    insert into reconciliations (day, compared_at, provider, compared, differences)
    values (${result.day}, ${ctx.clock.now().toISOString()}, ${result.provider}, ${result.compared},
      ${JSON.stringify(result.differences)})
    on conflict (day) do update set compared_at = excluded.compared_at, provider = excluded.provider,
      compared = excluded.compared, differences = excluded.differences`);
}

/** Returns the latest reconciled days, newest first, in the reader's language. */
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

/** Returns the latest reconciled day, 'yyyy-MM-dd'; null before the first. */
export async function lastComparedDay(ctx: Context): Promise<string | null> {
  return (await latestReconciliations(ctx, 1))[0]?.day ?? null;
}
