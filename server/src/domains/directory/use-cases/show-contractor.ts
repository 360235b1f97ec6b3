import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { contractorById, contractorBySlug } from '../store/contractor.ts';
import { detailsView, type Listing } from '../views.ts';

/** Returns one contractor as anyone may see it; `not-found` for unknown and hidden ones alike. */
export const showContractor = async (ctx: Context, id: ContractorId): Promise<ContractorDetails> =>
  shown(ctx, await contractorById(ctx.db, id));

const SLUG = /^[A-Za-z0-9_-]{1,120}$/;

/** Returns one contractor by the slug of its public page. */
export const showContractorPage = async (ctx: Context, slug: string): Promise<ContractorDetails> =>
  shown(ctx, SLUG.test(slug) ? await contractorBySlug(ctx.db, slug) : null);

function shown(ctx: Context, row: Listing | null): ContractorDetails {
  if (row === null || row.status === 'hidden') throw notFound();
  return detailsView(row, ctx.clock.now());
}
