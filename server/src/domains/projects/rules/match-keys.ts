import { LRUCache } from 'lru-cache';
import { parseAddress, streetKey } from '../../locations/public.ts';
import type { Listing } from './listing.ts';

/** Of the listings that are recorded at once and of the projects that they may be. */
const REMEMBERED = 5000;
const known = new LRUCache<string, { readonly key: string | null }>({ max: REMEMBERED });

/** A permit number as it is compared: 'COM-NEW-26-00159' and 'com new 26 00159' are one. Null for what is no number. */
export function permitKey(permitNumber: string | null): string | null {
  const number = (permitNumber ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return number.length < 5 || !/\d{3}/.test(number) ? null : number;
}

/**
 * A street as it is compared: without unit, suffixes and directions as the Postal Service abbreviates them.
 * '1338 Lynmar Drive, Apt 1' and '1338 LYNMAR DR' are one. Null where there is no house number: two jobs somewhere on
 * the same road are not the same job.
 */
export function addressKey(street: string | null): string | null {
  if (street === null) return null;
  const remembered = known.get(street);
  if (remembered !== undefined) return remembered.key;
  const key = streetKey(parseAddress(street))?.street ?? null;
  known.set(street, { key });
  return key;
}

/** What a project is recognised by when another source lists it. */
export const keysOf = ({ permitNumber, street }: Pick<Listing, 'permitNumber' | 'street'>) => ({
  permitKey: permitKey(permitNumber),
  addressKey: addressKey(street),
});
