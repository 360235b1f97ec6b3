import * as z from 'zod';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../../domains/locations/ports.ts';
import { askGeocoder, callAddress, type GeocoderAccess, houseNumber, parseAnswer } from './ask-geocoder.ts';

const PATIENCE_MS = 10_000;
const text = z.string().nullish();
const Answer = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.number()) }),
        properties: z.object({ type: text, housenumber: text, street: text, state: text, countrycode: text }),
      }),
    )
    .max(50),
});
type Feature = z.infer<typeof Answer>['features'][number];

/** Any server of Photon, a geocoder on OpenStreetMap's data. It searches for words, so what it finds is compared. */
export function photonGeocoder({ url, userAgent, pauseMs, ...access }: GeocoderAccess): AddressGeocoder {
  const patienceMs = access.patienceMs ?? PATIENCE_MS;
  return {
    name: 'photon',
    atOnce: 1,
    pauseMs,
    dailyAddresses: access.dailyAddresses,
    patienceMs,
    find: async ([address], signal) => {
      if (address === undefined) return [];
      const { street, city, state, zip } = address;
      const region = [state, zip].filter(Boolean).join(' ');
      const call = callAddress(url, '/api', {
        q: [street, city, region].filter(Boolean).join(', '),
        limit: '5',
        lang: 'en',
      });
      const { features } = parseAnswer(await askGeocoder(call, { userAgent, patienceMs, signal }), Answer);
      return [bestOf(features, address)];
    },
  };
}

/** The house itself, else the first street. */
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
