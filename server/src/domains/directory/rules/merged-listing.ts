import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ImportedListing, Location, SourceKind } from './imported-listing.ts';

/** A listing with who says it. */
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
  /** Field name to the id of the source, or ids of the sources. */
  readonly provenance: Readonly<Record<string, string>>;
}

/** An operator's own file first, then a directory of places; registers know where mail goes, not what the door says. */
const RANK: Readonly<Record<SourceKind, number>> = { file: 0, places: 1, licenses: 2 };
const EXACTNESS: Readonly<Record<Location['precision'], number>> = { exact: 0, zip: 1, city: 2 };
const MOST_SPECIALTIES = 12;

/**
 * One contractor out of what several sources say of it; there must be at least one. The same whatever order they came in:
 * - sources that call it closed are heard only when all do, and then it is hidden;
 * - name, contact, phone, e-mail and site are from the first source that has one: a file, then places, then a register;
 *   of two entries of one source from the one whose id is first;
 * - street, town and point go together, from the most exact point, then one with a street, then in the same order;
 * - trades and specialties are those of all of them.
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
  if (!best) throw new RangeError('Nobody says anything of this contractor');
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
