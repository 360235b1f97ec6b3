import * as z from 'zod';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../../domains/locations/ports.ts';
import { callAddress, type GeocoderAccess, houseNumber } from './ask-geocoder.ts';
import { inOneLine, oneByOne, places } from './one-by-one.ts';

const STRUCTURED = '/v1/search/structured';
const FREE = '/v1/search';
const text = z.string().nullish();
const Answer = places({ layer: text, match_type: text, housenumber: text, region: text, region_a: text });
type Feature = z.infer<typeof Answer>['features'][number];

/** Works with any Pelias server. The address is sent in parts, or as one text if the URL ends with '/v1/search'. */
export function peliasGeocoder(access: GeocoderAccess): AddressGeocoder {
  const { url } = access;
  const isFree = new URL(url).pathname.replace(/\/$/, '').endsWith(FREE);
  return oneByOne(access, {
    name: 'pelias',
    callFor: (address) =>
      isFree
        ? callAddress(url, FREE, { text: inOneLine(address), 'boundary.country': 'USA', size: '1' })
        : callAddress(url, STRUCTURED, {
            address: address.street,
            locality: address.city,
            region: address.state,
            postalcode: address.zip,
            country: 'USA',
            size: '1',
          }),
    answer: Answer,
    pointOf: ({ features: [first] }, asked) => (first === undefined ? null : pointOf(first, asked)),
  });
}

/** An interpolated house, or one with another number, locates only the street. */
function pointOf({ geometry, properties }: Feature, asked: StreetAddress): GeocodedPoint | null {
  const { layer, match_type: match, housenumber, region, region_a: state } = properties;
  if (layer !== 'address' && layer !== 'street') return null;
  const isHouse =
    layer === 'address' &&
    (match ?? 'exact') === 'exact' &&
    houseNumber(housenumber ?? '') === houseNumber(asked.street);
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude, precision: isHouse ? 'exact' : 'street', state: state ?? region ?? null };
}
