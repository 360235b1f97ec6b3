import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { nearestCity } from '../data/places.ts';

/** The city at a point; `not-found` outside the United States. */
export async function findCityAtPoint(_ctx: Context, point: { latitude: number; longitude: number }): Promise<Place> {
  const place = nearestCity(point.latitude, point.longitude);
  if (!place) throw new DomainError('not-found', 'There is no US city at this point.');
  return place;
}
