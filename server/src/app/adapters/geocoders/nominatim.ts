import * as z from 'zod';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../../domains/locations/ports.ts';
import { callAddress, type GeocoderAccess, houseNumber } from './ask-geocoder.ts';
import { oneByOne } from './one-by-one.ts';

/** OpenStreetMap's own server allows at most one call per second. */
const PUBLIC_HOST = 'nominatim.openstreetmap.org';
const PUBLIC_PAUSE_MS = 1100;
/** Streets rank 26 and 27, houses 30. */
const STREET_RANK = 26;

const degrees = z.coerce.number();
const Answer = z
  .array(
    z.object({
      lat: degrees,
      lon: degrees,
      place_rank: z.number().nullish(),
      address: z
        .object({ house_number: z.string().nullish(), road: z.string().nullish(), state: z.string().nullish() })
        .default({}),
    }),
  )
  .max(50);

/** Works with any server of Nominatim, OpenStreetMap's geocoder. */
export function nominatimGeocoder(access: GeocoderAccess): AddressGeocoder {
  const { url, pauseMs } = access;
  const isPublic = new URL(url).hostname === PUBLIC_HOST;
  return oneByOne(
    { ...access, pauseMs: isPublic ? Math.max(pauseMs, PUBLIC_PAUSE_MS) : pauseMs },
    {
      name: 'nominatim',
      callFor: ({ street, city, state, zip: postalcode }) =>
        callAddress(url, '/search', {
          format: 'jsonv2',
          addressdetails: '1',
          countrycodes: 'us',
          limit: '1',
          street,
          city,
          state,
          postalcode,
        }),
      answer: Answer,
      pointOf: ([first], asked) => (first === undefined ? null : pointOf(first, asked)),
    },
  );
}

function pointOf(
  { lat, lon, place_rank, address }: z.infer<typeof Answer>[number],
  asked: StreetAddress,
): GeocodedPoint | null {
  const isHouse = address.house_number != null && houseNumber(address.house_number) === houseNumber(asked.street);
  const isStreet = address.road != null || (place_rank ?? 0) >= STREET_RANK;
  if (!isHouse && !isStreet) return null;
  return { latitude: lat, longitude: lon, precision: isHouse ? 'exact' : 'street', state: address.state ?? null };
}
