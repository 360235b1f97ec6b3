import type { placesNamed as endpoint } from '@plumbline/contract/domains/locations/endpoints.ts';
import type { Parsed, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { placeByName } from '../data/places.ts';

/** Returns the locations of cities by name for a map; each name once, without unknown ones. */
export const locateNames = async (
  _ctx: Context,
  { state, name }: Parsed<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> =>
  [...new Set(name)].flatMap((asked) => {
    const place = placeByName(asked, state);
    return place ? [{ name: asked, latitude: place.latitude, longitude: place.longitude }] : [];
  });
