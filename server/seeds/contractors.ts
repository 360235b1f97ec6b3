import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { billingIdentityOf } from '../src/domains/directory/policy.ts';
import { contractorById, insertContractors } from '../src/domains/directory/store/contractor.ts';
import { keepLicenseEvidence, type NewLicenseEvidence } from '../src/domains/directory/store/license-evidence.ts';
import { insertReviews, type NewReview } from '../src/domains/directory/store/review.ts';
import type { NewContractorRow } from '../src/domains/directory/tables.ts';
import { placeByName, placesAround } from '../src/domains/locations/public.ts';
import type { Context } from '../src/kernel/context.ts';
import type { Database } from '../src/kernel/database.ts';
import { inTransaction } from '../src/kernel/transaction.ts';
import { homeMarket, otherCities, type SeedPlace } from './contractor-places.ts';
import {
  firstNames,
  firstWords,
  hours,
  insurances,
  lastNames,
  nights,
  secondWords,
  streets,
} from './contractor-words.ts';
import { type Random, randomFrom } from './random.ts';
import { sampleReviews } from './reviews.ts';
import { stableId } from './stable-id.ts';
import { tradeWords } from './trade-words.ts';

const SEED = 40202;
const DAY = 24 * 60 * 60 * 1000;
const MILES_PER_DEGREE = 69;
/** Share of each trade in the home market, in percent. */
const tradeShares: Readonly<Record<Trade, number>> = {
  plumbing: 38,
  electrical: 20,
  hvac: 17,
  handyman: 13,
  construction: 12,
};
/** The second trade of firms that have two. */
const secondTrade: Partial<Record<Trade, Trade>> = {
  plumbing: 'hvac',
  handyman: 'construction',
  construction: 'handyman',
};
/** The slug of the last one. One transaction stores them all, so if it exists, they all do. */
export const LAST = 'cinder-hollow-plumbing-co';
/** Licensing authority of each state for which the demonstration names one. */
const boards: Readonly<Record<string, string>> = {
  KY: 'Kentucky Department of Housing, Buildings and Construction',
  IN: 'Indiana Professional Licensing Agency',
};

interface Sample {
  readonly contractor: NewContractorRow;
  /** Has the source 'demonstration', because no register was asked. */
  readonly evidence: NewLicenseEvidence | null;
  readonly reviews: readonly NewReview[];
}

/**
 * Stores the demonstration contractors with their reviews, all marked synthetic. Runs at every start of the product,
 * and does nothing if they exist. Ids are the same in every run. Returns the number of new ones.
 */
export async function seedContractors(ctx: Context): Promise<{ contractors: number; reviews: number }> {
  if ((await contractorById(ctx.db, idOf(LAST))) !== null) return { contractors: 0, reviews: 0 };
  const samples = sampleContractors(ctx.clock.now());
  return inTransaction(ctx, async ({ db }) => {
    const contractors = await insertContractors(
      db,
      samples.map(({ contractor }) => contractor),
    );
    if (contractors > 0) await seedEvidence(db, samples);
    return {
      contractors,
      reviews: await insertReviews(
        db,
        samples.flatMap(({ reviews }) => reviews),
      ),
    };
  });
}

const seedEvidence = (db: Database, samples: readonly Sample[]): Promise<void> =>
  keepLicenseEvidence(
    db,
    samples.flatMap(({ evidence }) => evidence ?? []),
  );

function sampleContractors(now: Date): Sample[] {
  const random = randomFrom(SEED);
  const names = new Set<string>();
  const phones = phoneBook();
  const samples = [...homeMarket, ...otherCities].flatMap((place) =>
    Array.from({ length: place.count }, (_, at) => {
      const trade = place.trades === 'in-turn' ? tradeInTurn(at) : tradeByShare(random);
      return sample(random, { place, trade, name: newName(random, trade, names), phone: phones(place.areaCodes), now });
    }),
  );
  const last = samples.at(-1)?.contractor.slug;
  if (last !== LAST) throw new Error(`The last demonstration contractor is ${last}: LAST has to say so`);
  return samples;
}

const tradeInTurn = (at: number): Trade => Trade.options[at % Trade.options.length] ?? 'plumbing';

function tradeByShare(random: Random): Trade {
  let left = random.next() * 100;
  return Trade.options.find((trade) => (left -= tradeShares[trade]) < 0) ?? 'plumbing';
}

/** Returns a function that assigns each number reserved for fiction once, from the first area code with a free one. */
function phoneBook(): (areaCodes: readonly string[]) => string {
  const taken = new Map<string, number>();
  return (areaCodes) => {
    const code = areaCodes.find((candidate) => (taken.get(candidate) ?? 0) < 100);
    if (code === undefined) throw new Error(`No number is left in ${areaCodes.join(', ')}`);
    const count = taken.get(code) ?? 0;
    taken.set(code, count + 1);
    return `+1${code}5550${100 + count}`;
  };
}

