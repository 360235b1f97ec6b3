import { LRUCache } from 'lru-cache';
import { parseAddress, streetKey } from '../../locations/public.ts';
import type { Listing } from './listing.ts';

/** Cached for the listings recorded together and their candidate projects. */
const REMEMBERED = 5000;
const known = new LRUCache<string, { readonly key: string | null }>({ max: REMEMBERED });

/**
 * Normalizes a permit number for comparison: 'COM-NEW-26-00159' and 'com new 26 00159' are the same. Returns null for
 * anything that isn't a permit number.
 */
export function permitKey(permitNumber: string | null): string | null {
  const number = (permitNumber ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return number.length < 5 || !/\d{3}/.test(number) ? null : number;
}

/**
 * Normalizes a street for comparison: without unit, with suffixes and directions abbreviated as the Postal Service
 * does. '1338 Lynmar Drive, Apt 1' and '1338 LYNMAR DR' are the same. Returns null without a house number, because two
 * jobs on one road aren't the same job.
 */
export function addressKey(street: string | null): string | null {
  if (street === null) return null;
  const remembered = known.get(street);
  if (remembered !== undefined) return remembered.key;
  const key = streetKey(parseAddress(street))?.street ?? null;
  known.set(street, { key });
  return key;
}

/** Returns the keys by which a project is recognized when another source lists it. */
export const keysOf = ({ permitNumber, street }: Pick<Listing, 'permitNumber' | 'street'>) => ({
  permitKey: permitKey(permitNumber),
  addressKey: addressKey(street),
});
