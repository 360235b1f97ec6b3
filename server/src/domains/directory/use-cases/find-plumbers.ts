import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import {
  type findPlumbers as endpoint,
  SEARCH_LIMIT,
  SEARCH_RADIUS_MILES,
} from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Parsed, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { searchAround, searchNationwide } from '../store/contractor-search.ts';
import { listFound } from './list-found.ts';
import { resolvePlace } from './resolve-place.ts';

/**
 * Contractors of a trade around a place, featured first, then nearest; without a place those of the whole country.
 * `not-found` names the field that holds an unknown place. Two round trips.
 */
export async function findPlumbers(
  ctx: Context,
  query: Parsed<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const place = resolvePlace(query);
  const scope = { trade: query.serviceType, limit: SEARCH_LIMIT };
  const { hits, total } = place
    ? await searchAround(ctx.db, scope, { ...place.point, radiusMiles: SEARCH_RADIUS_MILES })
    : await searchNationwide(ctx.db, scope);
  const contractors: FoundContractor[] = await listFound(ctx, hits);
  return {
    contractors,
    totalFound: total,
    location: place?.label ?? 'Nationwide',
    searchRadius: place ? SEARCH_RADIUS_MILES : null,
  };
}
