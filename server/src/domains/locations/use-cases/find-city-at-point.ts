import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { nearestCity, placeByName, placesAround } from '../data/places.ts';
import { locationWords } from '../location.words.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Maximum distance in miles from a city's center to a person in it: Anchorage and Jacksonville are large. */
const REACH_OF_CITY = 50;
/** Number of ZIP codes around the point that are searched for one of the city. */
const ZIPS_AROUND = 16;

/**
 * Returns the city at a point, from the geocoder if one is configured, else from the offline tables; `not-found`
 * outside the United States.
 */
export async function findCityAtPoint(ctx: Context, point: Point): Promise<Place> {
  const place = (await cityByGeocoder(ctx, point)) ?? nearestCity(point.latitude, point.longitude);
  if (!place)
    throw new DomainError(
      'not-found',
      say(locationWords, ({ noCityHere }) => noCityHere),
    );
  return place;
}

/** Returns null if no geocoder is configured, it fails, or it names a city that our tables don't have near there. */
async function cityByGeocoder({ ports: { geocoder }, log }: Context, point: Point): Promise<Place | null> {
  if (!geocoder) return null;
  try {
    const named = await geocoder.cityAt(point);
    const city = named && placeByName(named.city, named.state);
    if (!city || milesBetween(city, point) > REACH_OF_CITY) return null;
    const isOfCity = (zip: Place) => zip.city === city.city && zip.state === city.state;
    return placesAround(point.latitude, point.longitude, ZIPS_AROUND).find(isOfCity) ?? city;
  } catch (error) {
    log.warn(errorFacts(error), 'The geocoder failed');
    return null;
  }
}
