import { trades } from '@plumbline/contract/kernel/trades.ts';
import * as z from 'zod';
import type { PlaceSearch, PlaceSeen, PlacesPort } from '../../domains/directory/ports.ts';
import { storable } from '../../kernel/storable.ts';
import { traceHeaders } from '../../kernel/trace.ts';

const HOST = 'https://places.googleapis.com';
const PATIENCE_MS = 4000;
const MOST = 20;
const MILES_PER_DEGREE = 69;
/** Requested by name, because each additional field may cost more. */
const FIELDS = (
  'id displayName formattedAddress addressComponents location nationalPhoneNumber websiteUri googleMapsUri ' +
  'businessStatus attributions'
)
  .split(' ')
  .map((field) => `places.${field}`)
  .join(',');

const Answer = z.object({
  places: z
    .array(
      z.object({
        id: z.string().min(1),
        displayName: z.object({ text: z.string().min(1) }),
        formattedAddress: z.string().optional(),
        addressComponents: z
          .array(z.object({ shortText: z.string().optional(), types: z.array(z.string()).default([]) }))
          .default([]),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
        nationalPhoneNumber: z.string().optional(),
        websiteUri: z.string().optional(),
        googleMapsUri: z.string().optional(),
        businessStatus: z.string().optional(),
        attributions: z
          .array(z.object({ provider: z.string().min(1), providerUri: z.string().optional() }))
          .default([]),
      }),
    )
    .default([]),
});
type Place = z.infer<typeof Answer>['places'][number];

/** Google Places (New), with a key: one text search in the box around the point. `host` is for tests. */
export function googlePlaces(key: string, dailySearches: number, host = HOST): PlacesPort {
  return {
    provider: 'google',
    attribution: 'Google Maps',
    dailySearches,
    search: async (search) => {
      const response = await fetch(`${host}/v1/places:searchText`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': FIELDS,
          ...traceHeaders(),
        },
        body: JSON.stringify(bodyOf(search)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`Google Places answered ${response.status}`);
      }
      const { places } = Answer.parse(storable(await response.json()));
      return places.filter(({ businessStatus }) => (businessStatus ?? 'OPERATIONAL') === 'OPERATIONAL').map(seenOf);
    },
  };
}

function bodyOf({ trade, latitude, longitude, radiusMiles }: PlaceSearch) {
  const high = radiusMiles / MILES_PER_DEGREE;
  const wide = high / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    textQuery: trades[trade].searchedAs,
    regionCode: 'US',
    pageSize: MOST,
    locationRestriction: {
      rectangle: {
        low: { latitude: within(latitude - high, 90), longitude: within(longitude - wide, 180) },
        high: { latitude: within(latitude + high, 90), longitude: within(longitude + wide, 180) },
      },
    },
  };
}

function seenOf(place: Place): PlaceSeen {
  const part = (type: string) => place.addressComponents.find(({ types }) => types.includes(type))?.shortText ?? null;
  const street = [part('street_number'), part('route')].filter((text) => text !== null).join(' ');
  return {
    placeId: place.id,
    name: place.displayName.text,
    address: place.formattedAddress ?? null,
    street: street === '' ? null : street,
    city: part('locality'),
    state: part('administrative_area_level_1'),
    zipCode: part('postal_code'),
    ...place.location,
    phone: place.nationalPhoneNumber ?? null,
    website: place.websiteUri ?? null,
    pageUrl: place.googleMapsUri ?? null,
    credits: place.attributions.map(({ provider, providerUri }) => ({ name: provider, url: providerUri ?? null })),
  };
}
