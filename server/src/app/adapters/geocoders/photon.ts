import * as z from 'zod';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../../domains/locations/ports.ts';
import { callAddress, type GeocoderAccess, houseNumber } from './ask-geocoder.ts';
import { inOneLine, oneByOne, places } from './one-by-one.ts';

const text = z.string().nullish();
const Answer = places({ type: text, housenumber: text, street: text, state: text, countrycode: text });
type Feature = z.infer<typeof Answer>['features'][number];

/**
 * Works with any server of Photon, a geocoder on OpenStreetMap's data. It searches for words, so its results are
 * checked against the address.
 */
export const photonGeocoder = (access: GeocoderAccess): AddressGeocoder =>
  oneByOne(access, {
    name: 'photon',
    callFor: (address) => callAddress(access.url, '/api', { q: inOneLine(address), limit: '5', lang: 'en' }),
    answer: Answer,
    pointOf: ({ features }, asked) => bestOf(features, asked),
  });

/** Returns the house itself, else the first street. */
function bestOf(features: readonly Feature[], asked: StreetAddress): GeocodedPoint | null {
  const american = features.filter(({ properties }) => (properties.countrycode ?? 'US') === 'US');
  const house = american.find(
    ({ properties: { housenumber } }) => housenumber != null && houseNumber(housenumber) === houseNumber(asked.street),
  );
  const found = house ?? american.find(({ properties: { type, street } }) => type === 'street' || street != null);
  if (found === undefined) return null;
  const [longitude, latitude] = found.geometry.coordinates;
  return { latitude, longitude, precision: house ? 'exact' : 'street', state: found.properties.state ?? null };
}
