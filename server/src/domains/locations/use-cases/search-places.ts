import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import type { Context } from '../../../kernel/context.ts';
import { placesBeginningWith } from '../data/places.ts';

/** Returns cities for the typed text, largest first; empty if none begins with it. */
export const searchPlaces = async (_ctx: Context, query: { q: string; limit: number }): Promise<Place[]> =>
  placesBeginningWith(query.q, query.limit);
