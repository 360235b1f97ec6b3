import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { contractorById } from '../store/contractor.ts';
import { publicView, utcDay } from '../views.ts';

/** One contractor, as anyone may see it; `not-found` for unknown and hidden ones alike. */
export async function showContractor(ctx: Context, id: ContractorId): Promise<Contractor> {
  const row = await contractorById(ctx.db, id);
  if (!row || row.status === 'hidden') throw notFound();
  return publicView(row, utcDay(ctx));
}
