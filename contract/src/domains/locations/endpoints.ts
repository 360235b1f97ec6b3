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
  summary: 'The city of a ZIP code, with its centre',
  method: 'GET',
  path: '/api/locations/zip/:zipCode',
  params: z.object({ zipCode: ZipCode }),
  reply: Place,
  problems: ['not-found'],
  rate: 'read',
});

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  summary: 'US cities whose name begins with the given words, largest first; of digits, ZIP codes that begin with them',
  method: 'GET',
  path: '/api/locations/search',
  query: z.object({ q: z.string().trim().min(2).max(80), limit: z.coerce.number().int().min(1).max(20).default(8) }),
  reply: z.array(Place),
  rate: 'read',
});
