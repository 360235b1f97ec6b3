import { bestMatches } from '@plumbline/contract/domains/directory/best-matches.ts';
import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { SEARCH_LIMIT } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import type { Context } from '../../../kernel/context.ts';
import { pointToSearchFrom } from '../../locations/public.ts';
import { searchAround } from '../store/contractor-search.ts';
import { listFound } from './list-found.ts';

export interface MatchQuery {
  readonly trade: Trade;
  readonly latitude: number;
  readonly longitude: number;
  /** Contractors who were already asked. */
  readonly exclude: readonly ContractorId[];
  readonly limit: number;
}

/**
 * Returns the next contractors to offer a job to: the best of the nearest twenty, by the same rule as the customer's
 * three best matches. Two round trips.
 */
export async function findBestMatches(ctx: Context, query: MatchQuery): Promise<FoundContractor[]> {
  const { hits } = await searchAround(
    ctx.db,
    { trade: query.trade, limit: SEARCH_LIMIT, exclude: query.exclude },
    { ...pointToSearchFrom(query), radiusMiles: SEARCH_RADIUS_MILES },
    'distance',
  );
  return bestMatches(await listFound(ctx, hits), query.limit);
}
