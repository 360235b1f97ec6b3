import {
  coordinateToCity,
  placeByZip,
  searchPlaces,
  zipCodesOfCity,
} from '@plumbline/contract/domains/locations/endpoints.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** The city nearest to a point. */
export const cityAt = (point: { readonly latitude: number; readonly longitude: number }): Promise<Place> =>
  call(coordinateToCity, { query: { latitude: point.latitude, longitude: point.longitude } });

/** The city of a 5-digit ZIP code. */
export const cityOfZip = (zipCode: string): Promise<Place> => call(placeByZip, { params: { zipCode } });

/** The same, for as long as the page is open. */
export const zipQuery = (zipCode: string) =>
  queryOptions({
    queryKey: ['/api/locations/zip', zipCode],
    queryFn: () => cityOfZip(zipCode),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/** Fewer letters would match half the country. */
export const MIN_SEARCH_LENGTH = 2;

/** US cities that begin with what was typed. The tables don't change while the page is open. */
export const placesQuery = (typed: string) => {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['/api/locations/search', q.toLowerCase()],
    queryFn: ({ signal }) => call(searchPlaces, { query: { q, limit: 8 }, signal }),
    enabled: q.length >= MIN_SEARCH_LENGTH,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
};

/** The ZIP codes of a city. */
export const zipCodesQuery = ({ city, state }: { readonly city: string; readonly state: string }) =>
  queryOptions({
    queryKey: ['/api/locations/city-zips', city, state],
    queryFn: ({ signal }) => call(zipCodesOfCity, { query: { city, state }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
