import { aListing } from '../projects/fixtures.ts';
import type { Listing } from '../projects/public.ts';
import type { SourceReading } from './ports.ts';

type Read = Extract<SourceReading, { kind: 'read' }>;

/** A listing that is not taken for another number's. */
export const listingNumber = (number: number): Listing =>
  aListing({ externalId: `listing-${number}`, title: `Job ${number}`, street: `${100 + number} Main St` });

/** A source read to its end. */
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
