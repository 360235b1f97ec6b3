import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ClaimId, ContractorId, ListingKey } from '../../kernel/id.ts';
import { absentWhenEmpty } from '../../kernel/inputs.ts';
import { SEARCH_RADIUS_MILES } from '../../kernel/reach.ts';
import { Latitude, Longitude } from '../locations/place.ts';
import { CityPage, CityTrade } from './city-page.ts';
import { ContractorDetails, FoundContractor } from './contractor.ts';
import { ClaimChannel, CODE_ATTEMPTS, CODE_MINUTES, CodeWithConsent, ListingEdit, OwnListing } from './listing.ts';
import { OutsidePlace } from './outside-place.ts';
import { Trade } from './trade.ts';

const optionalText = z.preprocess(absentWhenEmpty, z.string().trim().max(500).optional());

/** The number of contractors per page of results. */
export const SEARCH_LIMIT = 20;

/** 'featured': paid placements first, then nearest. 'rating' and 'distance' leave placements aside. */
export const CONTRACTOR_SORTS = ['featured', 'distance', 'rating'] as const;
export const ContractorSort = z.enum(CONTRACTOR_SORTS);
export type ContractorSort = z.infer<typeof ContractorSort>;

/** A trade, or the kind of work that the wizard asks about. */
export const ServiceTrade = z.preprocess((value) => (value === 'specific-project' ? 'construction' : value), Trade);

export const FindPlumbersQuery = z.object({
  /** Without it, the trade of `specialty`, else what the description asks for. */
  serviceType: z.preprocess(absentWhenEmpty, ServiceTrade.optional()),
  /** 'Louisville, KY'. */
  location: optionalText,
  city: optionalText,
  state: optionalText,
  latitude: z.preprocess(absentWhenEmpty, Latitude.optional()),
  longitude: z.preprocess(absentWhenEmpty, Longitude.optional()),
  /** Accepted, but results don't depend on it. */
  urgency: optionalText,
  /** Used to infer the trade if nothing else names it. Never refused for its length. */
  projectDescription: z.preprocess(
    (value) => (typeof value === 'string' ? value.slice(0, 4000) : value),
    z.preprocess(absentWhenEmpty, z.string().optional()),
  ),
  /** A work type ('drain cleaning'), or words: narrows to contractors whose specialties hold them. */
  specialty: optionalText,
  /** Nationwide only 'featured' is possible, whatever is asked for. */
  sort: z.preprocess(absentWhenEmpty, ContractorSort.default('featured')),
  /** `nextCursor` of the page before, with the same search. */
  cursor: z.preprocess(absentWhenEmpty, z.string().max(500).optional()),
});

export const findPlumbers = endpoint({
  name: 'findPlumbers',
  summary: `Contractors of a trade within ${SEARCH_RADIUS_MILES} miles of a place, featured first, then nearest`,
  method: 'GET',
  path: '/api/find-plumbers',
  query: FindPlumbersQuery,
  reply: z.object({
    contractors: z.array(FoundContractor),
    /** The number within the radius, counted up to 1,000; the same on every page. */
    totalFound: z.number().int(),
    /** The trade that was searched for, given or inferred. */
    serviceType: Trade,
    sort: ContractorSort,
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
    /** 'Louisville, KY', or 'Nationwide' without a place. */
    location: z.string(),
    /** Miles; null nationwide. */
    searchRadius: z.number().nullable(),
    /**
     * Location around which `/api/places-elsewhere` may find more of this trade; null if there are enough contractors,
     * for a nationwide search, and if no such service is configured.
     */
    elsewhere: z.object({ latitude: Latitude, longitude: Longitude }).nullable(),
  }),
  problems: ['not-found'],
  rate: 'read',
  mayLag: true,
});

const contractorDetails = {
  method: 'GET',
  reply: ContractorDetails,
  problems: ['not-found'],
  rate: 'read',
  mayLag: true,
} as const;

export const getContractor = endpoint({
  ...contractorDetails,
  name: 'getContractor',
  summary: 'One contractor, as anyone may see it',
  path: '/api/contractors/:id',
  params: z.object({ id: ContractorId }),
});

export const getPlumber = endpoint({
  ...contractorDetails,
  name: 'getPlumber',
  summary: 'The same as /api/contractors/{id}',
  path: '/api/plumbers/:id',
  params: z.object({ id: ContractorId }),
});

export const getContractorBySlug = endpoint({
  ...contractorDetails,
  name: 'getContractorBySlug',
  summary: 'The contractor of a public page',
  path: '/api/contractors/by-slug/:slug',
  shows: ['directory'],
  params: z.object({ slug: z.string() }),
});

export const getCityPage = endpoint({
  name: 'getCityPage',
  summary: 'Contractors of a trade in a city, and where else nearby there are some',
  method: 'GET',
  path: '/api/contractors/in/:trade/:state/:city',
  params: CityTrade,
  reply: CityPage,
  problems: ['not-found'],
  rate: 'read',
  shows: ['directory'],
  mayLag: true,
});

export const clearSyntheticContractors = endpoint({
  name: 'clearSyntheticContractors',
  summary: 'Removes the demonstration contractors: for anyone in demonstration mode, in production for operators',
  method: 'POST',
  path: '/api/clear-synthetic-contractors',
  reply: z.object({ cleared: z.number().int(), message: z.string() }),
  problems: ['not-allowed'],
  rate: 'message',
});

export const requestClaimCode = endpoint({
  name: 'requestClaimCode',
  summary: "Sends a code to the listing's own phone or email; the answer is the same whether or not it has one",
  method: 'POST',
  path: '/api/contractors/:id/claims',
  params: z.object({ id: ContractorId }),
  body: z.object({ channel: ClaimChannel }),
  reply: z.object({ claimId: ClaimId, message: z.string() }),
  status: 202,
  idempotent: true,
  rate: 'message',
});

export const confirmClaim = endpoint({
  name: 'confirmClaim',
  summary: `Takes over a listing with the code that was sent to it; ${CODE_ATTEMPTS} attempts, ${CODE_MINUTES} minutes`,
  method: 'POST',
  path: '/api/listing-claims/:id/confirm',
  params: z.object({ id: ClaimId }),
  body: CodeWithConsent,
  reply: z.object({ listingKey: ListingKey, slug: z.string() }),
  problems: ['not-allowed'],
  rate: 'message',
});

const ofListing = {
  params: z.object({ key: ListingKey }),
  path: '/api/listings/:key',
  reply: OwnListing,
  problems: ['not-found'],
} as const;

export const getOwnListing = endpoint({
  ...ofListing,
  name: 'getOwnListing',
  summary: 'A listing, for whoever has taken it over',
  method: 'GET',
  rate: 'read',
});

export const editListing = endpoint({
  ...ofListing,
  name: 'editListing',
  summary: 'Changes trades, specialties, service areas, hours, and whether phone and e-mail are shown',
  method: 'PATCH',
  body: ListingEdit,
  rate: 'write',
});

export const findPlacesElsewhere = endpoint({
  name: 'findPlacesElsewhere',
  summary: 'Businesses that another service knows where this directory has hardly anybody; empty where none is set',
  method: 'GET',
  path: '/api/places-elsewhere',
  query: z.object({ serviceType: Trade, latitude: Latitude, longitude: Longitude }),
  reply: z.object({
    places: z.array(OutsidePlace),
    /** Must be shown with the places; null if there are none. */
    attribution: z.string().nullable(),
  }),
  // Each call may cost money.
  rate: 'message',
});
