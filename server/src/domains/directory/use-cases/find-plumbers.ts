import { inferTrade } from '@plumbline/contract/domains/directory/category.ts';
import { type findPlumbers as endpoint, SEARCH_LIMIT } from '@plumbline/contract/domains/directory/endpoints.ts';
import { workTypeOf } from '@plumbline/contract/domains/directory/work-type.ts';
import type { Parsed, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import type { Context } from '../../../kernel/context.ts';
import { cursorOf, positionOf } from '../../../kernel/cursor.ts';
import type { ReadyJson } from '../../../kernel/http/ready-json.ts';
import { searchPositions } from '../rules/search-position.ts';
import { THIN_AREA } from '../rules/thin-area.ts';
import { findInMemory } from '../search-index/use-cases/find-in-memory.ts';
import { type SearchScope, searchAround, searchNationwide } from '../store/contractor-search.ts';
import type { Around } from '../store/distance.ts';
import { listFound } from './list-found.ts';
import { resolvePlace } from './resolve-place.ts';

type Query = Parsed<typeof endpoint>['query'];

/**
 * Finds contractors of a trade around a place, featured first, then nearest; without a place, in the whole country; one
 * page at a time. `not-found` names the field with an unknown place. Reads the search index in memory if there is one,
 * otherwise the database.
 */
export async function findPlumbers(ctx: Context, query: Query): Promise<Reply<typeof endpoint> | ReadyJson> {
  return (await findReady(ctx, query)) ?? findInDatabase(ctx, query);
}

async function findReady(ctx: Context, query: Query): Promise<ReadyJson | null> {
  if (ctx.ports.searchIndex === null) return null;
  const { place, around, scope, sort } = questionOf(query);
  const found = around && (await findInMemory(ctx, scope, around, sort));
  if (found === null) return null;
  const isThin = ctx.ports.places !== null && found.total < THIN_AREA && found.countEverybody() < THIN_AREA;
  return found.reply({
    totalFound: found.total,
    serviceType: scope.trade,
    sort,
    nextCursor: found.next && cursorOf(found.next),
    location: place?.label,
    searchRadius: SEARCH_RADIUS_MILES,
    elsewhere: isThin ? place?.point : null,
  });
}

/**
 * Finds the same with SQL: the reference for the index in memory, and what answers without one. Takes two round trips,
 * and a third if another service may be asked about a narrowed search.
 */
export async function findInDatabase(ctx: Context, query: Query): Promise<Reply<typeof endpoint>> {
  const { place, around, scope, sort } = questionOf(query);
  const { hits, total, next } = around
    ? await searchAround(ctx.db, scope, around, sort)
    : await searchNationwide(ctx.db, scope);
  return {
    contractors: await listFound(ctx, hits),
    totalFound: total,
    location: place?.label ?? 'Nationwide',
    searchRadius: place ? SEARCH_RADIUS_MILES : null,
    serviceType: scope.trade,
    sort,
    nextCursor: next && cursorOf(next),
    elsewhere: place && around && (await isThin(ctx, scope, around, total)) ? place.point : null,
  };
}

function questionOf(query: Query) {
  const place = resolvePlace(query);
  const sort = place ? query.sort : 'featured';
  const scope: SearchScope = {
    trade: tradeOf(query),
    limit: SEARCH_LIMIT,
    specialty: specialtyWords(query.specialty),
    after: positionOf(searchPositions[place ? sort : 'name'], query.cursor),
  };
  return { place, around: place && { ...place.point, radiusMiles: SEARCH_RADIUS_MILES }, scope, sort };
}

/** Returns whether `findPlacesElsewhere` would ask, which counts all contractors of the trade. */
async function isThin(ctx: Context, { trade, specialty }: SearchScope, around: Around, total: number) {
  if (!ctx.ports.places || total >= THIN_AREA) return false;
  if (specialty === undefined) return true;
  return (await searchAround(ctx.db, { trade, limit: 1 }, around)).total < THIN_AREA;
}

/** Returns the trade to search for: the given one, that of the chosen work, or the described one. */
const tradeOf = ({ serviceType, specialty = '', projectDescription = '' }: Query) =>
  serviceType ?? workTypeOf(specialty)?.trade ?? inferTrade(projectDescription);

/** Returns the search words of a specialty; undefined if everyone in the trade does it. */
function specialtyWords(specialty = ''): string | undefined {
  const words = workTypeOf(specialty)?.anyOf.map((one) => `"${one}"`) ?? [
    specialty.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
  ];
  return words.join(' or ') || undefined;
}
