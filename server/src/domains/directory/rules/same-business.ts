import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { plainLicenseNumber } from '../policy.ts';
import { nameKey, namesAlike, sameName } from './business-name.ts';
import { isTollFree, ownHost } from './contact-facts.ts';
import type { ImportedListing } from './imported-listing.ts';
import { streetAddress } from './street-address.ts';

/** Maximum distance in miles between a shop and its address in a register. */
const ONE_BUSINESS_WITHIN = 25;
/** Maximum distance in miles from the center of a ZIP code or city to a house there. */
const ONE_STREET_WITHIN = 15;

/**
 * The keys by which a listing is found when another source may name the same business. A shared key proves nothing yet.
 */
export interface MatchKeys {
  readonly phoneKey: string | null;
  readonly addressKey: string | null;
  readonly nameKey: string | null;
  readonly siteKey: string | null;
  readonly licenseKey: string | null;
}

/** The fields of a listing that are compared. */
export type Comparable = Pick<
  ImportedListing,
  'name' | 'street' | 'city' | 'state' | 'zipCode' | 'phone' | 'website' | 'license' | 'latitude' | 'longitude'
>;

/**
 * Returns a listing's keys. Toll-free numbers and shared sites are excluded, because a thousand franchises share one.
 */
export function matchKeys(listing: Comparable): MatchKeys {
  const address = streetAddress(listing.street);
  const town = `${listing.city.toLowerCase()}, ${listing.state}`;
  const name = nameKey(listing.name);
  return {
    phoneKey: listing.phone !== null && !isTollFree(listing.phone) ? listing.phone : null,
    addressKey: address && `${address.street}, ${listing.zipCode ?? town}`,
    nameKey: name === '' ? null : `${name}, ${town}`,
    siteKey: ownHost(listing.website),
    licenseKey: listing.license && `${listing.license.boardId} ${plainLicenseNumber(listing.license.number)}`,
  };
}

/**
 * Scores how surely two listings are the same business; 0 means they aren't. In descending order: same license, same
 * phone, same street, same site, similar names in one town without contradictions.
 * - Names must be similar and locations close; a license needs only one of the two.
 * - A toll-free number doesn't count as a phone, nor a page on a shared site as a site.
 * - Within one source, two streets, units or towns mean two businesses, because a source distinguishes its own entries.
 */
export function sameBusiness(a: Comparable, b: Comparable, given: { readonly sameSource: boolean }): number {
  const [keysA, keysB] = [matchKeys(a), matchKeys(b)];
  const miles = milesBetween(a, b);
  const place = comparePlaces(a, b, miles);
  if (given.sameSource && (place === 'other' || place === 'other-unit')) return 0;
  const alike = namesAlike(a.name, b.name);
  if (keysA.licenseKey !== null && keysA.licenseKey === keysB.licenseKey) {
    if (alike) return place === 'same' ? 10 : 9;
    return miles > ONE_BUSINESS_WITHIN ? 0 : 4;
  }
  if (!alike || miles > ONE_BUSINESS_WITHIN) return 0;
  const phones = comparePhones(a, b);
  if (phones === 'same' && !isTollFree(a.phone ?? '')) return place === 'same' ? 8 : place === 'unknown' ? 7 : 6;
  if (place === 'same') return phones === 'other' && !sameName(a.name, b.name) ? 0 : 5;
  if (place === 'other-unit') return phones === 'same' ? 5 : 0;
  if (keysA.siteKey !== null && keysA.siteKey === keysB.siteKey && phones !== 'other') return 3;
  const nothingAgainstIt = place === 'unknown' && phones !== 'other';
  return nothingAgainstIt && keysA.nameKey === keysB.nameKey ? 2 : 0;
}

/** Toll-free numbers that differ prove nothing: the same business may give either. */
function comparePhones(a: Comparable, b: Comparable): 'same' | 'other' | 'unknown' {
  if (a.phone === null || b.phone === null) return 'unknown';
  if (a.phone === b.phone) return 'same';
  return isTollFree(a.phone) || isTollFree(b.phone) ? 'unknown' : 'other';
}

/** Returns 'unknown' if one of the two has no street in the same town. */
function comparePlaces(a: Comparable, b: Comparable, miles: number): 'same' | 'other-unit' | 'other' | 'unknown' {
  const [one, other] = [streetAddress(a.street), streetAddress(b.street)];
  if (!one || !other) {
    return a.state === b.state && a.city.toLowerCase() === b.city.toLowerCase() ? 'unknown' : 'other';
  }
  if (one.street !== other.street || miles > ONE_STREET_WITHIN) return 'other';
  return one.unit !== null && other.unit !== null && one.unit !== other.unit ? 'other-unit' : 'same';
}
