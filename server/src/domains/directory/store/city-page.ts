import type { CityTrade } from '@plumbline/contract/domains/directory/city-page.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { ListRange } from './contractor.ts';
import { isoTime } from './review.ts';

/** A city as addresses name it. */
interface CityKey {
  readonly state: string;
  readonly city: string;
}

/** As many contractors of a trade are shown on the page of a city; a search finds the others. */
const SHOWN_IN_CITY = 20;

/** The order of a page, and of the index `contractor_trades_in_city`. */
const IN_ORDER = sql`premium desc, rating desc nulls last, reviews desc, sort_name, contractor_id`;

const inCity = ({ state, city }: CityKey) => sql`state = ${state} and city_slug = ${city}`;

/** Counts the contractors in a city who take requests, by trade. Trades without any are missing. */
export async function countsInCity(db: Database, key: CityKey): Promise<Map<Trade, number>> {
  const { rows } = await db.execute<{ trade: Trade; count: number }>(sql`
    select trade, count(*)::integer as count from contractor_trades where ${inCity(key)} group by trade`);
  return new Map(rows.map(({ trade, count }) => [trade, count]));
}

/** Returns the contractors of a trade that a city's page shows: featured first, then best rated. */
export async function contractorsInCity(db: Database, { trade, ...key }: CityTrade) {
  const { rows } = await db.execute<{ id: ContractorId }>(sql`
    select contractor_id as id from contractor_trades where ${inCity(key)} and trade = ${trade}
    order by ${IN_ORDER} limit ${SHOWN_IN_CITY}`);
  return rows.map(({ id }) => id);
}

/** Counts the contractors of a trade in each of these cities, in their order; 0 where there are none. */
export async function countsInCities(db: Database, trade: Trade, cities: readonly CityKey[]): Promise<number[]> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*)::integer from contractor_trades as listed
      where listed.state = asked.state and listed.city_slug = asked.city and trade = ${trade}) as count
    from unnest(${sql.param(cities.map(({ state }) => state))}::text[], ${sql.param(cities.map(({ city }) => city))}::text[])
      with ordinality as asked (state, city, place)
    order by place`);
  return rows.map(({ count }) => count);
}

/** The page of a trade in a city, for the sitemap. */
export interface ListedCityPage {
  readonly trade: Trade;
  readonly state: string;
  readonly city: string;
  readonly updatedAt: string;
}

/** Returns the pages in the range, in order of their keys, such as 'KY/louisville/plumbing'. */
export async function listedCityPages(db: Database, { from, after, to, limit }: ListRange): Promise<ListedCityPage[]> {
  const { rows } = await db.execute<ListedCityPage & Record<string, unknown>>(
    listedCityPagesQuery(from, after, to, limit),
  );
  return rows;
}

/**
 * The index leads from each page to the next one, past all contractors between. The time of the last change is that of
 * the contractors whom a page shows.
 */
export function listedCityPagesQuery(from: string, after: string | undefined, to: string | null, limit: number) {
  const bound = (key: string) => {
    const [state = '', city = '', trade = ''] = key.split('/');
    return sql`(${state}::text, ${city}::text, ${trade}::text)`;
  };
  const key = sql`(state, city_slug, trade)`;
  const first = (beginning: SQL) => sql`
    select state, city_slug, trade from contractor_trades
    where city_slug <> '' and ${beginning} ${to === null ? sql.empty() : sql`and ${key} < ${bound(to)}`}
    order by state, city_slug, trade limit 1`;
  return sql`
    with recursive pages as (
      (${first(after === undefined ? sql`${key} >= ${bound(from)}` : sql`${key} > ${bound(after)}`)})
      union all
      select following.* from pages,
        lateral (${first(sql`${key} > (pages.state, pages.city_slug, pages.trade)`)}) as following)
    select trade, state, city_slug as city, (
      select ${isoTime(sql`max(updated_at)`)} from contractors where id = any (array(
        select contractor_id from contractor_trades as listed
        where listed.state = listed_pages.state and listed.city_slug = listed_pages.city_slug and listed.trade = listed_pages.trade
        order by ${IN_ORDER} limit ${SHOWN_IN_CITY}))
    ) as "updatedAt"
    from (select * from pages limit ${limit}) as listed_pages
    order by state, city_slug, trade`;
}

/** Returns the key of the first page and of every nth one after it. Reads the whole index. */
export async function cityPageStarts(db: Database, every: number): Promise<string[]> {
  const { rows } = await db.execute<{ start: string }>(sql`
    select state || '/' || city_slug || '/' || trade as start from (
      select state, city_slug, trade, row_number() over (order by state, city_slug, trade) - 1 as place
      from contractor_trades where city_slug <> '' group by state, city_slug, trade) as placed
    where place % ${every} = 0 order by state, city_slug, trade`);
  return rows.map(({ start }) => start);
}
