import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import type { Context } from '../../../kernel/context.ts';
import { pointToSearchFrom } from '../../locations/public.ts';
import { searchAround } from '../store/contractor-search.ts';
import type { MatchQuery } from './find-best-matches.ts';
import { listFound } from './list-found.ts';

/** The nearest contractors of a trade who take work. */
export interface Nearest {
  /** Nearest first. */
  readonly ids: readonly ContractorId[];
  /** Returns some of them as cards, in the order of their ids. */
  readonly show: (ids: readonly ContractorId[]) => Promise<FoundContractor[]>;
}

/** Finds the nearest contractors of a trade, in reach. Cards are read only of those that are shown. */
export async function findAround(ctx: Context, { trade, limit, exclude, ...point }: MatchQuery): Promise<Nearest> {
  const { hits } = await searchAround(
    ctx.db,
    { trade, limit, exclude },
    { ...pointToSearchFrom(point), radiusMiles: SEARCH_RADIUS_MILES },
    'distance',
  );
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return {
    ids: hits.map(({ id }) => id),
    show: (ids) =>
      listFound(
        ctx,
        ids.flatMap((id) => byId.get(id) ?? []),
      ),
  };
}
