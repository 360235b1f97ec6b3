import type { LocatedBy } from '@plumbline/contract/domains/projects/project.ts';
import { placeByZip } from '../../locations/public.ts';
import type { Listing } from './listing.ts';

/** Returns whether a listing's point is its source's own or the center of its ZIP code; null if it has none. */
export function pointOrigin({ point, zip }: Pick<Listing, 'point' | 'zip'>): LocatedBy | null {
  if (point === null) return null;
  if (point.precision !== 'zip' || zip === null) return 'source';
  const middle = placeByZip(zip);
  return middle?.latitude === point.latitude && middle.longitude === point.longitude ? 'zip' : 'source';
}
