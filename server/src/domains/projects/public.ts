export type { Listing } from './rules/listing.ts';
