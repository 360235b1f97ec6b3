import * as z from 'zod';
import type { Language } from '../../kernel/language.ts';
import { tradeWords } from '../../kernel/trade.words.ts';
import { type TradeName, tradeNames } from '../../kernel/trades.ts';
import { Latitude, Longitude } from '../locations/place.ts';
import { cityPageWords } from './city-page.words.ts';
import { Contractor } from './contractor.ts';
import { Trade } from './trade.ts';

/** How addresses call the people of a trade, in all languages: '/plumbers/ky/shepherdsville'. */
const peopleInPaths = {
  plumbing: 'plumbers',
  electrical: 'electricians',
  hvac: 'hvac-contractors',
  handyman: 'handymen',
  construction: 'construction-contractors',
} as const satisfies Readonly<Record<TradeName, string>>;

/** A trade in a city, as its page's address names it: 'KY' and 'shepherdsville'. */
export const CityTrade = z.object({
  trade: Trade,
  state: z.string().regex(/^[A-Z]{2}$/),
  city: z.string().regex(/^[a-z0-9-]{1,80}$/),
});
export type CityTrade = z.infer<typeof CityTrade>;

/** Returns the name of a city for addresses: 'La Cañada' becomes 'la-canada'. The same as the database's `city_slug`. */
export const citySlug = (city: string): string =>
  city
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the path of the page about a trade in a city. */
export const cityPath = ({ trade, state, city }: CityTrade): string =>
  `/${peopleInPaths[trade]}/${state.toLowerCase()}/${city}`;

/** Returns the trade whose people an address names; undefined if there is none. */
export const tradeOfPath = (people: string): TradeName | undefined =>
  tradeNames.find((trade) => peopleInPaths[trade] === people);

const CITY_PATH = /^\/([a-z-]{1,40})\/([a-z]{2})\/([a-z0-9-]{1,80})\/*$/;

/** Returns the trade and the city in the path of such a page; undefined for any other path. */
export function cityTradeIn(path: string): CityTrade | undefined {
  const [, people = '', state = '', city = ''] = CITY_PATH.exec(path) ?? [];
  const trade = tradeOfPath(people);
  return trade && { trade, state: state.toUpperCase(), city };
}

/** A city near another one, with contractors of the same trade. */
export const CityNearby = z.object({
  city: z.string(),
  state: z.string(),
  slug: z.string(),
  miles: z.number(),
  count: z.number().int(),
});
export type CityNearby = z.infer<typeof CityNearby>;

/** The contents of a city's page about a trade. All numbers count contractors who take requests. */
export const CityPage = z.object({
  trade: Trade,
  city: z.string(),
  state: z.string(),
  slug: z.string(),
  latitude: Latitude,
  longitude: Longitude,
  /** Listed in the city. */
  total: z.number().int(),
  /** Within the radius of a search, in the city or not; counted up to 1,000. */
  around: z.number().int(),
  /** Featured first, then best rated. */
  contractors: z.array(Contractor),
  nearby: z.array(CityNearby),
  /** Other trades in the same city. */
  others: z.array(z.object({ trade: Trade, count: z.number().int() })),
});
export type CityPage = z.infer<typeof CityPage>;

/** Returns 'Plumbers in Shepherdsville, KY'. */
export function cityPageTitle({ trade, city, state }: Pick<CityPage, 'trade' | 'city' | 'state'>, language: Language) {
  const { people } = tradeWords[language][trade];
  return cityPageWords[language].title(people.charAt(0).toUpperCase() + people.slice(1), city, state);
}
