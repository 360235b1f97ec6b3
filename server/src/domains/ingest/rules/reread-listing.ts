import type { Listing } from '../../projects/public.ts';
import { listingOf } from './normalized-listing.ts';
import type { RowMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

/** The listing already contains the source's defaults. */
const bare: RowMapping = {
  zone: 'America/New_York',
  within: 'anywhere',
  statuses: {},
  only: 'everything',
  status: 'in-progress',
  lists: 'everything',
};

/**
 * Applies today's rules to a stored listing, using what is left of its row: its location, the trades it needs and the
 * type of work. Its title, status, dates and money stay, because their columns are gone. A sample is left unchanged.
 */
export function rereadListing(listing: Listing): Listing {
  if (listing.isSynthetic) return listing;
  const { externalId, title, description, county, point, permitNumber, permitStatus, contractor } = listing;
  const said = { id: externalId, title, description, county, permitNumber, status: permitStatus, contractor };
  const isMiddle = point === null || point.precision === 'zip';
  const row: SourceRow = { ...said, points: isMiddle ? [] : [point] };
  // Older rules left a whole address in the street and then added the source's town to it.
  const alone = read({ ...row, street: listing.street });
  const given = read({ ...row, street: listing.street, city: listing.city, state: listing.state, zip: listing.zip });
  const again = alone !== null && alone.city !== null ? alone : given;
  if (again === null) return listing;
  return {
    ...listing,
    street: again.street,
    city: again.city,
    state: again.state,
    zip: again.zip,
    county: again.county ?? county,
    point: isMiddle ? again.point : point,
    projectType: again.projectType,
    sector: again.sector ?? null,
    work: again.work ?? null,
    plumbingRequired: again.plumbingRequired,
  };
}

function read(row: SourceRow): Listing | null {
  const result = listingOf(row, { address: '', county: null, isSynthetic: false }, bare);
  return result.kind === 'listing' ? result.listing : null;
}
