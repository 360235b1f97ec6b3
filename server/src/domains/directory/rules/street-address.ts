import { LRUCache } from 'lru-cache';
import { parseAddress, streetKey } from '../../locations/public.ts';

/** A street address as it is compared. */
export interface StreetAddress {
  /** House and street in one spelling, '100 n main st'; 'box 12' for a post box. */
  readonly street: string;
  /** '200' of 'Suite 200'; null without one. */
  readonly unit: string | null;
}

/** A listing is compared with many others. */
const REMEMBERED = 5000;
const known = new LRUCache<string, { readonly address: StreetAddress | null }>({ max: REMEMBERED });

/** Null for what names no house on a street and no post box: two of those can't be compared. */
export function streetAddress(text: string | null): StreetAddress | null {
  if (text === null) return null;
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered.address;
  const address = readStreetAddress(text);
  known.set(text, { address });
  return address;
}

function readStreetAddress(text: string): StreetAddress | null {
  const address = parseAddress(text);
  if (address.kind === 'po-box') {
    const number = address.street?.split(' ').at(-1)?.replace('#', '') ?? '';
    return { street: `box ${number.toLowerCase()}`, unit: null };
  }
  const key = streetKey(address);
  return key && { street: key.street.toLowerCase(), unit: key.unit?.toLowerCase() ?? null };
}