function newName(random: Random, trade: Trade, names: Set<string>): string {
  for (;;) {
    const first = random.percent(22)
      ? `${random.pick(lastNames)} & ${random.pick(lastNames)}`
      : `${random.pick(firstWords)} ${random.pick(secondWords)}`;
    const [left, right] = first.split(' & ');
    const name = `${first} ${random.pick(tradeWords[trade].kinds)}`;
    if (left === right || names.has(first)) continue;
    names.add(first);
    return name;
  }
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const idOf = (slug: string): ContractorId => ContractorId.parse(stableId('ct', slug));

interface Plan {
  readonly place: SeedPlace;
  readonly trade: Trade;
  readonly name: string;
  readonly phone: string;
  readonly now: Date;
}

function sample(random: Random, { place, trade, name, phone, now }: Plan): Sample {
  const slug = slugOf(name);
  const id = idOf(slug);
  const words = tradeWords[trade];
  const site = siteIn(random, place);
  const contact = { first: random.pick(firstNames), last: random.pick(lastNames) };
  const other = secondTrade[trade];
  const reviews = sampleReviews(random, id, trade, now);
  // The order of these calls matters: another order would produce other contractors from the same seed.
  const address = `${random.between(100, 9899)} ${random.pick(streets)}`;
  const website = random.percent(85) ? `https://${slug}.example.com` : null;
  const isPremium = random.percent(12);
  const evidence = random.percent(60) ? licenseEvidence(random, id, place.state, words.license, now) : null;
  const listing = {
    id,
    slug,
    companyName: name,
    contactName: `${contact.first} ${contact.last}`,
    ...site,
    address,
    phone,
    email: `${contact.first.toLowerCase()}@${slug}.example.com`,
    smsConsentAt: now,
    website,
    rating: average(reviews.map((review) => review.rating)),
    reviewCount: reviews.length,
    isPremium,
    isClaimed: true,
    isSynthetic: true,
    insuranceInfo: random.percent(80) ? random.pick(insurances) : null,
    yearEstablished: random.percent(90) ? random.between(1968, 2023) : null,
    businessHours: { ...random.pick(hours) },
    // About a fifth, without another draw, which would change all that follow.
    nightHours: slug.length % 5 === 0 ? nights : {},
    specialties: random.some(words.specialties, random.between(3, 6)),
    trades: other && random.percent(14) ? [trade, other] : [trade],
    createdAt: now,
    updatedAt: now,
  };
  const contractor = { ...listing, billingIdentity: billingIdentityOf(listing, evidence ?? undefined) };
  return { contractor, evidence, reviews };
}

const licenseEvidence = (
  random: Random,
  contractorId: ContractorId,
  state: string,
  prefix: string,
  now: Date,
): NewLicenseEvidence => ({
  sourceId: 'demonstration',
  externalId: contractorId,
  contractorId,
  number: `${prefix}${random.between(10_000, 99_999)}`,
  board: boards[state] ?? `${state} contractor licensing board`,
  status: 'clear',
  statusSaid: null,
  classes: [],
  issuedOn: null,
  expiresOn: null,
  checkedOn: new Date(now.getTime() - random.between(3, 200) * DAY).toISOString().slice(0, 10),
});

/** Returns a location in the city, with the surrounding towns as service areas. */
function siteIn(random: Random, { city, state }: SeedPlace) {
  const center = placeByName(city, state);
  if (!center) throw new Error(`There is no ${city}, ${state}`);
  const around = placesAround(center.latitude, center.longitude, 60);
  const inside = around.filter((near) => near.city === city && near.state === state);
  const spot: Place = random.pick([inside[0] ?? center, ...inside.slice(1)]);
  const towns = [...new Set(around.filter((near) => near.state === state).map((near) => near.city))].filter(
    (town) => town !== city,
  );
  return {
    city,
    state,
    zipCode: spot.zipCode,
    latitude: moved(random, spot.latitude, 1),
    longitude: moved(random, spot.longitude, Math.cos((spot.latitude * Math.PI) / 180)),
    timeZone: spot.timeZone,
    serviceAreas: [city, ...random.some(towns, random.between(2, 9))],
  };
}

/**
 * Moves a coordinate by up to 0.8 miles in either direction. `scale` is the length of its degree relative to a degree
 * of latitude.
 */
const moved = (random: Random, degrees: number, scale: number): number =>
  Number((degrees + ((random.next() - 0.5) * 1.6) / (MILES_PER_DEGREE * scale)).toFixed(5));

/** Returns the average to one decimal; null without ratings. */
const average = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
