import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import type { Context } from '../../../kernel/context.ts';
import { placesBeginningWith } from '../data/places.ts';

/** Cities for what has been typed so far, largest first; empty when nothing begins with it. */
export const searchPlaces = async (_ctx: Context, query: { q: string; limit: number }): Promise<Place[]> =>
  placesBeginningWith(query.q, query.limit);
