import { aListing } from '../projects/fixtures.ts';
import type { Listing } from '../projects/public.ts';
import type { SourceReading } from './ports.ts';

type Read = Extract<SourceReading, { kind: 'read' }>;

/** Returns a listing that is distinct from those with other numbers. */
export const listingNumber = (number: number): Listing =>
  aListing({ externalId: `listing-${number}`, title: `Job ${number}`, street: `${100 + number} Main St` });

/** Returns a complete reading of a source. */
export const reading = (listings: readonly Listing[], given: Partial<Read> = {}): Read => ({
  kind: 'read',
  listings,
  read: listings.length,
  skipped: 0,
  rejected: 0,
  losses: {},
  rejections: [],
  validators: null,
  ...given,
});
