import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { placeByZip } from '../data/places.ts';
import { locationWords } from '../location.words.ts';

/** Returns the city of a ZIP code; `not-found` if there is no such code. */
export async function findPlaceByZip(_ctx: Context, zipCode: string): Promise<Place> {
  const place = placeByZip(zipCode);
  if (!place) {
    throw new DomainError(
      'not-found',
      say(locationWords, (words) => words.zipNotFound),
      {
        zipCode: say(locationWords, (words) => words.checkZip),
      },
    );
  }
  return place;
}
