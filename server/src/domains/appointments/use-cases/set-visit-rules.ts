import type { VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import type { Context } from '../../../kernel/context.ts';
import { saveVisitRules, visitRulesOf } from '../store/visit-rules.ts';
import { findOwnContractor } from './find-own-contractor.ts';

/**
 * Returns what the signed-in contractor asks of the times that customers book.
 * @throws DomainError 'not-found' without a listing
 */
export const showVisitRules = async (ctx: Context): Promise<VisitRules> =>
  visitRulesOf(ctx, await findOwnContractor(ctx));

/**
 * Changes what the signed-in contractor asks of the times that customers book. Visits that are booked stay.
 * @throws DomainError 'not-found' without a listing
 */
export async function setVisitRules(ctx: Context, rules: VisitRules): Promise<VisitRules> {
  await saveVisitRules(ctx, await findOwnContractor(ctx), rules);
  return rules;
}
