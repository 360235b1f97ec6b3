import type {
  LocatedBy,
  Precision,
  ProjectSector,
  ProjectWork,
  SourceStatus,
} from '@plumbline/contract/domains/projects/project.ts';
import { perProjectTrade, strongerNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { projectWords } from '../project.words.ts';
import { listedDateOf } from './listed-date.ts';
import type { Listing } from './listing.ts';
import { keysOf } from './match-keys.ts';
import { pointOrigin } from './point-origin.ts';
import type { ReadTrades } from './trade-reason.ts';

/** One source's listing of a project, and since when. */
export interface KnownListing {
  readonly sourceId: string;
  readonly listing: Listing;
  readonly firstSeenAt: Date;
  /** When the source stopped listing it. */
  readonly vanishedAt: Date | null;
}

/** The facts about a project, merged from all its listings. Times are ISO date-times in UTC. */
export interface ProjectFacts {
  readonly title: string;
  readonly location: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly county: Listing['county'];
  readonly description: string;
  readonly status: SourceStatus;
  readonly projectType: Listing['projectType'];
  readonly sector: ProjectSector | null;
  readonly work: ProjectWork | null;
  readonly plumbingRequired: boolean;
  readonly trades: ReadTrades | null;
  readonly budgetMinCents: number | null;
  readonly budgetMaxCents: number | null;
  readonly deadlineAt: string | null;
  readonly deadlineZone: string | null;
  readonly deadlineText: string | null;
  readonly permitNumber: string | null;
  readonly permitStatus: string | null;
  readonly contractor: string | null;
  readonly contactInfo: string | null;
  readonly sourceId: string;
  readonly sourceUrl: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: Precision | null;
  readonly locatedBy: LocatedBy | null;
  /** The address that a geocoder was asked about; '' if none can know it; null if none was asked. */
  readonly geocodeKey: string | null;
  /** When it was listed, or first seen if no source says. */
  readonly listedAt: string;
  /** The day or month of the listing; null without a date. */
  readonly listedOn: string | null;
  readonly isDated: boolean;
  readonly isSynthetic: boolean;
  readonly permitKey: string | null;
  readonly addressKey: string | null;
  /** When the last source stopped listing it. */
  readonly vanishedAt: string | null;
  /** Maps each fact, named as in the contract's `Project`, to the id of its source. */
  readonly provenance: Readonly<Record<string, string>>;
}

/** Rank of each status. A project doesn't go back because one source is out of date. */
const progress: Readonly<Record<SourceStatus, number>> = {
  planning: 0,
  'bidding-open': 1,
  'in-progress': 2,
  completed: 3,
};
const exactness: Readonly<Record<Precision, number>> = { zip: 0, street: 1, exact: 2 };

/**
 * Merges the listings of a project; there must be at least one. Sources that still list the project come before those
 * that don't, and among these, earlier listings come first. Each fact comes from the first source that gives it,
 * except:
 * - the status is the one furthest along, among sources that still list it;
 * - street, city, state and ZIP code come as a unit from the first source with a street, else from the first with any
 * of them;
 * - the point is the most precise one;
 * - both ends of the budget come from the first source with either;
 * - a deadline with a time is preferred to one in words;
 * - plumbing is required if any source says so, and the strongest need of any source counts for each trade;
 * - the listing date is the earliest one (`rules/listed-date.ts`).
 */
export function mergeListings(known: readonly KnownListing[]): ProjectFacts {
  const order = known.toSorted(byTrust);
  const [first] = order;
  if (first === undefined) throw new RangeError('A project needs at least one listing');
  const provenance: Record<string, string> = {};
  const note = (names: readonly string[], source: KnownListing | undefined) => {
    if (source !== undefined) for (const name of names) provenance[name] = source.sourceId;
  };
  /** Returns the first source that gives the fact, and records it under these names. */
  const firstThat = (names: readonly string[], states: (listing: Listing) => boolean) => {
    const found = order.find(({ listing }) => states(listing));
    note(names, found);
    return found?.listing;
  };
  const fact = <Name extends 'county' | 'permitNumber' | 'permitStatus' | 'contractor' | 'contactInfo'>(name: Name) =>
    firstThat([name], (listing) => listing[name] !== null)?.[name] ?? null;

  const place =
    firstThat(['location'], ({ street }) => street !== null) ??
    firstThat(['location'], ({ city, zip }) => city !== null || zip !== null);
  const pointed = best(order, ({ listing: { point } }) => (point === null ? -1 : exactness[point.precision]));
  const point = pointed.listing.point;
  if (point !== null) note(['latitude', 'longitude'], pointed);
  const budget = firstThat(
    ['budgetMin', 'budgetMax'],
    ({ budgetMinCents, budgetMaxCents }) => budgetMinCents !== null || budgetMaxCents !== null,
  );
  const deadline =
    firstThat(['deadline'], (listing) => listing.deadline !== null && 'at' in listing.deadline)?.deadline ??
    firstThat(['deadline'], (listing) => listing.deadline !== null)?.deadline ??
    null;
  const telling = order.filter(({ vanishedAt }) => vanishedAt === null);
  const furthest = best(telling.length > 0 ? telling : order, ({ listing }) => progress[listing.status]);
  note(['status'], furthest);
  note(['title', 'projectType', 'sector', 'work'], first);
  const described = firstThat(['description'], ({ description }) => description !== '');
  const plumbing = firstThat(['plumbingRequired'], ({ plumbingRequired }) => plumbingRequired);
  if (plumbing === undefined) note(['plumbingRequired'], first);
  const trades = strongestNeeds(order);
  note(
    ['trades'],
    order.find(({ listing }) => listing.trades?.plumbing === trades?.plumbing),
  );
  const linked = order.find(({ listing }) => listing.url !== null);
  const permitNumber = fact('permitNumber');
  const county = fact('county');
  const street = place?.street ?? null;
  return {
    title: first.listing.title,
    location: locationOf(place) ?? county ?? projectWords.en.noLocation,
    street,
    city: place?.city ?? null,
    state: place?.state ?? null,
    zip: place?.zip ?? null,
    county,
    description: described?.description ?? '',
    status: furthest.listing.status,
    projectType: first.listing.projectType,
    sector: first.listing.sector ?? null,
    work: first.listing.work ?? null,
    plumbingRequired: plumbing !== undefined,
    trades,
    budgetMinCents: budget?.budgetMinCents ?? null,
    budgetMaxCents: budget?.budgetMaxCents ?? null,
    deadlineAt: deadline !== null && 'at' in deadline ? new Date(deadline.at).toISOString() : null,
    deadlineZone: deadline !== null && 'at' in deadline ? deadline.zone : null,
    deadlineText: deadline !== null && 'text' in deadline ? deadline.text : null,
    permitNumber,
    permitStatus: fact('permitStatus'),
    contractor: fact('contractor'),
    contactInfo: fact('contactInfo'),
    sourceId: first.sourceId,
    sourceUrl: (first.listing.url ?? linked?.listing.url) || null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    precision: point?.precision ?? null,
    locatedBy: pointOrigin(pointed.listing),
    geocodeKey: null,
    ...listedDateOf(order),
    isSynthetic: first.listing.isSynthetic,
    ...keysOf({ permitNumber, street }),
    vanishedAt: telling.length > 0 ? null : latest(order.map(({ vanishedAt }) => vanishedAt)),
    provenance,
  };
}

/** Returns what the listings of a project say about the trades that it needs, as merging them does. */
export function readNeeds(known: readonly KnownListing[]): Pick<ProjectFacts, 'trades' | 'plumbingRequired'> {
  return {
    trades: strongestNeeds(known.toSorted(byTrust)),
    plumbingRequired: known.some(({ listing }) => listing.plumbingRequired),
  };
}

/** Returns the strongest need of any source for each trade; null if no source has needs. */
function strongestNeeds(order: readonly KnownListing[]): ReadTrades | null {
  const told = order.flatMap(({ listing: { trades } }) => (trades ? [trades] : []));
  const [first, ...more] = told;
  if (first === undefined) return null;
  return more.reduce(
    (strongest, trades) => perProjectTrade((trade) => strongerNeed(strongest[trade], trades[trade])),
    first,
  );
}

const byTrust = (one: KnownListing, other: KnownListing): number =>
  Number(one.vanishedAt !== null) - Number(other.vanishedAt !== null) ||
  one.firstSeenAt.getTime() - other.firstSeenAt.getTime() ||
  compare(one.sourceId, other.sourceId) ||
  compare(one.listing.externalId, other.listing.externalId);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Returns the first of those with the highest value. */
function best(order: readonly KnownListing[], value: (known: KnownListing) => number): KnownListing {
  return order.reduce((highest, next) => (value(next) > value(highest) ? next : highest));
}

function locationOf(place: Listing | undefined): string | null {
  const region = [place?.state, place?.zip].filter(Boolean).join(' ');
  return [place?.street, place?.city, region].filter(Boolean).join(', ') || null;
}

function latest(times: readonly (Date | null)[]): string | null {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
}
