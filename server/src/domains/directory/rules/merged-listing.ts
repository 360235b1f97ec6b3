import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ImportedListing, Location, SourceKind } from './imported-listing.ts';

/** A listing with its source. */
export interface SourcedListing {
  readonly sourceId: string;
  readonly sourceKind: SourceKind;
  readonly listing: ImportedListing;
}

/** A contractor merged from all its sources, with the source of each fact. */
export interface MergedListing extends Location {
  readonly companyName: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly trades: readonly Trade[];
  readonly specialties: readonly string[];
  readonly status: 'active' | 'hidden';
  /** Maps field names to the id of the source, or the ids of the sources. */
  readonly provenance: Readonly<Record<string, string>>;
}

/** An operator's own file comes first, then a directory of places. Registers have mailing addresses and legal names. */
const RANK: Readonly<Record<SourceKind, number>> = { file: 0, places: 1, licenses: 2 };
const EXACTNESS: Readonly<Record<Location['precision'], number>> = { exact: 0, zip: 1, city: 2 };
const MOST_SPECIALTIES = 12;

/**
 * Merges what several sources say about a contractor; there must be at least one. The order of the sources doesn't
 * matter:
 * - sources that call it closed count only if all do, and then it is hidden;
 * - name, contact, phone, email and site come from the first source that has one: a file, then places, then a register;
 * of two entries of one source, the one with the first id counts;
 * - street, town and point come together, from the most exact point, then one with a street, then in the same order;
 * - trades and specialties are combined from all sources.
 */
export function mergeListings(all: readonly SourcedListing[]): MergedListing {
  const open = all.filter(({ listing }) => listing.closed === null);
  const heard = (open.length > 0 ? open : all).toSorted(
    (a, b) =>
      RANK[a.sourceKind] - RANK[b.sourceKind] ||
      compare(a.sourceId, b.sourceId) ||
      compare(a.listing.externalId, b.listing.externalId),
  );
  const [best] = heard.toSorted(
    (a, b) =>
      EXACTNESS[a.listing.precision] - EXACTNESS[b.listing.precision] ||
      Number(a.listing.street === null) - Number(b.listing.street === null),
  );
  if (!best) throw new RangeError('There are no sources to merge');
  const provenance: Record<string, string> = {};
  const first = <Field extends 'name' | 'contactName' | 'phone' | 'email' | 'website'>(
    field: Field,
    as: string = field,
  ) => {
    const from = heard.find(({ listing }) => listing[field] !== null);
    if (from) provenance[as] = from.sourceId;
    return from?.listing[field] ?? null;
  };
  const merged = {
    companyName: first('name', 'companyName') ?? '',
    contactName: first('contactName'),
    phone: first('phone'),
    email: first('email'),
    website: first('website'),
  };
  const sources = [...new Set(heard.map(({ sourceId }) => sourceId))].join(',');
  const { street, city, state, zipCode, latitude, longitude, precision } = best.listing;
  return {
    ...merged,
    street,
    city,
    state,
    zipCode,
    latitude,
    longitude,
    precision,
    trades: Trade.options.filter((trade) => heard.some(({ listing }) => listing.trades.includes(trade))),
    specialties: [...new Set(heard.flatMap(({ listing }) => listing.specialties))].slice(0, MOST_SPECIALTIES),
    status: open.length > 0 ? 'active' : 'hidden',
    provenance: {
      ...provenance,
      place: best.sourceId,
      trades: sources,
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
