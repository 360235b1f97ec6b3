import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId } from '../../kernel/id.ts';
import { Latitude, Longitude } from '../locations/place.ts';
import { Contractor, FoundContractor } from './contractor.ts';
import { Trade } from './trade.ts';

const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(absentWhenEmpty, z.string().trim().max(500).optional());

/** How far a search reaches, in miles. */
export const SEARCH_RADIUS_MILES = 60;
/** How many contractors one answer shows. */
export const SEARCH_LIMIT = 20;

export const FindPlumbersQuery = z.object({
  serviceType: z.preprocess(
    (value) => (value === '' ? undefined : value === 'specific-project' ? 'construction' : value),
    Trade.default('plumbing'),
  ),
  /** 'Louisville, KY'. */
  location: optionalText,
  city: optionalText,
  state: optionalText,
  latitude: z.preprocess(absentWhenEmpty, Latitude.optional()),
  longitude: z.preprocess(absentWhenEmpty, Longitude.optional()),
  urgency: optionalText,
  projectDescription: optionalText,
  specialty: optionalText,
});

export const findPlumbers = endpoint({
  name: 'findPlumbers',
  summary: 'Contractors of a trade within 60 miles of a place, featured first, then nearest',
  method: 'GET',
  path: '/api/find-plumbers',
  query: FindPlumbersQuery,
  reply: z.object({
    contractors: z.array(FoundContractor),
    /** How many there are within the radius, counted up to 1,000. */
    totalFound: z.number().int(),
    /** 'Louisville, KY', or 'Nationwide' without a place. */
    location: z.string(),
    /** Miles; null nationwide. */
    searchRadius: z.number().nullable(),
  }),
  problems: ['not-found'],
  rate: 'read',
});

export const getContractor = endpoint({
  name: 'getContractor',
  summary: 'One contractor, as anyone may see it',
  method: 'GET',
  path: '/api/contractors/:id',
  params: z.object({ id: ContractorId }),
  reply: Contractor,
  problems: ['not-found'],
  rate: 'read',
});
