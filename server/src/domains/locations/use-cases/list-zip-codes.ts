import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { zipCodesOf } from '../data/places.ts';

/**
 * The ZIP codes of a city to choose from.
 * @throws DomainError 'not-found' for a city that the tables don't know.
 */
export async function listZipCodes(
  _ctx: Context,
  { city, state }: { readonly city: string; readonly state: string },
): Promise<Place[]> {
  const zipCodes = zipCodesOf(city, state);
  if (zipCodes === null) throw notFound();
  return zipCodes;
}
