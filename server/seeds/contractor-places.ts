import { cities } from '@plumbline/contract/domains/locations/cities.ts';

/** A city with demonstration contractors. */
export interface SeedPlace {
  readonly city: string;
  readonly state: string;
  readonly count: number;
  /** Whether firms get the trades in rotation or at random, mostly plumbing. */
  readonly trades: 'in-turn' | 'by-share';
  /**
   * Area codes of the phone numbers. Each has a hundred numbers that are reserved for fiction, 555-0100 to 555-0199.
   */
  readonly areaCodes: readonly string[];
}

const kentucky = ['502', '859', '270'];
const indiana = ['812', '930'];

const at = (city: string, state: string, count: number, areaCodes: readonly string[]): SeedPlace => ({
  city,
  state,
  count,
  trades: 'by-share',
  areaCodes,
});

/** Louisville with Jefferson, Oldham, Bullitt and Spencer counties, their neighbors, and Southern Indiana. */
export const homeMarket: readonly SeedPlace[] = [
  at('Louisville', 'KY', 92, kentucky),
  at('Fairdale', 'KY', 3, kentucky),
  at('Prospect', 'KY', 5, kentucky),
  at('La Grange', 'KY', 7, kentucky),
  at('Crestwood', 'KY', 6, kentucky),
  at('Goshen', 'KY', 2, kentucky),
  at('Pewee Valley', 'KY', 2, kentucky),
  at('Shepherdsville', 'KY', 8, kentucky),
  at('Mount Washington', 'KY', 6, kentucky),
  at('Brooks', 'KY', 2, kentucky),
  at('Lebanon Junction', 'KY', 2, kentucky),
  at('Taylorsville', 'KY', 5, kentucky),
  at('Simpsonville', 'KY', 3, kentucky),
  at('Shelbyville', 'KY', 4, kentucky),
  at('Bardstown', 'KY', 3, kentucky),
  at('Jeffersonville', 'IN', 14, indiana),
  at('New Albany', 'IN', 14, indiana),
  at('Clarksville', 'IN', 8, indiana),
  at('Sellersburg', 'IN', 5, indiana),
  at('Charlestown', 'IN', 4, indiana),
  at('Floyds Knobs', 'IN', 4, indiana),
  at('Georgetown', 'IN', 3, indiana),
  at('Corydon', 'IN', 3, indiana),
];

/** Firms per city: one of each trade and a second plumber. */
const PER_CITY = 6;

const areaCodeOf: Readonly<Record<string, string>> = {
  Albuquerque: '505',
  Atlanta: '404',
  Austin: '512',
  Baltimore: '410',
  Boston: '617',
  Charlotte: '704',
  Chicago: '312',
  'Colorado Springs': '719',
  Columbus: '614',
  Dallas: '214',
  Denver: '303',
  Detroit: '313',
  'El Paso': '915',
  'Fort Worth': '817',
  Fresno: '559',
  Houston: '713',
  Indianapolis: '317',
  Jacksonville: '904',
  'Kansas City': '816',
  'Las Vegas': '702',
  'Long Beach': '562',
  'Los Angeles': '213',
  Memphis: '901',
  Mesa: '480',
  Miami: '305',
  Milwaukee: '414',
  Minneapolis: '612',
  Nashville: '615',
  'New York': '212',
  Oakland: '510',
  'Oklahoma City': '405',
  Omaha: '402',
  Philadelphia: '215',
  Phoenix: '602',
  Portland: '503',
  Raleigh: '919',
  Sacramento: '916',
  'San Antonio': '210',
  'San Diego': '619',
  'San Francisco': '415',
  'San Jose': '408',
  Seattle: '206',
  Tucson: '520',
  Tulsa: '918',
  'Virginia Beach': '757',
  Washington: '202',
};

/** The built-in cities beyond the home market. */
export const otherCities: readonly SeedPlace[] = cities.flatMap(({ name, state }) => {
  const code = areaCodeOf[name];
  return code ? [{ city: name, state, count: PER_CITY, trades: 'in-turn', areaCodes: [code] } as const] : [];
});
