import { say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { nearestCity, placeByName, placeByText, pointToSearchFrom } from '../../locations/public.ts';
import { listingWords } from '../listing.words.ts';

export interface PlaceQuery {
  /** 'City, ST', 'City, ST zip' or a ZIP code. */
  readonly location?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export interface ResolvedPlace {
  /** 'Louisville, KY'. */
  readonly label: string;
  readonly point: { readonly latitude: number; readonly longitude: number };
}

/**
 * Returns where to search: by coordinates first, then city and state, then the location's text; null if none is given.
 * Throws `not-found` for an unknown place and `invalid-input` for half a coordinate. Both name the field.
 */
export function resolvePlace(query: PlaceQuery): ResolvedPlace | null {
  const named = namedPlace(query);
  const { latitude, longitude } = query;
  if (latitude !== undefined && longitude !== undefined) {
    const place = named ?? nearestCity(latitude, longitude);
    const label = place ? `${place.city}, ${place.state}` : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    return { label, point: pointToSearchFrom({ latitude, longitude }) };
  }
  if (latitude !== undefined || longitude !== undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude';
    throw new DomainError(
      'invalid-input',
      say(listingWords, ({ bothCoordinates }) => bothCoordinates),
      {
        [missing]: say(listingWords, ({ noLatitude, noLongitude }) =>
          missing === 'latitude' ? noLatitude : noLongitude,
        ),
      },
    );
  }
  if (named) return { label: `${named.city}, ${named.state}`, point: pointToSearchFrom(named) };
  const unknown = (['city', 'location', 'state'] as const).find((field) => query[field] !== undefined);
  if (!unknown) return null;
  throw new DomainError(
    'not-found',
    say(listingWords, ({ unknownPlace }) => unknownPlace),
    {
      [unknown]: say(listingWords, ({ checkPlace }) => checkPlace),
    },
  );
}

const namedPlace = ({ city, state, location }: PlaceQuery) =>
  (city === undefined ? null : state === undefined ? placeByText(city) : placeByName(city, state)) ??
  (location === undefined ? null : placeByText(location));
