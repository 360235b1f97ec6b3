import { hasHouseNumber, parseAddress } from '../address/us-address.ts';
import type { StreetAddress } from '../ports.ts';

/** A place as a listing gives it. */
interface SaidPlace {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

const MAX_STREET = 120;
/**
 * Words next to a number that mean it is not a house: '100 Main St & Oak St', '12 Parcel B'; also numbers without a
 * name.
 */
const NO_HOUSE = /[&@]|\b(?:blk|block|parcel|tract|p\.?\s?o\.?\s?box)\b|^[^a-z]*$/i;

/**
 * Returns the address of a house that a geocoder may know, without its unit, and only the first of several houses. Null
 * for blocks, lots, intersections, PO boxes and the number 0, and if neither the ZIP code nor city and state are known.
 */
export function geocodableAddress({ street, city, state, zip }: SaidPlace): StreetAddress | null {
  if (zip === null && (city === null || state === null)) return null;
  const address = parseAddress({ street, city, state, zip });
  if (!hasHouseNumber(address) || address.number === null || address.street === null) return null;
  const { kind, number, street: line } = address;
  if (line.length > MAX_STREET || NO_HOUSE.test(line)) return null;
  const first = kind === 'range' ? (/^\d+/.exec(number)?.[0] ?? number) : number;
  return { street: line.replace(number, first), city, state, zip };
}

/** Returns the cache key of an address, regardless of case. */
export const addressId = ({ street, city, state, zip }: StreetAddress): string =>
  [street.replace(/[.'’]/g, ''), zip === null ? city : '', state, zip]
    .map((part) => (part ?? '').toUpperCase().trim())
    .join('|');
