import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { listingOf } from '../../directory/public.ts';

/**
 * Returns the contractor that the signed-in account owns.
 * @throws DomainError 'not-found' without a listing
 */
export async function findOwnContractor(ctx: Context): Promise<ContractorId> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return listing.id;
}
