import {
  type CityNearby,
  type CityPage,
  type CityTrade,
  citySlug,
} from '@plumbline/contract/domains/directory/city-page.ts';
import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { placeByName, placesAround } from '../../locations/public.ts';
import { contractorsInCity, countsInCities, countsInCity } from '../store/city-page.ts';
import { contractorsById } from '../store/contractor.ts';
import { searchAround } from '../store/contractor-search.ts';
import { publicView } from '../views.ts';

/** The nearest cities that the page links to. */
const NEARBY = 8;
/** ZIP codes around a city among whose places those are sought. */
const ZIPS_AROUND = 200;

/** Returns what the page about a trade in a city shows; `not-found` if nobody there takes requests. */
export async function showCityPage(ctx: Context, place: CityTrade): Promise<CityPage> {
  const counts = await countsInCity(ctx.db, place);
  const total = counts.get(place.trade);
  if (total === undefined) throw notFound();
  const rows = await contractorsById(ctx.db, await contractorsInCity(ctx.db, place));
  const [first] = rows;
  if (first === undefined) throw notFound();
  const known = placeByName(first.city, place.state) ?? first;
  const { latitude, longitude } = known;
  const around = { latitude, longitude, radiusMiles: SEARCH_RADIUS_MILES };
  const found = await searchAround(ctx.db, { trade: place.trade, limit: 1 }, around);
  return {
    trade: place.trade,
    city: known.city,
    state: place.state,
    slug: place.city,
    latitude,
    longitude,
    total,
    around: Math.max(total, found.total),
    contractors: rows.map((row) => publicView(row, ctx.clock.now())),
    nearby: await nearbyCities(ctx, place, known),
    others: Trade.options.flatMap((trade) => {
      const count = counts.get(trade);
      return trade === place.trade || count === undefined ? [] : [{ trade, count }];
    }),
  };
}

async function nearbyCities(
  ctx: Context,
  { trade, state, city }: CityTrade,
  here: { readonly latitude: number; readonly longitude: number },
): Promise<CityNearby[]> {
  const places = new Map(
    placesAround(here.latitude, here.longitude, ZIPS_AROUND).map((zip) => [`${zip.state}/${citySlug(zip.city)}`, zip]),
  );
  places.delete(`${state}/${city}`);
  const cities = [...places.values()].map((zip) => {
    const place = placeByName(zip.city, zip.state) ?? zip;
    return { city: zip.city, state: zip.state, slug: citySlug(zip.city), miles: milesBetween(here, place) };
  });
  const counts = await countsInCities(
    ctx.db,
    trade,
    cities.map((each) => ({ state: each.state, city: each.slug })),
  );
  return cities
    .map((each, at) => ({ ...each, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, NEARBY);
}
