import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Latitude, Longitude, Place, ZipCode } from './place.ts';

export const coordinateToCity = endpoint({
  name: 'coordinateToCity',
  summary: 'The city nearest to a point in the United States',
  method: 'GET',
  path: '/api/coordinate-to-city',
  query: z.object({ latitude: Latitude, longitude: Longitude }),
  reply: Place,
  problems: ['not-found'],
  rate: 'read',
});

export const placeByZip = endpoint({
  name: 'placeByZip',
  summary: 'The city of a ZIP code, with its center',
  method: 'GET',
  path: '/api/locations/zip/:zipCode',
  params: z.object({ zipCode: ZipCode }),
  reply: Place,
  problems: ['not-found'],
  rate: 'read',
  cache: 'an-hour',
});

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  summary: 'US cities whose name begins with the given words, largest first; of digits, ZIP codes that begin with them',
  method: 'GET',
  path: '/api/locations/search',
  query: z.object({ q: z.string().trim().min(2).max(80), limit: z.coerce.number().int().min(1).max(20).default(8) }),
  reply: z.array(Place),
  rate: 'read',
  cache: 'an-hour',
});

export const zipCodesOfCity = endpoint({
  name: 'zipCodesOfCity',
  summary: 'The ZIP codes of a US city, ascending; post-box codes are left out',
  method: 'GET',
  path: '/api/locations/city-zips',
  query: z.object({ city: z.string().trim().min(1).max(80), state: z.string().trim().length(2) }),
  reply: z.array(Place),
  problems: ['not-found'],
  rate: 'read',
  cache: 'an-hour',
});

/** Maximum number of names per call. */
export const MAX_NAMES = 100;

export const placesNamed = endpoint({
  name: 'placesNamed',
  summary: 'Where the cities of a state are that have these names; names that no city has are left out',
  method: 'GET',
  path: '/api/locations/named',
  query: z.object({
    /** Two letters. */
    state: z.string().trim().length(2),
    /** Repeated. */
    name: z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(z.string().trim().min(1).max(80)).min(1).max(MAX_NAMES),
    ),
  }),
  reply: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  rate: 'read',
  cache: 'an-hour',
});
