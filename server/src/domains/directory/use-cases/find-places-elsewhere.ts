import { type findPlacesElsewhere as endpoint } from '@plumbline/contract/domains/directory/endpoints.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { Parsed, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { pointToSearchFrom } from '../../locations/public.ts';
import type { PlaceSeen } from '../ports.ts';
import { ownHost, usPhone, webAddress } from '../rules/contact-facts.ts';
import { type Comparable, matchKeys, sameBusiness } from '../rules/same-business.ts';
import { THIN_AREA } from '../rules/thin-area.ts';
import { contractorsSharingKeys, listingsOf } from '../store/contractor-listing.ts';
import { searchAround } from '../store/contractor-search.ts';
import { keepPlaceIds, takeCall } from '../store/outside-place.ts';

const nothing: Reply<typeof endpoint> = { places: [], attribution: null };

/**
 * Returns businesses from another service where this directory has too few, nearest first, without those listed here.
 * The results are passed on and not stored: the service's terms let us store only the ids. Empty if no service is
 * configured, there are enough contractors, the day's searches are used up, or the service can't be reached.
 */
export async function findPlacesElsewhere(
  ctx: Context,
  { serviceType: trade, ...given }: Parsed<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const { places: service } = ctx.ports;
  if (!service) return nothing;
  const point = pointToSearchFrom(given);
  const around = { ...point, radiusMiles: SEARCH_RADIUS_MILES };
  const { total } = await searchAround(ctx.db, { trade, limit: 1 }, around);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (total >= THIN_AREA || !(await takeCall(ctx.db, service.provider, today, service.dailySearches))) return nothing;
  let seen: PlaceSeen[];
  try {
    seen = await service.search({ trade, ...around });
  } catch (error) {
    ctx.log.warn({ provider: service.provider, ...errorFacts(error) }, 'The places service failed');
    return nothing;
  }
  const listedAs = await listedHere(ctx, seen);
  const known = seen.map(({ placeId }) => ({ placeId, contractorId: listedAs.get(placeId) ?? null }));
  await keepPlaceIds(ctx.db, service.provider, known, ctx.clock.now());
  const places = seen
    .filter(({ placeId }) => !listedAs.has(placeId))
    .map(({ name, address, phone, website, pageUrl, credits, ...spot }) => ({
      name,
      address,
      phone,
      website,
      pageUrl,
      credits,
      distance: Math.round(milesBetween(point, spot) * 100) / 100,
    }))
    .sort((a, b) => a.distance - b.distance);
  return { places, attribution: service.attribution };
}

/** Returns the places that are already in this directory, by the rule that recognizes a business in two sources. */
async function listedHere(ctx: Context, seen: readonly PlaceSeen[]): Promise<Map<string, ContractorId>> {
  const comparable = seen.map((place) => ({ placeId: place.placeId, facts: comparableOf(place) }));
  const ids = await contractorsSharingKeys(
    ctx.db,
    comparable.map(({ facts }) => matchKeys(facts)),
  );
  const listings = await listingsOf(ctx.db, ids);
  return new Map(
    comparable.flatMap(({ placeId, facts }) => {
      const match = listings.find(({ listing }) => sameBusiness(facts, listing, { sameSource: false }) > 0);
      return match ? [[placeId, match.contractorId]] : [];
    }),
  );
}

function comparableOf({
  name,
  street,
  city,
  state,
  zipCode,
  latitude,
  longitude,
  phone,
  website,
}: PlaceSeen): Comparable {
  const site = webAddress(website);
  return {
    name,
    street,
    zipCode,
    latitude,
    longitude,
    city: city ?? '',
    state: state ?? '',
    phone: usPhone(phone),
    website: ownHost(site) === null ? null : site,
    license: null,
  };
}
