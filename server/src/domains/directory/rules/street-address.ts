import { LRUCache } from 'lru-cache';
import { parseAddress, streetKey } from '../../locations/public.ts';

/** A street address normalized for comparison. */
export interface StreetAddress {
  /** House and street in a normalized spelling, '100 n main st'; 'box 12' for a PO box. */
  readonly street: string;
  /** '200' for 'Suite 200'; null without one. */
  readonly unit: string | null;
}

/** Cached, because each listing is compared with many others. */
const REMEMBERED = 5000;
const known = new LRUCache<string, { readonly address: StreetAddress | null }>({ max: REMEMBERED });

/**
 * Normalizes an address; returns null if it is neither a house on a street nor a PO box, because such addresses can't
 * be compared.
 */
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
