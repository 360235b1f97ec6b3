import type { Listing } from './rules/listing.ts';

/** A listing as an adapter hands it over, for tests. */
export const aListing = (given: Partial<Listing> = {}): Listing => ({
  externalId: 'listing-1',
  url: 'https://permits.example.org/1',
  title: 'Restroom renovation',
  description: 'New plumbing fixtures and floors',
  street: '100 Main St',
  city: 'Louisville',
  state: 'KY',
  zip: '40202',
  county: 'Jefferson County',
  status: 'bidding-open',
  projectType: 'commercial',
  plumbingRequired: true,
  budgetMinCents: null,
  budgetMaxCents: null,
  deadline: null,
  permitNumber: null,
  permitStatus: null,
  contractor: null,
  contactInfo: null,
  point: null,
  listedAt: '2026-11-20T05:00:00Z',
  isSynthetic: false,
  ...given,
});
