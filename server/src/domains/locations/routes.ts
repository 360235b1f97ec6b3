import * as endpoints from '@plumbline/contract/domains/locations/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { findCityAtPoint } from './use-cases/find-city-at-point.ts';
import { findPlaceByZip } from './use-cases/find-place-by-zip.ts';
import { listZipCodes } from './use-cases/list-zip-codes.ts';
import { locateNames } from './use-cases/locate-names.ts';
import { searchPlaces } from './use-cases/search-places.ts';

export const routes = (mount: Mount): void => {
  mount(endpoints.coordinateToCity, (ctx, { query }) => findCityAtPoint(ctx, query));
  mount(endpoints.placeByZip, (ctx, { params }) => findPlaceByZip(ctx, params.zipCode));
  mount(endpoints.placesNamed, (ctx, { query }) => locateNames(ctx, query));
  mount(endpoints.zipCodesOfCity, (ctx, { query }) => listZipCodes(ctx, query));
  mount(endpoints.searchPlaces, (ctx, { query }) => searchPlaces(ctx, query));
};
