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

/** How far, in miles, the centre of a city may be from somebody in it: Anchorage and Jacksonville are large. */
const REACH_OF_CITY = 50;
/** How many ZIP codes around the point are looked through for one of the city. */
const ZIPS_AROUND = 16;

/**
 * The city at a point, as a geocoder names it where one is set, else by the offline tables; `not-found` outside the
 * United States.
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

/** Null where none is set, where it can't answer, and where it names a city that our tables don't know near there. */
async function cityByGeocoder({ ports: { geocoder }, log }: Context, point: Point): Promise<Place | null> {
  if (!geocoder) return null;
  try {
    const named = await geocoder.cityAt(point);
    const city = named && placeByName(named.city, named.state);
    if (!city || milesBetween(city, point) > REACH_OF_CITY) return null;
    const isOfCity = (zip: Place) => zip.city === city.city && zip.state === city.state;
    return placesAround(point.latitude, point.longitude, ZIPS_AROUND).find(isOfCity) ?? city;
  } catch (error) {
    log.warn(errorFacts(error), 'The geocoder gave no answer');
    return null;
  }
}
