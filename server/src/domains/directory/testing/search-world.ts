import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { insertContractors } from '../store/contractor.ts';
import { COUNT_LIMIT, type OrderAround } from '../store/contractor-search.ts';
import type { Around } from '../store/distance.ts';
import { insertReviews } from '../store/review.ts';
import type { NewContractorRow } from '../tables.ts';

export const RADIUS = 60;

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** A seeded generator: the same numbers in every run make a failure reproducible. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Returns the point at a distance in miles from another, in a direction in radians clockwise from north. */
function pointFrom({ latitude, longitude }: Spot, miles: number, bearing: number): Spot {
  const angle = miles / EARTH_RADIUS_MILES;
  const lat = (latitude * Math.PI) / 180;
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const turned = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sine,
  );
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: wrapped(longitude + (turned * 180) / Math.PI) };
}

export const louisville: Spot = { latitude: 38.2527, longitude: -85.7585 };
/** More contractors than are counted are here. */
export const crowd: Spot = { latitude: 45, longitude: 100 };
export const hubs: readonly Spot[] = [
  louisville,
  { latitude: 40.7128, longitude: -74.006 },
  { latitude: 89.9, longitude: 12 },
  { latitude: 90, longitude: 0 },
  { latitude: -89.95, longitude: -140 },
  { latitude: 51.9, longitude: 179.95 },
  { latitude: -16.5, longitude: -179.9 },
  { latitude: 0, longitude: 0 },
];
const trades = ['plumbing', 'electrical', 'hvac'] as const satisfies readonly Trade[];
const DRAINS = ['Drain cleaning', 'Water heaters'];

export interface Question {
  readonly trade: Trade;
  readonly around: Around;
  readonly order: OrderAround;
  readonly limit: number;
  readonly specialty?: 'drain';
  readonly exclude?: readonly ContractorId[];
}

export type Citizen = NewContractorRow & { readonly stars: number | null };

/** Contractors in the hardest places for a search, and questions about them. */
export interface World {
  readonly citizens: readonly Citizen[];
  /** Returns the next question; each is different. */
  ask(): Question;
}

export function makeWorld(seed: number): World {
  const random = generator(seed);
  const from = (low: number, high: number) => low + random() * (high - low);
  const bearing = () => from(0, 2 * Math.PI);
  const pick = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  let serial = 0;
  const citizen = (spot: Spot, given: Partial<Citizen> = {}): Citizen => {
    serial += 1;
    const id = ContractorId.parse(`ct_${random() < 0.5 ? 'a' : 'B'}${String(serial).padStart(5, '0')}`);
    return {
      id,
      slug: id,
      companyName: `Firm ${id}`,
      city: 'Somewhere',
      state: 'KY',
      timeZone: 'UTC',
      trades: [trades[serial % trades.length] ?? 'plumbing'],
      isPremium: random() < 0.1,
      specialties: random() < 0.3 ? [pick(DRAINS)] : [],
      billingIdentity: id,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      stars: random() < 0.3 ? 1 + Math.floor(random() * 5) : null,
      ...spot,
      ...given,
    };
  };
  const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  const anywhere = (): Spot => ({ latitude: from(-90, 90), longitude: from(-180, 180) });

  const citizens: Citizen[] = [
    ...many(1200, () => citizen(anywhere())),
    ...hubs.flatMap((hub) => many(150, () => citizen(pointFrom(hub, from(0, 75), bearing())))),
    // Exactly at the radius, slightly inside, slightly outside.
    ...hubs.flatMap((hub) =>
      [RADIUS, RADIUS - 1e-4, RADIUS + 1e-4].flatMap((miles) =>
        many(6, (at) => citizen(pointFrom(hub, miles, at), { trades: ['handyman'] })),
      ),
    ),
    // Equally far from the hub, in all directions and both tiers: more than fit on a page.
    ...hubs.flatMap((hub) =>
      [7, 20, 41].flatMap((miles) =>
        many(14, (at) => citizen(pointFrom(hub, miles, at * 0.45), { trades: ['handyman'] })),
      ),
    ),
    // Many at one address, in both tiers: only the id distinguishes them.
    ...many(60, (at) =>
      citizen(pointFrom(louisville, 3, 1), { trades: ['construction'], isPremium: at % 2 === 0 }),
    ).reverse(),
    // More than the search counts.
    ...many(COUNT_LIMIT + 40, () => citizen(pointFrom(crowd, from(0, 50), bearing()), { trades: ['construction'] })),
  ];

  const corner = (): Spot =>
    pick([
      () => ({ latitude: pick([90, -90]), longitude: from(-180, 180) }),
      () => ({ latitude: pick([51.9, -16.5, 0]), longitude: pick([180, -180, 179.999, -179.999, 179.2, -179.2]) }),
      () => pick(hubs),
      // A point at exactly the radius from a contractor.
      () => pointFrom(pick(citizens), RADIUS, bearing()),
      // The address of a contractor.
      () => pick(citizens),
      () => crowd,
    ])();

  return {
    citizens,
    ask: () => {
      const kind = random();
      const spot = kind < 0.2 ? anywhere() : kind < 0.6 ? pointFrom(pick(hubs), from(0, 90), bearing()) : corner();
      const unusual = random();
      return {
        trade: pick([...trades, 'handyman', 'construction'] as const),
        around: { latitude: spot.latitude, longitude: spot.longitude, radiusMiles: RADIUS },
        order: unusual < 0.15 ? 'distance' : unusual < 0.3 ? 'rating' : 'featured',
        limit: random() < 0.8 ? 20 : 1 + Math.floor(random() * 40),
        ...(random() < 0.1 && { specialty: 'drain' as const }),
        ...(random() < 0.1 && { exclude: many(3, () => pick(citizens).id) }),
      };
    },
  };
}

/** Stores the contractors and the reviews that their stars come from. */
export async function settle(db: Database, { citizens }: World): Promise<void> {
  await insertContractors(
    db,
    citizens.map(({ stars: _, ...row }) => row),
  );
  await insertReviews(
    db,
    citizens.flatMap(({ id, stars }) =>
      stars === null
        ? []
        : {
            id: `rv_${id}`,
            contractorId: id,
            customerName: 'Mei H.',
            rating: stars,
            reviewText: 'As it was agreed.',
            isVerified: false,
            serviceType: null,
            sourceUrl: null,
            createdAt: new Date(0),
          },
    ),
  );
  await db.execute(sql`analyze contractor_trades`);
}
