import { USUAL_RULES, type VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { visitRules } from '../tables.ts';

/** Returns what a contractor asks of the times that customers book; the usual rules until they choose. */
export async function visitRulesOf(ctx: Context, contractorId: ContractorId): Promise<VisitRules> {
  const { bufferMinutes, noticeHours, mostADay, countsTravel } = visitRules;
  const [row] = await ctx.db
    .select({ bufferMinutes, noticeHours, mostADay, countsTravel })
    .from(visitRules)
    .where(eq(visitRules.contractorId, contractorId));
  return row ?? USUAL_RULES;
}

export async function saveVisitRules(ctx: Context, contractorId: ContractorId, rules: VisitRules): Promise<void> {
  await ctx.db
    .insert(visitRules)
    .values({ contractorId, ...rules })
    .onConflictDoUpdate({ target: visitRules.contractorId, set: rules });
}

export async function deleteVisitRulesOf(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.delete(visitRules).where(eq(visitRules.contractorId, contractorId));
}
