import * as z from 'zod';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../../domains/locations/ports.ts';
import { askGeocoder, callAddress, type GeocoderAccess, houseNumber, parseAnswer } from './ask-geocoder.ts';

const PATIENCE_MS = 10_000;
const STRUCTURED = '/v1/search/structured';
const FREE = '/v1/search';
const text = z.string().nullish();
const Answer = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.number()) }),
        properties: z.object({
          layer: text,
          match_type: text,
          housenumber: text,
          region: text,
          region_a: text,
        }),
      }),
    )
    .max(50),
});
type Feature = z.infer<typeof Answer>['features'][number];

/** Any server of Pelias; asked by the parts of the address, or in one text where its URL ends with '/v1/search'. */
export function peliasGeocoder({ url, userAgent, pauseMs, ...access }: GeocoderAccess): AddressGeocoder {
  const patienceMs = access.patienceMs ?? PATIENCE_MS;
  const isFree = new URL(url).pathname.replace(/\/$/, '').endsWith(FREE);
  return {
    name: 'pelias',
    atOnce: 1,
    pauseMs,
    dailyAddresses: access.dailyAddresses,
    patienceMs,
    find: async ([address], signal) => {
      if (address === undefined) return [];
      const { street, city, state, zip } = address;
      const region = [state, zip].filter(Boolean).join(' ');
      const call = isFree
        ? callAddress(url, FREE, {
            text: [street, city, region].filter(Boolean).join(', '),
            'boundary.country': 'USA',
            size: '1',
          })
        : callAddress(url, STRUCTURED, {
            address: street,
            locality: city,
            region: state,
            postalcode: zip,
            country: 'USA',
            size: '1',
          });
      const { features } = parseAnswer(await askGeocoder(call, { userAgent, patienceMs, signal }), Answer);
      const [first] = features;
      return [first === undefined ? null : pointOf(first, address)];
    },
  };
}

/** An interpolated house, or one of another number, is good for its street alone. */
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
