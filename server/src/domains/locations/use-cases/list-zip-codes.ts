import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { zipCodesOf } from '../data/places.ts';

/**
 * Returns the ZIP codes of a city to choose from.
 *
 * @throws DomainError 'not-found' for an unknown city.
 */
export async function listZipCodes(
  _ctx: Context,
  { city, state }: { readonly city: string; readonly state: string },
): Promise<Place[]> {
  const zipCodes = zipCodesOf(city, state);
  if (zipCodes === null) throw notFound();
  return zipCodes;
}
